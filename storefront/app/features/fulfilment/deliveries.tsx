import type { OrderDelivery } from '#contract/fulfilment.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { isMade } from '#domain/custom-requests/custom-requests.ts'
import { MOST_MOVES } from '#domain/fulfilment/delivery-planning.ts'
import { useText } from '../../messages/text.ts'
import { Card } from '../accounts/my-account/card.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import styles from './deliveries.module.css'
import { Delivery } from './delivery.tsx'

type DeliveriesProps = { order: Order; door: OrderAccess; settings: ShopSettings }

/**
 * What is still to come, or to be collected: when, and the code to say. Nothing once all of it has come, and while a
 * piece to collect is being made.
 */
export function Deliveries({ order, door, settings }: DeliveriesProps) {
  const text = useText()
  const { method } = order
  const deliveries = knownDeliveries(order)
  if (!deliveries.some(isOpen) || (method === 'pickup' && !isMade(order.custom))) return null
  return (
    <Card
      id="order-deliveries"
      title={method === 'pickup' ? text('deliveries.pickup') : text('deliveries.title', { count: deliveries.length })}
    >
      <ul className={styles.deliveries}>
        {deliveries.map((delivery) => (
          <li key={delivery.number}>
            <Delivery delivery={delivery} count={deliveries.length} order={order} door={door} settings={settings} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Before the confirmation, a day can be chosen for the whole order, unless it must be paid first. */
function knownDeliveries(order: Order): readonly OrderDelivery[] {
  const { deliveries, status, method, estimate, money, items, isReadOnly } = order
  const isEarly = deliveries.length === 0 && status === 'pending' && money.payNow === null && !isReadOnly
  if (!isEarly || method === 'pickup' || estimate === null) return deliveries
  const pieces = items.map(({ quantity }, position) => ({ position, quantity }))
  const planning = { until: null, movesLeft: MOST_MOVES }
  return [
    {
      number: 1,
      state: 'planned',
      day: null,
      slot: null,
      estimate,
      failed: null,
      pieces,
      code: null,
      deliveredAt: null,
      cash: null,
      planning,
    },
  ]
}

function isOpen({ state }: OrderDelivery): boolean {
  return state === 'planned' || state === 'out'
}
