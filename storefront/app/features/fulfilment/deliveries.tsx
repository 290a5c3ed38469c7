import type { OrderDelivery } from '#contract/fulfilment.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { isMade } from '#domain/custom-requests/custom-requests.ts'
import { useText } from '../../messages/text.ts'
import { Card } from '../accounts/my-account/card.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import styles from './deliveries.module.css'
import { Delivery } from './delivery.tsx'
import { DELIVERIES_ID, firstToChoose, knownDeliveries } from './known-deliveries.ts'

type DeliveriesProps = { order: Order; door: OrderAccess; settings: ShopSettings }

/**
 * What is still to come, or to be collected: when, and the code to say. Nothing once all of it has come, and while a
 * piece to collect is being made.
 */
export function Deliveries({ order, door, settings }: DeliveriesProps) {
  const text = useText()
  const { method } = order
  const deliveries = knownDeliveries(order)
  const linked = firstToChoose(deliveries)
  if (!deliveries.some(isOpen) || (method === 'pickup' && !isMade(order.custom))) return null
  return (
    <Card
      id={DELIVERIES_ID}
      title={method === 'pickup' ? text('deliveries.pickup') : text('deliveries.title', { count: deliveries.length })}
    >
      <ul className={styles.deliveries}>
        {deliveries.map((delivery) => (
          <li key={delivery.number}>
            <Delivery
              delivery={delivery}
              count={deliveries.length}
              isLinked={delivery === linked}
              order={order}
              door={door}
              settings={settings}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function isOpen({ state }: OrderDelivery): boolean {
  return state === 'planned' || state === 'out'
}
