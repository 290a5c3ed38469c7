import { useFormat } from '../format.ts'
import { useText } from '../messages/text.ts'
import styles from './price.module.css'

export type PriceProps = {
  /** Whole rupees. */
  price: number
  /** Shown struck through, and only if it is higher. */
  oldPrice: number | null
  size?: 'card' | 'page' | undefined
  className?: string | undefined
}

export function Price({ price, oldPrice, size = 'card', className }: PriceProps) {
  const text = useText()
  const format = useFormat()
  const isReduced = oldPrice !== null && oldPrice > price
  const look = [styles.price, styles[size], className].filter((name) => name !== undefined).join(' ')
  if (!isReduced) return <p className={look}>{format.money(price)}</p>
  return (
    <p className={look}>
      <span className="visually-hidden">{text('price.new')} </span>
      <span className={styles.reduced}>{format.money(price)}</span>
      <s className={styles.old}>
        <span className="visually-hidden">{text('price.old')} </span>
        {format.money(oldPrice)}
      </s>
    </p>
  )
}
