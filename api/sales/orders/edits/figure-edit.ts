import type { OrderEditBody } from '#contract/admin/orders/edits.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import type { Delivery } from '#domain/checkout/order-total.ts'
import { defined } from '#domain/defined.ts'
import { feeBefore, settleEdit, type OrderEditDetail } from '#domain/orders/order-edit.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { versionOf } from '../../../platform/records/version.ts'
import { deliveryOf } from '../../terms/offered-methods.ts'
import { findExchangeFor } from '../../exchanges/exchange-queries.ts'
import { readShop, type CheckoutShop } from '../../terms/shop-queries.ts'
import type { StoredOrder } from '../order-record.ts'
import type { PrivateOrder } from '../private-order.ts'
import { isPrinted, moveDelivery, refuseCashThere, type MovedDelivery } from './edit-delivery.ts'
import { isOtherWay } from './edit-pickup.ts'
import { agreedLines, discountLines, staffDiscountOf, type DiscountedLines } from './edit-discounts.ts'
import { resolveLines, type ResolvedLine } from './edit-lines.ts'
import type { EditedGoods, EditedLine, NewFigures } from './edit-queries.ts'

/** An order before its edit, with its private details opened. */
export type EditedOrder = { order: StoredOrder; details: PrivateOrder; before: EditedGoods }

/** An edited order before it is written. */
export type FiguredEdit = EditedGoods & {
  resolved: ResolvedLine[]
  figures: NewFigures
  change: OrderEditDetail
  /** Undefined where address and method stay. */
  moved: MovedDelivery | undefined
  /** Whether it differs from the order as it is. */
  isChanged: boolean
  /** Whether the invoice prints something else then. */
  isOnPaper: boolean
  /** Discounts that no longer apply: their promotions, and their names. */
  dropped: { promotionId: string | null; name: string }[]
  due: number
  refund: number
}

/** Returns the version of everything that an edit depends on: goods, sums, payments and delivery. */
export function editVersion(order: StoredOrder, { lines, reductions }: EditedGoods): string {
  const { state, total, shipping, counted, payment, district, method, store } = order
  const details = order.privateDetails?.toString('base64url')
  const goods = lines.map(({ position, sku, price, quantity }) => [position, sku, price, quantity])
  const taken = reductions.map(({ name, amount }) => [name, amount])
  return versionOf({ state, total, shipping, counted, payment, district, method, store, details, goods, taken })
}

/**
 * Computes what an edit makes of an order.
 *
 * @throws AppError invalid_input with the problem of each field
 */
export async function figureEdit(
  db: Db,
  { order, details, before }: EditedOrder,
  { lines: wanted, fee, discount, delivery: place }: Omit<OrderEditBody, 'version'>,
  now: Date,
): Promise<FiguredEdit> {
  const resolved = await resolveLines(db, order.id, before.lines, wanted)
  const shop = place && (await readServing(db, place.district))
  const moved = place && shop ? moveDelivery(order, details, place, { shop, now }) : undefined
  const { district, method } = moved?.columns ?? order
  const pieces = changedPieces(before.lines, resolved)
  const stays = fee === 'keep' && pieces.length === 0 && !isOtherWay(order, method)
  const agreed = stays ? agreedLines(order, before, resolved, discount) : undefined
  const discountAgain = async () => {
    const delivery = await readFee(db, { method }, { order, before, fee }, district)
    const priced = { lines: resolved.map((line) => line.priced), delivery, reductions: before.reductions }
    return discountLines(db, order.id, priced, discount, now)
  }
  const { total, reductions } = agreed ?? (await discountAgain())
  const { subtotal, shipping, shippingVat, vat } = total
  const figures = { subtotal, shipping, shippingVat, total: total.total, vat }
  await refuseBelowExchange(db, order, figures.total)
  if (moved && shop) refuseCashThere(order, { district, method }, { shop, total: figures.total })
  const change = {
    pieces,
    total: { from: order.total, to: figures.total },
    shipping: { from: order.shipping, to: shipping },
    discount: { from: staffDiscountOf(before.reductions), to: discount },
    ...moved?.change,
  }
  const isMoneyChanged = [change.total, change.shipping, change.discount].some(({ from, to }) => from !== to)
  return {
    resolved,
    lines: resolved.map(({ sold }, position) => ({ ...sold, ...lineSums(total, position), position })),
    reductions,
    figures,
    change,
    moved,
    isChanged: pieces.length > 0 || isMoneyChanged || moved !== undefined,
    isOnPaper: pieces.length > 0 || isMoneyChanged || (moved !== undefined && isPrinted(order, details, moved)),
    dropped: droppedOf(before, reductions),
    ...settleEdit(figures.total, order.counted),
  }
}

/** @throws AppError invalid_input for less than the pieces cost that pay for the order and are not back yet */
async function refuseBelowExchange(db: Db, { id }: StoredOrder, total: number): Promise<void> {
  const found = await findExchangeFor(db, id)
  if (!found || found.state === 'received' || total >= found.exchange.amount) return
  const words = say('order-edits.paid-by-pieces', { amount: { money: found.exchange.amount } })
  throw new AppError('invalid_input', words, { discount: words })
}

/** Returns the fee that was agreed, or that of a new order. */
async function readFee(
  db: Db,
  { method }: Pick<StoredOrder, 'method'>,
  { order, before, fee }: { order: StoredOrder; before: EditedGoods; fee: OrderEditBody['fee'] },
  district: string,
): Promise<Delivery> {
  if (method === 'pickup') return { method }
  // Nobody agreed on a fee for an order that was to be collected.
  if (fee === 'rule' || order.method === 'pickup') return deliveryOf(await readServing(db, district), method)
  const agreed = feeBefore(order, before.lines, before.reductions)
  return { method: 'delivery', fee: agreed, largeItemFee: 0, freeOver: Number.MAX_SAFE_INTEGER }
}

/** @throws AppError unavailable before the shop was set up */
async function readServing(db: Db, district: string): Promise<CheckoutShop> {
  const shop = await readShop(db, district)
  if (!shop) throw new AppError('unavailable', say('calls.no-shop'))
  return shop
}

function lineSums({ lines }: DiscountedLines['total'], position: number) {
  const { subtotal, reduction, total, vat } = defined(lines[position], `line ${position}`)
  return { subtotal, reduction, total, vat }
}

/** Names removed and changed lines in their order, then new ones. */
function changedPieces(before: readonly EditedLine[], after: readonly ResolvedLine[]): OrderEditDetail['pieces'] {
  const kept = before.map((line) => {
    const to = after.find(({ from }) => from === line.position)?.sold.quantity ?? 0
    return { name: nameWithChoice(line.name, line), from: line.quantity, to }
  })
  const added = after.flatMap(({ from, sold }) => {
    return from === null ? [{ name: nameWithChoice(sold.name, sold), from: 0, to: sold.quantity }] : []
  })
  return [...kept.filter(({ from, to }) => from !== to), ...added]
}

function droppedOf({ reductions: before }: EditedGoods, after: EditedGoods['reductions']): FiguredEdit['dropped'] {
  const isThere = (one: EditedGoods['reductions'][number]) =>
    after.some((other) => {
      if (one.setId !== null) return other.setId === one.setId || other.name === one.name
      return one.promotionId === null ? other.name === one.name : other.promotionId === one.promotionId
    })
  return before.filter((one) => !one.byStaff && !isThere(one)).map(({ promotionId, name }) => ({ promotionId, name }))
}
