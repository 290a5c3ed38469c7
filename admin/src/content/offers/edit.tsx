import { EditPage } from '../record-pages.tsx'
import { OfferForm } from './form.tsx'

export default function OfferEdit() {
  return (
    <EditPage removal="The offer disappears from the shop immediately. This cannot be undone.">
      <OfferForm />
    </EditPage>
  )
}
