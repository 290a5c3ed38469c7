import type { OrderState } from '#domain/orders/order-states.ts'
import { sumOf } from '#domain/sum.ts'
import type { OrderRow, Snapshot } from './snapshot.ts'

const off: readonly OrderState[] = ['cancelled', 'returned']
/** Wallet statuses that mean it has, or has had, the money. */
const moneyCame = new Set(['COMPLETE', 'FULL_REFUND', 'Completed', 'Refunded'])

/** Figures before the first order. */
export type Stores = { stock: number; sold: number; uses: number }

/**
 * Checks the invariants that hold at any moment: money, attempts, states, goods and promotions are consistent.
 *
 * @throws Error for the first inconsistency
 */
export function checkLedger(now: Snapshot, before: Stores): void {
  for (const order of now.orders) {
    checkMoney(now, order)
    checkRecord(now, order)
  }
  checkPayments(now)
  checkStores(now, before)
}

/**
 * Checks that no order was charged twice, is confirmed without payment, or keeps money after it ended. Staff can make an order
 * cost more than was paid; what it costs no more is promised back at once.
 */
function checkMoney({ payments, refunds, events }: Snapshot, { id, state, total }: OrderRow): void {
  const paid = sumOf(
    payments.filter(({ orderId }) => orderId === id),
    ({ amount }) => amount,
  )
  const back = sumOf(
    refunds.filter(({ orderId }) => orderId === id),
    ({ amount }) => amount,
  )
  const kept = paid - back
  const isEdited = events.some(({ orderId, action }) => orderId === id && action === 'edited')
  if (off.includes(state)) same(kept, 0, `${state} order ${id} keeps money`)
  else if (isEdited && state === 'pending') same(kept === 0 || kept < total, true, `order ${id} is paid but pending`)
  else if (isEdited && state === 'confirm') same(kept > 0 && kept <= total, true, `edited order ${id} keeps ${kept}`)
  else if (state === 'pending') same(kept, 0, `order ${id} is paid but pending`)
  else same(kept, total, `${state} order ${id} has not been paid once`)
}

function checkRecord({ events, payments, refunds, papers }: Snapshot, { id, state, total }: OrderRow): void {
  const own = events.filter(({ orderId }) => orderId === id)
  const count = (action: string) => own.filter((event) => event.action === action).length
  same(own.at(-1)?.state, state, `last event of order ${id}`)
  same(count('place'), 1, `order ${id} was placed`)
  same(count('payment'), payments.filter(({ orderId }) => orderId === id).length, `payments on record of ${id}`)
  const owed = refunds.filter(({ orderId }) => orderId === id)
  same(count('refund-due'), owed.length, `refunds due on record of ${id}`)
  same(count('refund'), owed.filter(({ isDone }) => isDone).length, `refunds done on record of ${id}`)
  checkPapers(
    papers.filter(({ orderId }) => orderId === id),
    { total, state, confirmed: count('confirm'), replaced: own.filter(isReplacing).length, id },
  )
}

/** Whether an event replaced the invoice. */
function isReplacing({ action, state }: Snapshot['events'][number]): boolean {
  return action === 'edited' && state === 'confirm'
}

type Invoiced = Pick<OrderRow, 'id' | 'state' | 'total'> & { confirmed: number; replaced: number }

/** Checks that a confirmed order has one invoice of its total that no credit note covers, and an ended one has none. */
function checkPapers(papers: Snapshot['papers'], { id, state, total, confirmed, replaced }: Invoiced): void {
  const invoices = papers.filter(({ kind }) => kind === 'invoice')
  const notes = papers.filter(({ kind }) => kind === 'credit-note')
  const isOff = off.includes(state)
  same(invoices.length, confirmed + replaced, `invoices of ${id}`)
  same(notes.length, replaced + (confirmed > 0 && isOff ? 1 : 0), `credit notes of ${id}`)
  const open = sumOf(invoices, (paper) => paper.total ?? 0) - sumOf(notes, (paper) => paper.total ?? 0)
  if (papers.every((paper) => paper.total !== null)) {
    same(open, confirmed > 0 && !isOff ? total : 0, `what invoices of ${id} come to`)
  }
}

/**
 * Checks that each payment is backed by money at a wallet, and belongs to a paid attempt or to one whose wrong amount is
 * refunded. Each such attempt has exactly one payment.
 */
function checkPayments({ payments, attempts, refunds, wallet }: Snapshot): void {
  for (const { attemptId, amount, orderId } of payments) {
    const attempt = attempts.find(({ id }) => id === attemptId)
    const held = wallet.find(({ ref }) => ref === attempt?.ref)
    same(held && moneyCame.has(held.status), true, `the wallet has the money of ${attemptId}`)
    same(held?.amount, amount, `what the wallet has of ${attemptId}`)
    same(attempt?.state === 'paid', amount === attempt?.amount, `${attemptId} is paid with what it was about`)
    same(attempt?.orderId, orderId, `whose payment ${attemptId} is`)
  }
  for (const { id, state, ending } of attempts) {
    const [payment, ...more] = payments.filter(({ attemptId }) => attemptId === id)
    const isWrong = ending === 'wrong-amount'
    same(payment !== undefined, state === 'paid' || isWrong, `a payment of ${state} attempt ${id}`)
    same(more.length, 0, `more payments of attempt ${id}`)
    const back = refunds.find(({ cause }) => cause === `attempt:${id}`)?.amount
    if (isWrong) same(back, payment?.amount, `what goes back of the wrong amount of ${id}`)
  }
}

/** Checks that stock, sales and promotion uses match the live orders exactly. */
function checkStores({ orders, stock, moved, sold, uses }: Snapshot, before: Stores): void {
  const live = orders.filter(({ state }) => !off.includes(state))
  const pieces = sumOf(live, (order) => order.pieces)
  same(stock, before.stock - pieces, 'stock')
  same(moved, stock, 'movements of the stock')
  same(sold, before.sold + pieces, 'pieces sold')
  same(uses, before.uses + live.length, 'uses of the promotion')
}

/** Returns what an order lacks, in rupees. */
export function dueOf({ orders, payments, refunds }: Snapshot, orderId: string): number {
  const { total } = orders.find(({ id }) => id === orderId)!
  const paid = sumOf(
    payments.filter((payment) => payment.orderId === orderId),
    ({ amount }) => amount,
  )
  const back = sumOf(
    refunds.filter((one) => one.orderId === orderId),
    ({ amount }) => amount,
  )
  return Math.max(0, total - paid + back)
}

export function same(found: unknown, expected: unknown, what: string): void {
  if (found !== expected) throw new Error(`${what}: ${String(found)}, not ${String(expected)}`)
}
