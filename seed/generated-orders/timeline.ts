import { randomUUID } from 'node:crypto'
import { documentEvent } from '#api/sales/invoices/issue-document.ts'
import type { StoredInvoice } from '#api/sales/invoices/invoice-queries.ts'
import type { CreditCause } from '#api/sales/invoices/issue-credit-note.ts'
import { defined } from '#domain/defined.ts'
import type { CreditedPieces, CreditRequest } from '#domain/invoices/invoice.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { StockReason } from '#domain/stock/stock.ts'
import type { Payment, Event } from '../orders/insert-payments.ts'
import type { OrderRows } from '../orders/order-rows.ts'
import { auditRowsOf, generatedStaff } from './audit-rows.ts'
import type { Batch } from './batch.ts'
import { handoversOf } from './handover-rows.ts'
import type { Papers } from './papers.ts'
import type { Person } from './people.ts'
import type { Move } from './stock-rows.ts'

const DAY_MS = 86_400_000
/** Cash of later days is uncounted, as in the demo. */
const COUNTED_AFTER_MS = 10 * DAY_MS
/** Sent mails are deleted after 30 days, and the log of reads after 365. */
const MAILS_KEPT_MS = 30 * DAY_MS
const READS_KEPT_MS = 364 * DAY_MS
/** Staff open one of so many orders. */
const ORDERS_PER_READ = 3

/** An order whose history goes on. */
export type Happening = {
  rows: OrderRows
  person: Person
  deliveryId: string | undefined
  returnId: string | undefined
  /** After the events so far. */
  state: OrderState
  /** Its invoice, while it may be credited. */
  invoice: StoredInvoice | undefined
}
export type Entry = {
  event: Event
  happening: Happening
  /** What the event brought in. */
  payment?: Payment | undefined
  /** By default a cancelled or returned order is credited as a whole. */
  credit?: { cause: CreditCause; credit: CreditRequest } | undefined
  /** Pieces that came back while the order goes on, instead of all at its end. */
  restocked?: readonly CreditedPieces[] | undefined
}

type Credited = NonNullable<Entry['credit']>
export type Timeline = ReturnType<typeof openTimeline>

/** Keeps what is still to happen, so that histories, invoices, stock and logs are written by time for all orders together. */
export function openTimeline({
  papers,
  now,
  hsCodes,
}: {
  papers: Papers
  now: Date
  hsCodes: ReadonlyMap<number, string>
}) {
  const hsCodeOf = (productId: number) => defined(hsCodes.get(productId), `product ${productId}`)
  let waiting: Entry[] = []
  let cash: Payment[] = []
  let place = 0

  /**
   * Adds the rows of everything before `to` to the batch.
   *
   * @returns what happened to the stock meanwhile
   */
  function moveTo(to: Date, batch: Batch): Move[] {
    waiting.sort((one, other) => one.event.at.getTime() - other.event.at.getTime())
    const end = waiting.findIndex(({ event }) => event.at >= to)
    const past = end < 0 ? waiting : waiting.slice(0, end)
    waiting = end < 0 ? [] : waiting.slice(end)
    const moves = past.flatMap((entry) => tell(entry, batch))
    handOver(to, batch)
    return moves
  }

  function tell({ event, happening, payment, credit, restocked }: Entry, batch: Batch): Move[] {
    const { rows, person, deliveryId, returnId, state: before } = happening
    place += 1
    batch.events.push(eventRow(event))
    batch.audit.push(...auditRowsOf(event, { rows, deliveryId, returnId, before, paymentId: payment?.id }, place))
    happening.state = event.state
    if (event.action === 'confirm') invoice(happening, person, event, batch)
    const credited = credit ?? creditAtEnd(event)
    if (credited) creditNote(happening, credited, event, batch)
    if (event.action === 'payment' && payment?.method === 'cod') cash.push(payment)
    if (event.action === 'place') addMails(rows, batch)
    if (event.action === 'confirm' && place % ORDERS_PER_READ === 0) addRead(rows, event.at, batch)
    return movesOf(event, rows, restocked)
  }

  function invoice(happening: Happening, person: Person, { at, state }: Event, batch: Batch): void {
    const { rows } = happening
    if (!papers.isIssuable(at)) {
      batch.waitingPapers.push({ orderId: rows.order.id, kind: 'invoice', cause: 'order', credit: null, since: at })
      return
    }
    const { number, ...row } = papers.invoice(rows, person, hsCodeOf, at)
    happening.invoice = { ...row, number }
    batch.invoices.push(row)
    batch.events.push(eventRow({ ...documentEvent(happening.invoice), state }))
  }

  /** An order that was never confirmed has nothing to credit. */
  function creditNote(
    { rows, invoice: invoiced, state }: Happening,
    { cause, credit }: Credited,
    { at }: Event,
    batch: Batch,
  ): void {
    const wasConfirmed = rows.events.some(({ action, at: then }) => action === 'confirm' && then <= at)
    if (!wasConfirmed) return
    if (!invoiced || !papers.isIssuable(at)) {
      batch.waitingPapers.push({ orderId: rows.order.id, kind: 'credit-note', cause, credit, since: at })
      return
    }
    const { number, ...row } = papers.creditNote(invoiced, { cause, credit, lines: rows.lines }, at)
    batch.invoices.push(row)
    batch.events.push(eventRow({ ...documentEvent({ ...row, number }), state }))
  }

  /** Counts the cash of each day that is over. */
  function handOver(to: Date, batch: Batch): void {
    const end = Math.min(to.getTime(), now.getTime() - COUNTED_AFTER_MS)
    const today = nepalDay(new Date(end))
    const counted = cash.filter(({ receivedAt }) => nepalDay(receivedAt) < today)
    if (counted.length === 0) return
    cash = cash.filter(({ receivedAt }) => nepalDay(receivedAt) >= today)
    for (const { row, lines } of handoversOf(counted)) {
      batch.handovers.push(row)
      batch.handoverLines.push(...lines)
    }
  }

  function addMails({ order: { id, email, placedAt } }: OrderRows, batch: Batch): void {
    if (now.getTime() - placedAt.getTime() > MAILS_KEPT_MS) return
    const sent = { content: null, createdAt: placedAt, sentAt: placedAt, tries: 1 }
    batch.mails.push({ id: randomUUID(), event: `order-placed:${id}`, to: email, template: 'order-placed', ...sent })
  }

  function addRead({ order }: OrderRows, at: Date, batch: Batch): void {
    if (now.getTime() - at.getTime() > READS_KEPT_MS) return
    const staff = defined(generatedStaff[place % generatedStaff.length], 'staff')
    batch.reads.push({ at, ...staff, kind: 'order', records: [order.id], requestId: randomUUID() })
  }

  return { add: (entry: Entry) => void waiting.push(entry), moveTo }
}

/** With all fields, as COPY needs them. */
function eventRow({ orderId, action, state, actor, actorId = null, reason = '', at, detail = {} }: Event): Event {
  return { orderId, action, state, actor, actorId, reason, at, detail }
}

function creditAtEnd({ action }: Event): Credited | undefined {
  return action === 'cancel' || action === 'return' ? { cause: action, credit: { rest: true } } : undefined
}

/** Why all pieces of an order leave the stock, or come back. */
const reasons: Partial<Record<Event['action'], StockReason>> = {
  place: 'sold',
  cancel: 'cancelled',
  expire: 'cancelled',
  return: 'returned',
}

/** Returns which pieces an event takes from the stock or brings back. */
export function movesOf(
  { action, at }: Event,
  { order, lines }: OrderRows,
  restocked?: readonly CreditedPieces[],
): Move[] {
  const reason = restocked ? 'returned' : reasons[action]
  if (!reason) return []
  const quantityAt = new Map(restocked?.map(({ position, quantity }) => [position, quantity]))
  return lines.flatMap(({ variantId, position, quantity }) => {
    const pieces = restocked ? (quantityAt.get(position) ?? 0) : quantity
    if (pieces === 0 || !variantId) return []
    return [{ variantId, change: reason === 'sold' ? -pieces : pieces, reason, orderNumber: order.number, at }]
  })
}
