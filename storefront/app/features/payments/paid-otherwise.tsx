import type { Order } from '#contract/orders/orders.ts'
import type { Attempt } from '#contract/payments.ts'
import { overStates } from '#domain/orders/order-states.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { paidText } from '../orders/order/order-texts.ts'

/** Returns whether an order was paid in another way after this try failed. */
export function isPaidOtherwise({ state, purpose }: Pick<Attempt, 'state' | 'purpose'>, order: Order): boolean {
  const { status, money } = order
  if (state !== 'failed' || status === 'cancelled' || status === 'returned' || money.paid === 0) return false
  return money.due === 0 || (purpose === 'deposit' && money.payNow?.purpose === 'balance')
}

/** Says of the order of a failed try that it is to be paid in cash since; nothing of every other. */
export function PaysInCash({ order: { status, payment, method, money } }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  if (overStates.has(status) || payment !== 'cod' || money.due === 0) return null
  const amount = format.money(money.due)
  return <p>{text(method === 'pickup' ? 'pay.changed-pickup' : 'pay.changed-cod', { amount })}</p>
}

/** Says how the order was paid, then what became of the failed try. */
export function PaidOtherwise({ attempt, order }: { attempt: Attempt; order: Order }) {
  const text = useText()
  const format = useFormat()
  const { wallet, amount, ending } = attempt
  const given = { wallet: text(`order.payment.${wallet}`), amount: format.money(amount) }
  return (
    <>
      <p>{text('pay.settled', { payment: paidText(text, order) })}</p>
      <p>{text(ending === 'wrong-amount' ? 'pay.settled-wrong-amount' : 'pay.say-failed', given)}</p>
    </>
  )
}
