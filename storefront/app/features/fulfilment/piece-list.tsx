import type { OrderItem } from '#contract/orders/orders.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { defined } from '#domain/defined.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './piece-list.module.css'

type PieceListProps = { pieces: readonly { position: number; quantity: number }[]; items: readonly OrderItem[] }

/** Lists pieces of an order, such as `Asan bedside table, Walnut × 2`. */
export function PieceList({ pieces, items }: PieceListProps) {
  const text = useText()
  const format = useFormat()
  const nameOf = (position: number) => {
    const item = defined(items[position], `item ${position}`)
    return nameWithChoice(item.title, item, format.choice)
  }
  return (
    <ul className={styles.pieces}>
      {pieces.map(({ position, quantity }) => (
        <li key={position}>
          {text('order.times', {
            what: nameOf(position),
            quantity,
          })}
        </li>
      ))}
    </ul>
  )
}
