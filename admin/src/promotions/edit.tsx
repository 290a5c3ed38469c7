import { EditPage } from '../content/record-pages.tsx'
import { PromotionForm } from './form.tsx'

export default function PromotionEdit() {
  return (
    <EditPage removal="Nobody has used it yet: nothing is lost but the promotion itself.">
      <PromotionForm />
    </EditPage>
  )
}
