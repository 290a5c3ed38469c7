import { EditPage } from '../content/record-pages.tsx'
import { DeliveryZoneForm } from './form.tsx'

export default function DeliveryZoneEdit() {
  return (
    <EditPage removal="No district must belong to it any more, and no order must have been delivered in it.">
      <DeliveryZoneForm />
    </EditPage>
  )
}
