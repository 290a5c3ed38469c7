import { CreatePage } from '../record-pages.tsx'
import { ClientForm } from './form.tsx'

export default function ClientCreate() {
  return (
    <CreatePage blank={{ sector: '', logoPictureId: null, translations: {} }}>
      <ClientForm />
    </CreatePage>
  )
}
