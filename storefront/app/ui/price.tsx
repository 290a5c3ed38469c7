import { useFormat } from '../format.ts'
import { useText } from '../messages/text.ts'
import styles from './price.module.css'

export type PriceProps = {
  /** Whole rupees. */
  price: number
  /** Shown struck through, and only if it is higher. */
  oldPrice: number | null
  size?: 'card' | 'page' | undefined
}

export function Price({ price, oldPrice, size = 'card' }: PriceProps) {
  const text = useText()
  const format = useFormat()
  const isReduced = oldPrice !== null && oldPrice > price
  return (
    <p className={`${styles.price} ${styles[size]}`}>
      {isReduced && <span className="visually-hidden">{text('price.new')} </span>}
      <span className={isReduced ? styles.reduced : undefined}>{format.money(price)}</span>
      {isReduced && (
        <s className={styles.old}>
          <span className="visually-hidden">{text('price.old')} </span>
          {format.money(oldPrice)}
        </s>
      )}
    </p>
  )
}
