import { formatNumber } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './product-card.module.css'

export function StockLine({ countInStock }: { countInStock: number }) {
  const text = useText()
  return (
    <p className={countInStock > 0 ? styles.inStock : styles.outOfStock}>
      {countInStock > 0 ? text('card.in-stock', { count: formatNumber(countInStock) }) : text('card.out-of-stock')}
    </p>
  )
}
