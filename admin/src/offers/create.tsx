import { CreatePage } from '../content/record-pages.tsx'
import { alwaysShown } from '../content/schedule-parts.tsx'
import { OfferForm } from './form.tsx'

export default function OfferCreate() {
  return (
    <CreatePage blank={{ ...alwaysShown, translations: {} }}>
      <OfferForm />
    </CreatePage>
  )
}
