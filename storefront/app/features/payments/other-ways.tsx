import { useEffect, useRef, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { Card } from '../accounts/my-account/card.tsx'
import { ordersApi, type OrderAccess } from '../orders/orders-api.ts'
import { paymentText } from '../orders/order/order-texts.ts'
import { askForOrderAgain, noteOrder } from '../orders/list/use-orders.ts'
import styles from './pay-buttons.module.css'

type Said = { kind: 'changed'; payment: PaymentMethod } | { kind: 'failed'; message: string }

/** One button for each way of paying to which a pending order can be changed; what came of it stands below them. */
export function OtherWays({ order, door }: { order: Order; door: OrderAccess }) {
  const { orderId, otherWays, method } = order
  const text = useText()
  const [asked, setAsked] = useState<PaymentMethod>()
  const [said, setSaid] = useState<Said>()
  const status = useRef<HTMLDivElement>(null)
  // The pressed button is gone, or lost the focus while it was busy.
  useEffect(() => {
    if (said && document.activeElement === document.body) status.current?.focus()
  }, [said])
  if (otherWays.length === 0 && said === undefined) return null

  const change = async (payment: PaymentMethod) => {
    if (asked !== undefined) return
    setAsked(payment)
    const answer = await ordersApi.changePayment(door, { payment })
    setAsked(undefined)
    if (answer.success) {
      noteOrder(answer.data)
      setSaid({ kind: 'changed', payment })
    } else {
      setSaid({ kind: 'failed', message: refusalOf(text, answer, text('pay.not-changed')).message })
      askForOrderAgain(orderId)
    }
  }

  return (
    <Card id="order-other-ways" title={text('pay.other-ways')}>
      {otherWays.length > 0 && (
        <div className={styles.buttons}>
          {otherWays.map((payment) => (
            <Button
              key={payment}
              kind="outline"
              className={styles.button}
              busy={asked === payment}
              onClick={() => void change(payment)}
            >
              {paymentText(text, { payment, method })}
            </Button>
          ))}
        </div>
      )}
      <div ref={status} tabIndex={-1} role="status" className={styles.said}>
        {said?.kind === 'changed' && (
          <p>{text('pay.changed', { payment: paymentText(text, { payment: said.payment, method }) })}</p>
        )}
        {said?.kind === 'failed' && <RefusalNote>{said.message}</RefusalNote>}
      </div>
    </Card>
  )
}
