import { EditPage } from '../record-pages.tsx'
import { BannerForm } from './form.tsx'

export default function BannerEdit() {
  return (
    <EditPage removal="The banner disappears from the home page immediately. Its pictures stay in the library.">
      <BannerForm />
    </EditPage>
  )
}
