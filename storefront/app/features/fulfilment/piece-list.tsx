import type { OrderItem } from '#contract/orders.ts'
import { nameWithChoice } from '#domain/catalog/choice-name.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './piece-list.module.css'

type PieceListProps = { pieces: readonly { position: number; quantity: number }[]; items: readonly OrderItem[] }

/** Lists pieces of an order, such as `Asan bedside table, Walnut × 2`. */
export function PieceList({ pieces, items }: PieceListProps) {
  const text = useText()
  const format = useFormat()
  return (
    <ul className={styles.pieces}>
      {pieces.map(({ position, quantity }) => (
        <li key={position}>
          {text('order.times', {
            what: nameWithChoice(items[position]!.title, items[position]!, format.choice),
            quantity,
          })}
        </li>
      ))}
    </ul>
  )
}
