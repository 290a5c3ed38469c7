import { useEffect, useRef, useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { payByAfterChange } from '#domain/payments/payments.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { waitForResend } from '../accounts/waiting-email.ts'
import { Card } from '../accounts/my-account/card.tsx'
import { ordersApi, type OrderAccess } from '../orders/orders-api.ts'
import { paymentText } from '../orders/order/order-texts.ts'
import { askForOrderAgain, noteOrder } from '../orders/list/use-orders.ts'
import { CashCode } from './cash-code.tsx'
import otherStyles from './other-ways.module.css'
import styles from './pay-buttons.module.css'
import { untilText } from './until-text.ts'

/** What the card shows besides its buttons. `until`: when the order would end; null for cash. */
type Shown =
  | { kind: 'question'; payment: PaymentMethod; until: Date | null }
  | { kind: 'code' }
  | { kind: 'changed'; payment: PaymentMethod }
  | { kind: 'failed'; message: string }

/** The heading of the part that says how to pay by a method; none for cash. */
const headings: Partial<Record<PaymentMethod, string>> = { esewa: 'order-pay', khalti: 'order-pay', bank: 'order-bank' }

/**
 * One button for each way of paying to which a pending order can be changed. A change asks first if the order then ends
 * sooner, or if a transfer may be on its way; one of a guest to cash asks for a code. What came of it stands below, or in
 * the part that then says how to pay.
 */
export function OtherWays({ order, door }: { order: Order; door: OrderAccess }) {
  const { orderId, otherWays, method, totals, email, phone } = order
  const text = useText()
  const format = useFormat()
  const [asked, setAsked] = useState<PaymentMethod>()
  const [shown, setShown] = useState<Shown>()
  const status = useRef<HTMLDivElement>(null)
  const changed = shown?.kind === 'changed' && shown.payment === order.payment ? shown.payment : undefined
  useEffect(() => {
    if (changed) focusOn(document.getElementById(headings[changed] ?? '') ?? status.current)
  }, [changed])
  useEffect(() => {
    // The pressed button lost the focus while it was busy.
    if (shown?.kind === 'failed' && document.activeElement === document.body) status.current?.focus()
  }, [shown])
  if (order.status !== 'pending' || (otherWays.length === 0 && shown === undefined)) return null

  const choose = (payment: PaymentMethod) => {
    if (asked !== undefined) return
    const until = untilAfter(order, payment)
    if (order.payment === 'bank' || endsSooner(order, until)) setShown({ kind: 'question', payment, until })
    else void change(payment)
  }

  const change = async (payment: PaymentMethod) => {
    setAsked(payment)
    const answer = await ordersApi.changePayment(door, { payment })
    if (answer.success) noteChanged(answer.data)
    else if (answer.code === 'code_required') await askForCode()
    else fail(answer)
    setAsked(undefined)
  }

  const askForCode = async () => {
    const answer = await ordersApi.sendCashCode(door)
    if (!answer.success) return fail(answer)
    waitForResend({ kind: 'order', contact: email === '' ? format.phone(phone) : email })
    setShown({ kind: 'code' })
  }

  const sayChanged = (payment: PaymentMethod) => {
    if (payment !== 'cod') return text('pay.changed', { payment: paymentText(text, { payment, method }) })
    return text(method === 'pickup' ? 'pay.changed-pickup' : 'pay.changed-cod', { amount: format.money(totals.total) })
  }

  const noteChanged = (answered: Order) => {
    noteOrder(answered)
    setShown({ kind: 'changed', payment: answered.payment })
  }

  const fail = (answer: Parameters<typeof refusalOf>[1]) => {
    setShown({ kind: 'failed', message: refusalOf(text, answer, text('pay.not-changed')).message })
    askForOrderAgain(orderId)
  }

  return (
    <Card id="order-other-ways" title={text('pay.other-ways')} isPrinted={false}>
      {shown?.kind === 'code' ? (
        <CashCode order={order} door={door} onChanged={noteChanged} onLeave={() => setShown(undefined)} />
      ) : (
        otherWays.length > 0 && (
          <div className={styles.buttons}>
            {otherWays.map((payment) => (
              <Button
                key={payment}
                kind="outline"
                className={styles.button}
                busy={asked === payment}
                onClick={() => choose(payment)}
              >
                {paymentText(text, { payment, method })}
              </Button>
            ))}
          </div>
        )
      )}
      {shown?.kind === 'question' && (
        <Question
          key={shown.payment}
          {...shown}
          order={order}
          isBusy={asked !== undefined}
          onYes={() => void change(shown.payment)}
          onNo={() => setShown(undefined)}
        />
      )}
      <div ref={status} tabIndex={-1} role="status" className={styles.said}>
        {changed && <p>{sayChanged(changed)}</p>}
        {shown?.kind === 'failed' && <RefusalNote>{shown.message}</RefusalNote>}
      </div>
    </Card>
  )
}

type QuestionProps = {
  payment: PaymentMethod
  until: Date | null
  order: Order
  isBusy: boolean
  onYes: () => void
  onNo: () => void
}

/** Says what the change means, and takes the focus. */
function Question({ payment, until, order, isBusy, onYes, onNo }: QuestionProps) {
  const text = useText()
  const format = useFormat()
  const said = { payment: paymentText(text, { payment, method: order.method }) }
  const words = [
    until === null
      ? text('pay.ask-cash', { ...said, amount: format.money(order.totals.total) })
      : text('pay.ask-change', { ...said, time: untilText(text, format, until.toISOString()) }),
  ]
  if (order.payment === 'bank') words.push(text('pay.ask-transferred'))
  return (
    <div ref={showWhole} className={otherStyles.question}>
      <p ref={focusOn} tabIndex={-1}>
        {words.join(' ')}
      </p>
      <div className={otherStyles.choices}>
        <Button busy={isBusy} onClick={onYes}>
          {text('pay.change')}
        </Button>
        <Button kind="outline" onClick={onNo}>
          {text('pay.keep')}
        </Button>
      </div>
    </div>
  )
}

/** When the order would end if it were to be paid in that way from now on; null for cash. */
function untilAfter({ payment: from, date, instalments }: Order, to: PaymentMethod): Date | null {
  const request = instalments && { state: instalments.state, changedAt: new Date(instalments.changedAt) }
  return payByAfterChange({ from, to, placedAt: new Date(date), request }, new Date())
}

/** Whether an order that is then held `until` would end sooner than now. */
function endsSooner({ verifyBy, money: { payNow } }: Order, until: Date | null): boolean {
  const ends = verifyBy ?? payNow?.until ?? null
  return until !== null && (ends === null || until.getTime() < Date.parse(ends))
}

/** The focus brings only the first line into view, and its buttons may stay below a phone's screen. */
function showWhole(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest' })
}

function focusOn(part: HTMLElement | null): void {
  if (!part) return
  part.tabIndex = -1
  part.focus()
}
