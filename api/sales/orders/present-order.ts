import type { Order, OrderItem, OrderRow } from '#contract/orders/orders.ts'
import { townWithWard } from '#domain/addresses/address.ts'
import { townIn } from '#domain/addresses/local-levels.ts'
import type { Language } from '#domain/language/languages.ts'
import { isMade } from '#domain/custom-requests/custom-requests.ts'
import { actionRefusal, SHOPPER_CANCELS_WITHIN_MS } from '#domain/orders/order-states.ts'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { formatsOf } from '../../platform/language/localized.ts'
import { listTotals } from '../../shop/promotions/present-totals.ts'
import { presentFulfilment } from '../fulfilment/present-fulfilment.ts'
import { presentRequest } from '../instalments/request-queries.ts'
import type { MoneyRows } from '../payments/money-rows.ts'
import { paymentId, takesTransfers } from '../payments/order-money.ts'
import { presentMoney } from '../payments/present-money.ts'
import type { BankAccount, OrderRecord, PlacedRecord, StoredLine, StoredOrder } from './order-record.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { withoutCodes } from './for-readers.ts'
import { decryptOrder, isForAnother, type PrivateOrder } from './private-order.ts'

/** What a row of My Orders needs. */
type RowRecord = Pick<OrderRecord, 'order' | 'language' | 'lines' | 'reductions'> & {
  money: Pick<MoneyRows, 'payments' | 'refunds' | 'exchanged'>
  /** Whether a part of it was delivered. */
  isBegun: boolean
}

/** What presenting an order needs besides its record. */
export type ShownWith = {
  dataKey: DataKey
  account: BankAccount
  wallets: readonly WalletProvider[]
  now?: Date
}

export function presentPlaced(
  { order, language, store, arranged, lines, reductions, instalments }: PlacedRecord,
  { account, details }: { account: BankAccount; details: PrivateOrder },
) {
  const { method, payment, province, district, collectionCode, state } = order
  return {
    ...presentHead(order, details, language),
    items: lines.map(presentLine),
    payment,
    method,
    province,
    district,
    city: townIn(language, { city: details.city, district }),
    verifyBy: order.verifyBy?.toISOString() ?? null,
    estimate:
      order.estimateFirst && order.estimateLast ? { first: order.estimateFirst, last: order.estimateLast } : null,
    // A custom piece is made before those days.
    arranged: order.deposit === null ? arranged : null,
    // Before that, its buyer would take it for the code that confirms the order.
    collectionCode: state === 'pending' ? null : collectionCode,
    store,
    bank: payment === 'bank' && state === 'pending' ? payAccount(order, account) : null,
    floor: details.floor,
    hasLift: details.hasLift,
    access: details.access,
    note: details.note,
    doesNotFit: details.doesNotFit ?? [],
    business: details.business ?? null,
    totals: presentSums(order, reductions),
    instalments: instalments && presentRequest(instalments, language),
  }
}

/** Presents an order with everything that its page shows, as it is at `now`. */
export function presentOrder(record: OrderRecord, { dataKey, account, wallets, now = new Date() }: ShownWith): Order {
  const { order, events, money, fulfilment } = record
  const details = openDetails(dataKey, order)
  const isBegun = fulfilment.deliveries.some(({ state }) => state === 'delivered')
  const placed = presentPlaced(record, { account, details })
  const shownMoney = presentMoney(order, money, { wallets, now })
  const isPayable = shownMoney.payNow !== null && takesTransfers(order, money)
  const shown = {
    ...placed,
    arranged: record.custom && isMade(record.custom) ? record.arranged : placed.arranged,
    bank: isPayable ? payAccount(order, account) : placed.bank,
    ...presentStanding({ order, money, isBegun }, now),
    isReadOnly: false,
    isForAnother: isForAnother(details),
    linkBySms: false,
    codeBySms: null,
    newsBySms: false,
    events: events.map((event) => presentEvent(event, details)),
    money: shownMoney,
    otherWays: [],
    ...presentFulfilment(fulfilment, record, { dataKey, now }),
    invoices: order.privateDetails === null ? [] : [...record.invoices], // of a deleted account for the books alone
    custom: record.custom,
  }
  // With a code, its buyer would come for a piece that is still being made.
  return order.method === 'pickup' && !isMade(record.custom) ? withoutCodes(shown) : shown
}

/** Presents an order as a row of My Orders. */
export function presentOrderRow(
  record: RowRecord,
  { dataKey, now = new Date() }: { dataKey: DataKey; now?: Date },
): OrderRow {
  const { order, lines, reductions, language } = record
  return {
    ...presentHead(order, openDetails(dataKey, order), language),
    items: lines.map(presentLine),
    totals: presentSums(order, reductions),
    ...presentStanding(record, now),
  }
}

function presentSums({ subtotal, total, vat }: StoredOrder, reductions: OrderRecord['reductions']) {
  return listTotals({
    subtotal,
    reductions: reductions.map(({ name, code, amount, sets }) => {
      return { name, code, amount, ...(sets !== null && { sets }) }
    }),
    total,
    vat,
  })
}

function presentHead(order: StoredOrder, details: PrivateOrder, language: Language) {
  const { number, name, email, placedAt } = order
  return {
    orderId: number,
    name,
    phone: withoutCountry(details.phone),
    address: addressLine(details, order, language),
    pincode: details.zip,
    email,
    recipient: recipientIn(details),
    date: placedAt.toISOString(),
  }
}

/** Returns who receives an order in place of its buyer; null for nobody. */
export function recipientIn({ recipient }: PrivateOrder): Order['recipient'] {
  return recipient ? { ...recipient, phone: withoutCountry(recipient.phone) } : null
}

/** Returns the ten digits of a phone number. */
export function withoutCountry(phone: string): string {
  return phone.replace(/^\+977/, '')
}

/** Presents what changes during the life of an order, and its owner. */
function presentStanding({ order, money, isBegun }: Omit<RowRecord, 'language' | 'lines' | 'reductions'>, now: Date) {
  const { total, userId, state } = order
  return {
    paymentId: paymentId(order, money),
    totalAmount: total,
    userId,
    status: state,
    cancelUntil: isBegun ? null : cancelUntil(order, now),
  }
}

const FORGOTTEN: PrivateOrder = {
  phone: '',
  city: '',
  ward: null,
  street_address: '',
  landmark: '',
  position: null,
  apartment: '',
  zip: '',
  floor: null,
  hasLift: false,
  access: '',
  note: '',
}

/** Decrypts an order's private details, which are empty once its account was deleted. */
export function openDetails(dataKey: DataKey, { id, privateDetails }: StoredOrder): PrivateOrder {
  return privateDetails === null ? FORGOTTEN : decryptOrder(dataKey, id, privateDetails)
}

/** `Baidam Road, near the temple, Pokhara-6, Kaski, Gandaki`; nothing twice in a row, as in Kathmandu. */
export function addressLine(
  { street_address, landmark, apartment, city, ward }: PrivateOrder,
  { district, province }: Pick<StoredOrder, 'district' | 'province'>,
  language: Language = 'en',
): string {
  const { place, digits } = formatsOf(language)
  const town = townWithWard(townIn(language, { city, district }), ward === null ? null : digits(String(ward)))
  const parts = [street_address, landmark, apartment, town, place(district), place(province)].filter(
    (part) => part !== '',
  )
  return parts.filter((part, index) => part !== parts[index - 1]).join(', ')
}

function presentLine(line: StoredLine): OrderItem {
  const { productId, name, picture, color, size, type, sku, quantity, price, subtotal, total } = line
  return {
    productId: productId === null ? null : String(productId),
    title: name,
    image: picture,
    color,
    size,
    type,
    sku,
    quantity,
    price,
    subTotal: subtotal,
    total,
  }
}

/** The only reason that a shopper can give is that of a cancellation. */
export function presentEvent(
  { action, state, at, actor, reason, detail }: OrderRecord['events'][number],
  { shopperReason = reason }: PrivateOrder,
): Order['events'][number] {
  const said = actor === 'shopper' && action === 'cancel' ? shopperReason : reason
  return { action, status: state, at: at.toISOString(), by: actor, reason: said, detail }
}

function cancelUntil({ state, placedAt }: StoredOrder, now: Date): string | null {
  if (actionRefusal('cancel', { state, placedAt }, 'shopper', now)) return null
  return new Date(placedAt.getTime() + SHOPPER_CANCELS_WITHIN_MS).toISOString()
}

/** Returns the account for a transfer, with the order's number as its reference; null where the shop has none. */
export function payAccount({ number }: Pick<StoredOrder, 'number'>, account: BankAccount): Order['bank'] {
  const { bankName, bankAccountName, bankAccountNumber } = account
  if (bankAccountNumber === '') return null
  return { bank: bankName, accountName: bankAccountName, accountNumber: bankAccountNumber, reference: number }
}
