import { useText } from '../../../messages/text.ts'
import { OrderCard } from './order-card.tsx'
import styles from './order-card.module.css'
import type { OrderListProps } from './orders-table.tsx'

/** The phone layout: each order is a card with its progress. */
export function OrderCards({ orders, top, isBusy }: OrderListProps) {
  const text = useText()
  return (
    <section ref={top} className={styles.list} tabIndex={-1} aria-label={text('my-orders.table')} aria-busy={isBusy}>
      <ul className={styles.cards}>
        {orders.map((order) => (
          <OrderCard key={order.orderId} order={order} />
        ))}
      </ul>
    </section>
  )
}
