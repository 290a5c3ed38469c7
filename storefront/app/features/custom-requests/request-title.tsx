import { useText } from '../../messages/text.ts'
import styles from '../orders/order/order-title.module.css'

/** The name of a request's page; its number never breaks. */
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
