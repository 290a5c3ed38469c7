import { useText } from '../../messages/text.ts'
import styles from '../orders/order/order-title.module.css'

/** The page title; the request's number never wraps. */
export function RequestTitle({ number }: { number: string }) {
  const text = useText()
  const [before, after] = text('piece.page-title', { number }).split(number)
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </>
  )
}
