import { EditPage } from '../content/record-pages.tsx'
import { OfferForm } from './form.tsx'

export default function OfferEdit() {
  return (
    <EditPage removal="The offer is gone from the shop at once. To bring it back it must be written again.">
      <OfferForm />
    </EditPage>
  )
}
