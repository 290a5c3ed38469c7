import { EditPage } from '../content/record-pages.tsx'
import { BannerForm } from './form.tsx'

export default function BannerEdit() {
  return (
    <EditPage removal="The banner is gone from the home page at once. Its pictures stay in the library.">
      <BannerForm />
    </EditPage>
  )
}
