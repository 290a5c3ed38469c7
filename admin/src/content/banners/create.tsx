import { CreatePage } from '../record-pages.tsx'
import { alwaysShown } from '../schedule-parts.tsx'
import { BannerForm } from './form.tsx'

export default function BannerCreate() {
  return (
    <CreatePage blank={{ ...alwaysShown, linkLabel: '', linkCategoryId: null, images: [], translations: {} }}>
      <BannerForm />
    </CreatePage>
  )
}
