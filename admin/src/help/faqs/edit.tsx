import { EditPage } from '../../content/record-pages.tsx'
import { FaqForm } from './form.tsx'

export default function FaqEdit() {
  return (
    <EditPage removal="The question disappears from the Help Center immediately, and links to it stop working.">
      <FaqForm />
    </EditPage>
  )
}
