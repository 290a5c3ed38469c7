import { EditPage } from '../content/record-pages.tsx'
import { StoreForm } from './form.tsx'

export default function StoreEdit() {
  return (
    <EditPage removal="The showroom disappears from the shop immediately.">
      <StoreForm />
    </EditPage>
  )
}
