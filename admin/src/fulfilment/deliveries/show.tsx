import { Alert } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import { AssignmentBar } from '../../assignments/assignment-bar.tsx'
import { formats, t } from '../../language/t.ts'
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
  const { order, orderId, method, orderState, pieces, wrongCodes, unpaid } = delivery
  return (
    <RecordPage
      title={titleOf(delivery)}
      state={<DeliveryStatus delivery={delivery} />}
      acts={<DeliveryActs delivery={delivery} />}
      bar={<AssignmentBar kind="delivery" id={delivery.id} assignment={delivery.assignment} />}
      aside={<Buyer delivery={delivery} />}
    >
      {unpaid > 0 && (
        <Alert severity="warning">
          {t('%{amount} must be paid before the handover.', { amount: moneyText(unpaid) })}
        </Alert>
      )}
      {orderState === 'pending' && <Alert severity="info">{t('The order is not confirmed yet.')}</Alert>}
      <PagePart title={method === 'pickup' ? t('Pickup') : t('Delivery')}>
        <Facts
          facts={[
            [t('Order'), <OrderLink key="order" id={orderId} number={order} />],
            [t('Order status'), <OrderStatus key="state" state={orderState} />],
            [t('When'), method === 'pickup' ? t('During opening hours') : whenPlanned(delivery)],
            [t('Pickup location'), delivery.store],
            [t('Delivery estimate'), promisedText(delivery)],
            [t('Zone'), method === 'pickup' ? '' : (delivery.zone?.name ?? t('By arrangement'))],
            [t('Vehicle'), delivery.isLarge ? t('Truck') : ''],
            [t('Items'), piecesText(pieces)],
            [t('Cash to collect'), delivery.cash > 0 ? moneyText(delivery.cash) : ''],
            [t('Wrong code attempts'), wrongCodes > 0 ? formats.number(wrongCodes) : ''],
            [t('Delivered'), delivery.deliveredAt === null ? '' : whenText(delivery.deliveredAt)],
          ]}
        />
      </PagePart>
      <DriverActs deliveryId={delivery.id} />
    </RecordPage>
  )
}

function titleOf({ order, number, of, method }: AdminDelivery): string {
  if (of === 1) return method === 'pickup' ? t('Pickup for %{order}', { order }) : t('Delivery for %{order}', { order })
  return method === 'pickup'
    ? t('Pickup %{number} for %{order}', { number, order })
    : t('Delivery %{number} for %{order}', { number, order })
}

function promisedText({ estimate }: AdminDelivery): string {
  if (!estimate) return ''
  const { first, last } = estimate
  return first === last ? dayText(first) : t('%{from} to %{until}', { from: dayText(first), until: dayText(last) })
}

function Buyer({ delivery }: { delivery: AdminDelivery }) {
  const { name, phone, buyer, address, position, access, note } = delivery
  return (
    <PagePart title={buyer ? t('Recipient') : t('Customer')}>
      <Facts
        facts={[
          [t('Name'), name],
          [t('Phone'), phone && <PhoneLink key="phone" phone={phone} />],
          [t('Ordered by'), buyer?.name ?? ''],
          [t('Customer’s phone'), buyer && <PhoneLink key="buyer" phone={buyer.phone} />],
          [t('Address'), address],
          [t('Map'), position && <MapLink key="map" position={position} />],
          [t('Floor'), floorText(delivery)],
          [t('Access'), access],
          [t('Note'), note],
        ]}
      />
    </PagePart>
  )
}
