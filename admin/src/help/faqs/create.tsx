import { CreatePage } from '../../content/record-pages.tsx'
import { FaqForm } from './form.tsx'

export default function FaqCreate() {
  return (
    <CreatePage blank={{ group: 'orders', isAboutProducts: false, translations: {} }}>
      <FaqForm />
    </CreatePage>
  )
}
