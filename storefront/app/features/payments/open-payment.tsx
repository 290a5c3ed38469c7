import { useEffect } from 'react'
import type { OrderMoney } from '#contract/payments.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { askForOrderAgain } from '../orders/list/use-orders.ts'
import { useAttempt } from './use-attempt.ts'

type OpenPaymentProps = { orderId: string; pending: NonNullable<OrderMoney['pending']> }

/** A payment with an unknown outcome. The shop checks with the wallet while the page shows it. */
export function OpenPayment({ orderId, pending: { attemptId, wallet, amount } }: OpenPaymentProps) {
  const text = useText()
  const format = useFormat()
  const { attempt, hasFailed, isUnanswered, wasAnswered } = useAttempt(attemptId)
  const hasEnded = attempt !== undefined && attempt?.state !== 'pending'
  // The order on this page does not show the end of the payment yet.
  useEffect(() => {
    if (hasEnded) askForOrderAgain(orderId)
  }, [hasEnded, orderId])
  const isAway = hasFailed || isUnanswered || attempt?.isWalletAway === true
  const said = isAway ? 'pay.open-away' : wasAnswered && !hasEnded ? 'pay.open-unfinished' : 'pay.open-asking'
  return <p role="status">{text(said, { wallet: text(`order.payment.${wallet}`), amount: format.money(amount) })}</p>
}
