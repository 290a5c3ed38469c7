import type { Order, OrderDelivery } from '#contract/orders.ts'
import { useText } from '../../messages/text.ts'
import { Card } from '../my-account/card.tsx'
import type { OrderDoor } from '../orders/orders-api.ts'
import styles from './deliveries.module.css'
import { Delivery } from './delivery.tsx'

/** What is still to come, or to be fetched: when, and the code to say. Nothing once all of it has come. */
export function Deliveries({ order, door }: { order: Order; door: OrderDoor }) {
  const text = useText()
  const { deliveries, method } = order
  if (!deliveries.some(isOpen)) return null
  return (
    <Card
      id="order-deliveries"
      title={method === 'pickup' ? text('deliveries.pickup') : text('deliveries.title', { count: deliveries.length })}
    >
      <ul className={styles.deliveries}>
        {deliveries.map((delivery) => (
          <li key={delivery.number}>
            <Delivery delivery={delivery} order={order} door={door} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function isOpen({ state }: OrderDelivery): boolean {
  return state === 'planned' || state === 'out'
}
