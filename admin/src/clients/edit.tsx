import { EditPage } from '../content/record-pages.tsx'
import { ClientForm } from './form.tsx'

export default function ClientEdit() {
  return (
    <EditPage removal="The logo is gone from the home page at once; the picture stays in the library.">
      <ClientForm />
    </EditPage>
  )
}
