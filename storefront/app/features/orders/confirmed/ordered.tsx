import type { Order } from '#contract/orders/orders.ts'
import { useText } from '../../../messages/text.ts'
import { OrderItems } from '../order/order-items.tsx'
import { OrderProgress } from '../order/order-progress.tsx'
import { OrderStatus } from '../order/order-status.tsx'
import { WaitsForShop } from '../order/waits-for-shop.tsx'
import { ConfirmedTotals } from './confirmed-totals.tsx'
import styles from './confirmation.module.css'

/** What was ordered, how far it is, and what it costs. */
export function Ordered({ order }: { order: Order }) {
  const text = useText()
  return (
    <section className={styles.box} aria-labelledby="confirmed-order">
      <div className={styles.head}>
        <h2 id="confirmed-order" className={styles.title}>
          {text('checkout.your-order')}
        </h2>
        <OrderStatus order={order} />
      </div>
      <OrderProgress order={order} />
      <WaitsForShop order={order} />
      <OrderItems items={order.items} />
      <ConfirmedTotals order={order} />
    </section>
  )
}
