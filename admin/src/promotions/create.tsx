import { CreatePage } from '../content/record-pages.tsx'
import { blankPromotion, PromotionForm } from './form.tsx'

export default function PromotionCreate() {
  return (
    <CreatePage blank={blankPromotion()}>
      <PromotionForm />
    </CreatePage>
  )
}
