import type { ComponentProps } from 'react'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './stock-line.module.css'

type StockLineProps = {
  countInStock: number
  /** Shows the number in stock. */
  isCounted?: boolean
} & Pick<ComponentProps<'p'>, 'aria-live'>

export function StockLine({ countInStock, isCounted = true, ...line }: StockLineProps) {
  const text = useText()
  const format = useFormat()
  const inStock = isCounted ? text('card.in-stock', { count: format.number(countInStock) }) : text('card.some-in-stock')
  return (
    <p {...line} className={countInStock > 0 ? styles.inStock : styles.outOfStock}>
      {countInStock > 0 ? inStock : text('card.out-of-stock')}
    </p>
  )
}
