import { CreatePage } from '../content/record-pages.tsx'
import { alwaysShown } from '../content/schedule-parts.tsx'
import { BannerForm } from './form.tsx'

export default function BannerCreate() {
  return (
    <CreatePage blank={{ ...alwaysShown, linkLabel: '', linkCategoryId: null, images: [], translations: {} }}>
      <BannerForm />
    </CreatePage>
  )
}
