import type { Order } from '#contract/orders.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './form.module.css'
import { isPaidInCash } from './order-lines.ts'
import type { PieceCounts } from './piece-choice.tsx'

/** The price of the chosen pieces, and how it comes back. Only the shop knows the share of a discount. */
export function ReturnWorth({ order, counts }: { order: Order; counts: PieceCounts }) {
  const text = useText()
  const format = useFormat()
  const { items, totals, damage } = order
  const price = items.reduce((sum, item, position) => sum + item.price * (counts[position] ?? 0), 0)
  const isDamageRefunded = damage.some(({ remedy }) => remedy === 'refund')
  const less = totals.reductions.length > 0 ? 'return.worth-less' : 'return.worth'
  return (
    <div role="status" className={styles.worth}>
      {price > 0 && (
        <p>
          {text(isDamageRefunded ? 'return.worth-damage' : less, { amount: format.money(price) })}
          {totals.shippingFee > 0 && ` ${text('return.delivery-too')}`}
          {isPaidInCash(order) && ` ${text('return.cash')}`}
        </p>
      )}
    </div>
  )
}
