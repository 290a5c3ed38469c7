import { useText } from '../../../messages/text.ts'
import styles from './order-title.module.css'

export function OrderTitle({ orderId }: { orderId: string }) {
  const text = useText()
  return <NumberTitle title={text('order.title', { orderId })} number={orderId} />
}

/** The title of a page; its number never wraps. */
export function NumberTitle({ title, number }: { title: string; number: string }) {
  const [before, after] = title.split(number)
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </>
  )
}
