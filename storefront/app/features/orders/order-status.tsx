import type { OrderState } from '#domain/order-states.ts'
import { useText } from '../../messages/text.ts'
import styles from './order-status.module.css'

/** The state of an order, in its colour. */
export function OrderStatus({ status }: { status: OrderState }) {
  const text = useText()
  return <span className={`${styles.status} ${styles[status]}`}>{text(`order.status.${status}`)}</span>
}
