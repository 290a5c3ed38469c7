import { useEffect, useRef, useState } from 'react'
import type { OrderMoney } from '#contract/payments.ts'
import type { Order, OrderRow } from '#contract/orders/orders.ts'
import { deadlineOf, nightOf } from '#domain/language/deadline.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { type Text, useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import styles from './cancel-order.module.css'
import type { OrderAccess } from '../orders-api.ts'
import { ACTIONS_ID, CANCEL_HASH } from './cancel-link.ts'
import { transferText } from './order-texts.ts'
import { useAskByLink } from './use-ask-by-link.ts'
import { useIsBefore } from './use-is-before.ts'

const loadDialog = () => import('./cancel-dialog.tsx')

type Cancelled = Pick<OrderRow, 'orderId' | 'status' | 'date' | 'totalAmount' | 'cancelUntil' | 'paymentId' | 'email'> &
  Partial<Pick<Order, 'money'>>

type CancelOrderProps = {
  order: Cancelled
  door: OrderAccess
  /** A button unless told otherwise. */
  look?: 'link'
  /** Says below the button how to change the order: by default as on its page, which has "Order again". */
  howToChange?: 'my-orders.change-how'
}

/** Cancels an order while its shopper may; disappears when the time is over. */
export function CancelOrder({ order, door, look, howToChange }: CancelOrderProps) {
  const text = useText()
  const format = useFormat()
  const done = useRef<HTMLParagraphElement>(null)
  /** What came of it: a refusal, or '' once it is cancelled. */
  const [refusal, setRefusal] = useState<string>()
  const isOpen = useIsBefore(order.cancelUntil)
  const dialog = useLazyPanel(loadDialog)
  const button = useRef<HTMLButtonElement>(null)
  useAskByLink({ hash: CANCEL_HASH, landing: ACTIONS_ID }, isOpen && look === undefined, () => {
    // Closing the dialog returns the focus to it.
    button.current?.focus()
    dialog.open()
  })
  // Without a response, or in another tab, the order may end while the dialog is open.
  const said = order.status === 'cancelled' && dialog.isOpen ? '' : refusal
  // The focused button is gone.
  useEffect(() => {
    if (said !== undefined) done.current?.focus()
  }, [said])

  if (said !== undefined) {
    return (
      <p ref={done} tabIndex={-1} className={styles.done}>
        {said || text('order.cancelled')}
      </p>
    )
  }
  if (!isOpen || order.cancelUntil === null) return null
  return (
    <div className={look === 'link' ? styles.linked : styles.cancel}>
      {look === 'link' ? (
        <button type="button" className={styles.link} {...dialog.opener}>
          {text('order.cancel')}
        </button>
      ) : (
        <Button ref={button} kind="outline" {...dialog.opener}>
          {text('order.cancel')}
        </Button>
      )}
      {!endsBefore(order.money?.payNow?.until, order.cancelUntil) && (
        <p className={styles.until}>{untilText(text, format, order.date, order.cancelUntil)}</p>
      )}
      {look !== 'link' && <p className={styles.until}>{text(howToChange ?? 'order.change-how')}</p>}
      {dialog.Panel && (
        <dialog.Panel
          order={order}
          door={door}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onDone={(answer = '') => setRefusal(answer)}
        />
      )}
    </div>
  )
}

/** For an order placed late in the evening, that is the next day. */
function untilText(text: Text, format: Formats, placedAt: string, until: string): string {
  const { date, time } = deadlineOf(format, until)
  return nightOf(until) === null && date === format.shortDate(placedAt)
    ? text('order.cancel-until', { time })
    : text('order.cancel-until-on', { time, date })
}

/** Whether an unpaid order ends by itself before: then one deadline is enough. */
function endsBefore(payUntil: string | null | undefined, cancelUntil: string): boolean {
  return typeof payUntil === 'string' && payUntil < cancelUntil
}

/** Says of a cancelled or returned order what becomes of its buyer's money. */
export function MoneyBack({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const { status, money } = order
  if (status !== 'cancelled' && status !== 'returned') return null
  const late = status === 'cancelled' ? transferText(text, order) : undefined
  const said = [...refundTexts(text, format, money), ...(late === undefined ? [] : [late])]
  if (said.length === 0 && money.payments.length === 0) said.push(text('order.nothing-due'))
  return said.map((one) => <p key={one}>{one}</p>)
}

function refundTexts(text: Text, format: Formats, { refunds }: OrderMoney): string[] {
  const [due, done] = [refunds.filter(({ doneAt }) => doneAt === null), refunds.filter(({ doneAt }) => doneAt !== null)]
  const sum = (some: typeof refunds) => format.money(some.reduce((before, { amount }) => before + amount, 0))
  const said = done.length > 0 ? [text('order.money-returned', { amount: sum(done) })] : []
  const [inCash, otherwise] = [due.filter(isOfCash), due.filter((refund) => !isOfCash(refund))]
  for (const [id, some] of [['order.money-back', otherwise] as const, ['order.money-back-cash', inCash] as const]) {
    const last = some
      .map(({ dueBy }) => dueBy)
      .toSorted()
      .at(-1)
    if (last !== undefined) said.push(text(id, { amount: sum(some), date: format.shortDate(last) }))
  }
  return said
}

function isOfCash({ paidBy }: OrderMoney['refunds'][number]): boolean {
  return paidBy === 'cod'
}
