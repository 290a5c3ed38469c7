import { EditPage } from '../content/record-pages.tsx'
import { PromotionForm } from './form.tsx'

export default function PromotionEdit() {
  return (
    <EditPage removal="Nobody has used this promotion yet. Only the promotion itself is deleted.">
      <PromotionForm />
    </EditPage>
  )
}
