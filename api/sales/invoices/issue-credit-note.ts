import { defined } from '#domain/defined.ts'
import { priceOfPieces } from '#domain/fulfilment/after-sales.ts'
import {
  creditReasons,
  type CreditReason,
  type CreditedPieces,
  type CreditRequest,
  type InvoiceLine,
} from '#domain/invoices/invoice.ts'
import { creditSums } from '#domain/invoices/invoice-sums.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { inWords, presentSeller, type Draft, type Seller } from './compose-invoice.ts'
import { decryptInvoice } from './invoice-crypt.ts'
import {
  findSeller,
  insertWaiting,
  readInvoicesOf,
  readPaidLines,
  readWaiting,
  type StoredInvoice,
} from './invoice-queries.ts'
import { isIssuable, issueDocument } from './issue-document.ts'

/** `cancel`, `return`, `return:<id>`, `damage:<id>`, `staff:<id>`, `edit:<id>`. Each cause is credited once. */
export type CreditCause = CreditReason | `${CreditReason}:${string}`

/**
 * Credits an order's invoice or a part of it. The transaction must have locked the order. Call it last, because the counter
 * of the series stays locked until the end.
 *
 * @param order   as it is in this transaction
 * @param wanted  pieces and rupees to credit, including VAT; or the rest of the invoice
 * @returns the credit note; undefined if there is nothing to credit, or if it has to wait (issueInvoice)
 * @throws RangeError when more would be credited than was invoiced
 */
export async function issueCreditNote(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey'>,
  order: StoredOrder,
  wanted: { cause: CreditCause } & CreditRequest,
  now: Date,
): Promise<StoredInvoice | undefined> {
  const { cause, ...credit } = wanted
  const issued = await readInvoicesOf(tx, order.id)
  const invoice = issued.findLast(({ kind }) => kind === 'invoice')
  const isInvoiceWaiting = await waitsForInvoice(tx, order.id, cause)
  if (!invoice && !isInvoiceWaiting) return undefined // it was never confirmed
  const seller = await findSeller(tx)
  if (!invoice || isInvoiceWaiting || !seller || !(await isIssuable(tx, now))) {
    await insertWaiting(tx, { orderId: order.id, kind: 'credit-note', cause, credit })
    return undefined
  }
  const notes = issued.filter(({ creditsId }) => creditsId === invoice.id)
  const paid = await readPaidLines(tx, order.id)
  const draft = composeCreditNote(secrets, { invoice, notes, seller, paid }, cause, credit)
  const at = now > invoice.issuedAt ? now : invoice.issuedAt // another server's clock may have run ahead
  return draft && issueDocument(tx, secrets, order, { draft, cause, creditsId: invoice.id }, at)
}

/**
 * Returns whether the invoice to credit is still to be issued. The one that an edit replaces was issued before: what waits is
 * the invoice that follows it.
 */
async function waitsForInvoice(tx: Db, orderId: string, cause: CreditCause): Promise<boolean> {
  if (cause.startsWith('edit:')) return false
  return (await readWaiting(tx, orderId)).some(({ kind }) => kind === 'invoice')
}

type PaidLine = Awaited<ReturnType<typeof readPaidLines>>[number]
type Credited = { invoice: StoredInvoice; notes: readonly StoredInvoice[]; seller: Seller; paid: readonly PaidLine[] }

/** Composes a credit note; undefined if nothing is left to credit. One of a whole order needs no `paid` lines. */
export function composeCreditNote(
  { dataKey }: Pick<Secrets, 'dataKey'>,
  { invoice, notes, seller, paid }: Credited,
  cause: CreditCause,
  credit: CreditRequest,
): Draft | undefined {
  const original = decryptInvoice(dataKey, invoice)
  const before = sumOf(notes, ({ total }) => total)
  const left = invoice.total - before
  if (notes.length > 0 && left === 0) return undefined
  const amount = 'rest' in credit ? left : credit.amount
  const earlier = notes
    .map((note) => decryptInvoice(dataKey, note))
    .filter(({ credits }) => credits?.reason === 'return' || credits?.reason === 'rest')
  const returned = piecesBack(earlier.flatMap(({ lines }) => lines))
  const pieces = 'rest' in credit ? piecesLeft(original.lines, returned) : credit.lines
  const lines = pieces.map(({ position, quantity }) => creditedLine(original.lines, position, quantity))
  const goods = sumOf(lines, (line) => line.amount)
  const isWhole = 'rest' in credit && notes.length === 0
  // The sets of an invoice name the reduction of all of its pieces.
  const { sets, ...printed } = original
  return {
    ...printed,
    ...(isWhole && sets && { sets }),
    kind: 'credit-note',
    credits: { number: original.number, day: original.day, bsDay: original.bsDay, reason: reasonOf(cause) },
    seller: presentSeller(seller),
    lines,
    sums: isWhole
      ? original.sums
      : creditSums(invoice, { before, amount, goods, discount: reductionOf(lines, paid, returned) }),
    words: inWords(amount),
  }
}

/** Returns the number of returned pieces by position. */
function piecesBack(returned: readonly InvoiceLine[]): (position: number) => number {
  const back = Map.groupBy(returned, ({ position }) => position)
  return (position) => sumOf(back.get(position) ?? [], ({ quantity }) => quantity)
}

function piecesLeft(lines: readonly InvoiceLine[], returned: (position: number) => number): CreditedPieces[] {
  return lines
    .map(({ position, quantity }) => ({ position, quantity: quantity - returned(position) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Returns what sets and promotions took off these pieces. */
function reductionOf(
  lines: readonly InvoiceLine[],
  paid: readonly PaidLine[],
  returned: (position: number) => number,
): number {
  return sumOf(lines, (line) => line.amount - priceAfterReductions(paid, line, returned(line.position)))
}

function priceAfterReductions(
  paid: readonly PaidLine[],
  { position, quantity }: InvoiceLine,
  returned: number,
): number {
  const line = defined(
    paid.find((one) => one.position === position),
    `line ${position}`,
  )
  return priceOfPieces(line, Math.min(returned, line.quantity - quantity), quantity)
}

function creditedLine(lines: readonly InvoiceLine[], position: number, quantity: number): InvoiceLine {
  const line = lines.find((one) => one.position === position)
  if (!line || quantity > line.quantity) {
    throw new RangeError(`The invoice has no ${quantity} pieces at position ${position}`)
  }
  return { ...line, quantity, amount: line.rate * quantity }
}

function reasonOf(cause: CreditCause): CreditReason {
  const reason = creditReasons.find((one) => cause === one || cause.startsWith(`${one}:`))
  return defined(reason, `reason for ${cause}`)
}
