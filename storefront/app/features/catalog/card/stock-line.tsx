import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import styles from './product-card.module.css'

/** @param isCounted  shows the number in stock, unless false */
export function StockLine({ countInStock, isCounted = true }: { countInStock: number; isCounted?: boolean }) {
  const text = useText()
  const format = useFormat()
  if (countInStock === 0) return <p className={styles.outOfStock}>{text('card.out-of-stock')}</p>
  const count = format.number(countInStock)
  return <p className={styles.inStock}>{isCounted ? text('card.in-stock', { count }) : text('card.some-in-stock')}</p>
}
