import { useEffect } from 'react'
import type { OrderMoney } from '#contract/payments.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { askForOrderAgain } from '../orders/list/use-orders.ts'
import { untilText } from './until-text.ts'
import { useAttempt } from './use-attempt.ts'

type OpenPaymentProps = {
  orderId: string
  pending: NonNullable<OrderMoney['pending']>
  /** The page is about another try, so this one is named. */
  isOther?: boolean
}

/** A payment with an unknown outcome. The shop checks with the wallet while the page shows it. */
export function OpenPayment({ orderId, pending, isOther }: OpenPaymentProps) {
  const { attemptId, wallet, amount } = pending
  const text = useText()
  const format = useFormat()
  const { attempt, hasFailed, isUnanswered, wasAnswered } = useAttempt(attemptId)
  const hasEnded = attempt !== undefined && attempt?.state !== 'pending'
  // The order on this page does not show the end of the payment yet.
  useEffect(() => {
    if (hasEnded) askForOrderAgain(orderId)
  }, [hasEnded, orderId])
  const isAway = hasFailed || isUnanswered || attempt?.isWalletAway === true
  const said = isAway ? 'away' : wasAnswered && !hasEnded ? 'unfinished' : 'asking'
  const named = { wallet: text(`order.payment.${wallet}`), amount: format.money(amount) }
  return (
    <p role="status">
      {isOther && attempt
        ? text(`pay.other-${said}`, { ...named, time: untilText(text, format, attempt.begunAt) })
        : text(`pay.open-${said}`, named)}
    </p>
  )
}
