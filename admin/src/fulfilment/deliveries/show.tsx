import { Alert } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import { AssignmentBar } from '../../assignments/assignment-bar.tsx'
import { Facts } from '../../ui/facts.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { MapLink } from '../../ui/map-link.tsx'
import { PagePart } from '../../ui/page-part.tsx'
import { OrderLink, PhoneLink } from '../../ui/record-links.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { OrderStatus } from '../../ui/status-chip.tsx'
import { DeliveryActs } from './delivery-acts.tsx'
import { DriverActs } from './driver-acts.tsx'
import { dayText, DeliveryStatus, floorText, piecesText, whenPlanned } from './delivery-words.tsx'

/** Page of one delivery or pickup. */
export default function DeliveryShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <Delivery />
    </Show>
  )
}

function Delivery() {
  const delivery = useRecordContext<AdminDelivery>()
  if (!delivery) return null
  const { order, number, of, orderId, method, orderState, pieces, wrongCodes, unpaid } = delivery
  const kind = method === 'pickup' ? 'Pickup' : 'Delivery'
  return (
    <RecordPage
      title={of === 1 ? `${kind} for ${order}` : `${kind} ${number} for ${order}`}
      state={<DeliveryStatus delivery={delivery} />}
      acts={<DeliveryActs delivery={delivery} />}
      bar={<AssignmentBar kind="delivery" id={delivery.id} assignment={delivery.assignment} />}
      aside={<Buyer delivery={delivery} />}
    >
      {unpaid > 0 && <Alert severity="warning">{moneyText(unpaid)} must be paid before the handover.</Alert>}
      {orderState === 'pending' && <Alert severity="info">The order is not confirmed yet.</Alert>}
      <PagePart title={kind}>
        <Facts
          facts={[
            ['Order', <OrderLink key="order" id={orderId} number={order} />],
            ['Order status', <OrderStatus key="state" state={orderState} />],
            ['When', method === 'pickup' ? 'During opening hours' : whenPlanned(delivery)],
            ['Pickup location', delivery.store],
            ['Delivery estimate', promisedText(delivery)],
            ['Zone', method === 'pickup' ? '' : (delivery.zone?.name ?? 'By arrangement')],
            ['Vehicle', delivery.isLarge ? 'Truck' : ''],
            ['Items', piecesText(pieces)],
            ['Cash to collect', delivery.cash > 0 ? moneyText(delivery.cash) : ''],
            ['Wrong code attempts', wrongCodes > 0 ? String(wrongCodes) : ''],
            ['Delivered', delivery.deliveredAt === null ? '' : whenText(delivery.deliveredAt)],
          ]}
        />
      </PagePart>
      <DriverActs deliveryId={delivery.id} />
    </RecordPage>
  )
}

function promisedText({ estimate }: AdminDelivery): string {
  if (!estimate) return ''
  const { first, last } = estimate
  return first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`
}

function Buyer({ delivery }: { delivery: AdminDelivery }) {
  const { name, phone, buyer, address, position, access, note } = delivery
  return (
    <PagePart title={buyer ? 'Recipient' : 'Customer'}>
      <Facts
        facts={[
          ['Name', name],
          ['Phone', phone && <PhoneLink key="phone" phone={phone} />],
          ['Ordered by', buyer?.name ?? ''],
          ['Customer’s phone', buyer && <PhoneLink key="buyer" phone={buyer.phone} />],
          ['Address', address],
          ['Map', position && <MapLink key="map" position={position} />],
          ['Floor', floorText(delivery)],
          ['Access', access],
          ['Note', note],
        ]}
      />
    </PagePart>
  )
}
