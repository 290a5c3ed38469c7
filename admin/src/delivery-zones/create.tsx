import { CreatePage } from '../content/record-pages.tsx'
import { blankZone, DeliveryZoneForm } from './form.tsx'

export default function DeliveryZoneCreate() {
  return (
    <CreatePage blank={blankZone}>
      <DeliveryZoneForm />
    </CreatePage>
  )
}
