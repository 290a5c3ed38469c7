import { CreatePage } from '../record-pages.tsx'
import { alwaysShown } from '../schedule-parts.tsx'
import { OfferForm } from './form.tsx'

export default function OfferCreate() {
  return (
    <CreatePage blank={{ ...alwaysShown, translations: {} }}>
      <OfferForm />
    </CreatePage>
  )
}
