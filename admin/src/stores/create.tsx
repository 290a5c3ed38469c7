import { CreatePage } from '../content/record-pages.tsx'
import { StoreForm } from './form.tsx'

export default function StoreCreate() {
  return (
    <CreatePage blank={{ postalCode: '', services: '', hours: [], translations: {} }}>
      <StoreForm />
    </CreatePage>
  )
}
