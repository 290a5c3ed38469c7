import { useId, useRef, useState } from 'react'
import type { OrderEvent } from '#contract/orders/orders.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { type Text, useText } from '../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './order-history.module.css'
import { dayAndSlot } from '../../fulfilment/slot-texts.ts'

/** A longer history shows only the newest events at first; hiding one or two would save nothing. */
const SHOWN_AT_FIRST = 6
const LEAST_FOLDED = 3

type OrderHistoryProps = {
  /** Oldest first. */
  events: readonly OrderEvent[]
  shopName: string
}

/** The history of an order, newest event first, grouped by day: its time in Nepal, its author and reason. */
export function OrderHistory({ events, shopName }: OrderHistoryProps) {
  const text = useText()
  const format = useFormat()
  const id = useId()
  const list = useRef<HTMLOListElement>(BEFORE_MOUNT)
  const [isWhole, setIsWhole] = useState(false)
  const newest = events.toReversed()
  const folded = newest.length - SHOWN_AT_FIRST
  const isFolded = !isWhole && folded >= LEAST_FOLDED
  const shown = isFolded ? newest.slice(0, SHOWN_AT_FIRST) : newest

  const unfold = () => {
    setIsWhole(true)
    list.current.focus() // the focused button is gone
  }
  return (
    <>
      <ol ref={list} id={id} tabIndex={-1} className={styles.events}>
        {shown.map((event, at) => {
          const day = dayOf(event, format)
          const isLinked = dayOf(shown[at + 1], format) === day
          return (
            <li key={events.length - at} className={isLinked ? `${styles.event} ${styles.linked}` : styles.event}>
              {dayOf(shown[at - 1], format) !== day && <p className={styles.day}>{day}</p>}
              <Happening text={text} event={event} shopName={shopName} />
            </li>
          )
        })}
      </ol>
      {isFolded && (
        <button type="button" className={styles.unfold} aria-controls={id} aria-expanded={false} onClick={unfold}>
          {text('order.history-earlier', { count: folded })}
          <Icon name="chevron-down" size={18} />
        </button>
      )}
    </>
  )
}

function dayOf(event: OrderEvent | undefined, format: Formats): string | undefined {
  return event && format.shortDate(event.at)
}

function Happening({ text, event, shopName }: { text: Text; event: OrderEvent; shopName: string }) {
  const format = useFormat()
  const { action, at, by, reason } = event
  const detail = eventDetail(text, format, event)
  return (
    <div className={styles.happening}>
      <p className={styles.what}>
        {text(`order.event.${action}`)}
        {detail !== '' && <span className={styles.detail}> {detail}</span>}
      </p>
      <p className={styles.when}>
        <time dateTime={at}>{format.time(at)}</time>
        {' · '}
        {by === 'staff' ? text('order.by.staff', { name: shopName }) : text(`order.by.${by}`)}
      </p>
      {reason !== '' && <p className={styles.reason}>{reason}</p>}
    </div>
  )
}

/** Returns the details of an event, such as amount, day, stage or number; '' for none. */
function eventDetail(
  text: Text,
  format: Formats,
  { detail: { amount, day, slot, stage, number, instalments, from, to, exchangedFor, exchangeOf } }: OrderEvent,
): string {
  const said = [
    amount !== undefined && format.money(amount),
    day !== undefined && dayAndSlot(text, format, day, slot),
    stage !== undefined && text(`order.stage.${stage}`),
    number !== undefined && format.digits(number),
    exchangedFor !== undefined && text('order.exchanged-for', { number: exchangedFor }),
    exchangeOf !== undefined && text('order.exchange-of', { number: exchangeOf }),
    instalments !== undefined && text(`order.instalments.${instalments}`),
    from &&
      to &&
      text('order.payment-change', { from: text(`order.payment.${from}`), to: text(`order.payment.${to}`) }),
  ]
  return said.filter(Boolean).join(', ')
}
