import { amountInEnglish, amountInNepali } from '#domain/language/amount-in-words.ts'
import type { KeptColor } from '#domain/catalog/color.ts'
import type { InvoiceDocument, InvoiceLine } from '#domain/invoices/invoice.ts'
import { invoiceSums } from '#domain/invoices/invoice-sums.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { decryptOrder } from '../orders/private-order.ts'
import { addressLine } from '../orders/present-order.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { paidBy } from '../payments/order-money.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { type findSeller, readInvoicedLines, readReductions } from './invoice-queries.ts'

export type Seller = NonNullable<Awaited<ReturnType<typeof findSeller>>>

/** The printed document without what issuing adds: number and day. */
export type Draft = Omit<InvoiceDocument, 'number' | 'day' | 'bsDay'>

type Invoiced = {
  buyer: InvoiceDocument['buyer']
  payment: InvoiceDocument['payment']
  lines: Awaited<ReturnType<typeof readInvoicedLines>>
  reductions: Awaited<ReturnType<typeof readReductions>>
}
type OrderFigures = Pick<StoredOrder, 'number' | 'method' | 'subtotal' | 'total' | 'vat'>

/**
 * Composes the invoice of a whole order, as the order is now.
 *
 * @param printed  the buyer on the invoice that it replaces
 */
export async function composeInvoice(
  tx: Db,
  dataKey: DataKey,
  order: StoredOrder,
  seller: Seller,
  printed?: InvoiceDocument['buyer'],
): Promise<Draft> {
  const [lines, reductions] = [await readInvoicedLines(tx, order.id), await readReductions(tx, order.id)]
  const payment = paidBy(order, (await readMoneyOf(tx, [order.id]))(order.id))
  return draftInvoice(order, seller, { buyer: presentBuyer(dataKey, order, printed), payment, lines, reductions })
}

/** The same from what was read already. */
export function draftInvoice(
  order: OrderFigures,
  seller: Seller,
  { buyer, payment, lines, reductions }: Invoiced,
): Draft {
  return {
    kind: 'invoice',
    credits: null,
    seller: presentSeller(seller),
    buyer,
    orderNumber: order.number,
    payment,
    method: order.method,
    lines: lines.map(({ nativeName, color, ...line }) => {
      return { ...line, ...(nativeName !== null && { nativeName }), ...presentColor(color), brand: seller.name }
    }),
    ...presentSets(reductions),
    sums: invoiceSums(
      order,
      reductions.map(({ amount }) => amount),
    ),
    words: inWords(order.total),
  }
}

function presentSets(reductions: Awaited<ReturnType<typeof readReductions>>): Pick<InvoiceDocument, 'sets'> {
  const sets = reductions.flatMap(({ name, nativeName, sets: count, amount }) =>
    count === null ? [] : [{ name, ...(nativeName !== null && { nativeName }), count, amount }],
  )
  return sets.length > 0 ? { sets } : {}
}

function presentColor(color: KeptColor | null): Pick<InvoiceLine, 'color' | 'nativeColor'> {
  if (!color) return {}
  const nativeColor = color.translations.ne?.name
  return { color: color.name, ...(nativeColor !== undefined && { nativeColor }) }
}

export function presentSeller(seller: Seller): InvoiceDocument['seller'] {
  const { streetAddress, nativeStreetAddress, city, nativeCity, postalCode, ...shown } = seller
  return {
    ...shown,
    address: `${streetAddress}, ${city} ${postalCode}`,
    nativeAddress: `${nativeStreetAddress}, ${nativeCity} ${postalCode}`,
  }
}

export function inWords(total: number): InvoiceDocument['words'] {
  return { en: amountInEnglish(total), ne: amountInNepali(total) }
}

/**
 * The business that the order names, or else the person who ordered. The place of delivery stands apart where the business
 * gave another address. A business without one keeps that of the invoice before, once somebody else receives the order. A buyer
 * with a deleted account stays anonymous.
 */
function presentBuyer(
  dataKey: DataKey,
  order: StoredOrder,
  printed: InvoiceDocument['buyer'] | undefined,
): InvoiceDocument['buyer'] {
  const { id, name, method, privateDetails } = order
  if (privateDetails === null) return { name, address: '', phone: '', pan: '' }
  const details = decryptOrder(dataKey, id, privateDetails)
  const { business, phone, recipient } = details
  const delivery = { address: addressLine(details, order), nativeAddress: addressLine(details, order, 'ne') }
  if (printed && business && business.address === undefined && recipient) {
    const { address, nativeAddress } = printed
    const goesElsewhere = delivery.address !== address
    return { ...business, address, nativeAddress, phone, ...(goesElsewhere && { delivery }) }
  }
  if (business?.address === undefined) return { name, ...business, ...delivery, phone, pan: business?.pan ?? '' }
  const goesElsewhere = method !== 'pickup' && delivery.address !== business.address
  return { ...business, address: business.address, phone, ...(goesElsewhere && { delivery }) }
}
