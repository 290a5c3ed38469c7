import { useText } from '../../messages/text.ts'
import styles from './order-title.module.css'

/** The name of an order's page; its number never breaks. */
export function OrderTitle({ orderId }: { orderId: string }) {
  const text = useText()
  const [before, after] = text('order.title', { orderId }).split(orderId)
  return (
    <>
      {before}
      <span className={styles.number}>{orderId}</span>
      {after}
    </>
  )
}
