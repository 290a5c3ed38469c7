import { EditPage } from '../record-pages.tsx'
import { ClientForm } from './form.tsx'

export default function ClientEdit() {
  return (
    <EditPage removal="The logo disappears from the home page immediately. The picture stays in the library.">
      <ClientForm />
    </EditPage>
  )
}
