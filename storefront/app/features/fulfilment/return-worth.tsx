import type { Order } from '#contract/orders/orders.ts'
import { priceOfPieces } from '#domain/fulfilment/after-sales.ts'
import { sumOf } from '#domain/sum.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './form.module.css'
import { isPaidInCash } from './order-lines.ts'
import type { PieceCounts } from './piece-choice.tsx'

/** What was paid for the chosen pieces, and how it comes back. Only the shop knows what damage takes off. */
export function ReturnWorth({ order, counts }: { order: Order; counts: PieceCounts }) {
  const text = useText()
  const format = useFormat()
  const { items, totals, damage, returns } = order
  const back = returns.filter(({ state }) => state === 'received').flatMap(({ pieces }) => pieces)
  const price = sumOf([...items.entries()], ([position, item]) => {
    const before = sumOf(back, (piece) => (piece.position === position ? piece.quantity : 0))
    return priceOfPieces(item, before, counts[position] ?? 0)
  })
  const isDamageRefunded = damage.some(({ remedy }) => remedy === 'refund')
  return (
    <div role="status" className={styles.worth}>
      {price > 0 && (
        <p>
          {text(isDamageRefunded ? 'return.worth-damage' : 'return.worth', { amount: format.money(price) })}
          {totals.shippingFee > 0 && ` ${text('return.delivery-too')}`}
          {isPaidInCash(order) && ` ${text('return.cash')}`}
        </p>
      )}
    </div>
  )
}
