import { EditPage } from '../content/record-pages.tsx'
import { DeliveryZoneForm } from './form.tsx'

export default function DeliveryZoneEdit() {
  return (
    <EditPage removal="A zone can be deleted only if it has no districts and no orders.">
      <DeliveryZoneForm />
    </EditPage>
  )
}
