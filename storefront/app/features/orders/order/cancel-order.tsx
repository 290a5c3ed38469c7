import { useEffect, useRef, useState } from 'react'
import type { Order, OrderMoney, OrderRow } from '#contract/orders.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { type Text, useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import styles from './cancel-order.module.css'
import type { OrderAccess } from '../orders-api.ts'
import { transferText } from './order-texts.ts'
import { useIsBefore } from './use-is-before.ts'

const loadDialog = () => import('./cancel-dialog.tsx')

type Cancelled = Pick<OrderRow, 'orderId' | 'date' | 'totalAmount' | 'cancelUntil' | 'paymentId' | 'email'> &
  Partial<Pick<Order, 'money'>>

type CancelOrderProps = {
  order: Cancelled
  door: OrderAccess
  /** A button unless told otherwise. */
  look?: 'link'
}

/** Cancels an order while its shopper may; disappears when the time is over. */
export function CancelOrder({ order, door, look }: CancelOrderProps) {
  const text = useText()
  const format = useFormat()
  const done = useRef<HTMLParagraphElement>(null)
  const [wasCancelled, setWasCancelled] = useState(false)
  const isOpen = useIsBefore(order.cancelUntil)
  const dialog = useLazyPanel(loadDialog)
  // The focused button is gone.
  useEffect(() => {
    if (wasCancelled) done.current?.focus()
  }, [wasCancelled])

  if (wasCancelled) {
    return (
      <p ref={done} tabIndex={-1} className={styles.done}>
        {order.email === ''
          ? text('order.cancelled-note', { note: text('order.cancelled-no-sms') })
          : text('order.cancelled')}
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
        <Button kind="outline" {...dialog.opener}>
          {text('order.cancel')}
        </Button>
      )}
      {!endsBefore(order.money?.payNow?.until, order.cancelUntil) && (
        <p className={styles.until}>{untilText(text, format, order.date, order.cancelUntil)}</p>
      )}
      {dialog.Panel && (
        <dialog.Panel
          order={order}
          door={door}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onDone={() => setWasCancelled(true)}
        />
      )}
    </div>
  )
}

/** For an order placed late in the evening, that is the next day. */
function untilText(text: Text, format: Formats, placedAt: string, until: string): string {
  const [time, date] = [format.time(until), format.shortDate(until)]
  return date === format.shortDate(placedAt)
    ? text('order.cancel-until', { time })
    : text('order.cancel-until-on', { time, date })
}

/** Whether an unpaid order ends by itself before: then one deadline is enough. */
function endsBefore(payUntil: string | null | undefined, cancelUntil: string): boolean {
  return typeof payUntil === 'string' && payUntil < cancelUntil
}

/** Says of a cancelled order what becomes of its buyer's money; nothing where no money can have come. */
export function MoneyBack({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const { status, money } = order
  if (status !== 'cancelled') return null
  return [refundText(text, format, money), transferText(text, order)].map((said) => said && <p key={said}>{said}</p>)
}

function refundText(text: Text, format: Formats, { refunds }: OrderMoney): string | undefined {
  const due = refunds.filter(({ doneAt }) => doneAt === null)
  const last = due
    .map(({ dueBy }) => dueBy)
    .toSorted()
    .at(-1)
  if (last === undefined) return undefined
  const amount = due.reduce((sum, refund) => sum + refund.amount, 0)
  return text('order.money-back', { amount: format.money(amount), date: format.shortDate(last) })
}
