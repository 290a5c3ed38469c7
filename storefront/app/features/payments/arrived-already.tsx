import { useEffect, useRef } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { isWallet } from '#domain/payments/payment-methods.ts'
import { useText } from '../../messages/text.ts'
import { usePaying } from './paying.ts'
import './payments-messages.ts'

/** Returns whether the shopper pressed Pay for an amount that had already been paid. */
export function useArrivedAlready({ orderId, money }: Order): boolean {
  const paying = usePaying(orderId)
  return paying?.step === 'failed' && paying.failure.code === 'conflict' && money.payNow === null && money.paid > 0
}

/** Says that the payment has arrived. It takes the focus, since the pressed button is gone. */
export function ArrivedAlready({ order }: { order: Order }) {
  const text = useText()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) said.current?.focus()
  }, [])
  const { method } = order.money.payments.findLast((payment) => isWallet(payment.method)) ?? { method: order.payment }
  return (
    <p ref={said} tabIndex={-1} role="status">
      {text('pay.arrived-already', { wallet: text(`order.payment.${method}`) })}
    </p>
  )
}
