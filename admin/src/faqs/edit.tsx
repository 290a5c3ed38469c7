import { EditPage } from '../content/record-pages.tsx'
import { FaqForm } from './form.tsx'

export default function FaqEdit() {
  return (
    <EditPage removal="The question and every link to it are gone from the Help Center at once.">
      <FaqForm />
    </EditPage>
  )
}
