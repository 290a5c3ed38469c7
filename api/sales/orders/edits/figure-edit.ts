import type { OrderEditBody } from '#contract/admin/orders/edits.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import type { Delivery, OrderTotal } from '#domain/checkout/order-total.ts'
import { defined } from '#domain/defined.ts'
import { feeBefore, settleEdit, type OrderEditDetail } from '#domain/orders/order-edit.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { versionOf } from '../../../platform/records/version.ts'
import { deliveryOf } from '../../terms/offered-methods.ts'
import { readShop } from '../../terms/shop-queries.ts'
import type { StoredOrder } from '../order-record.ts'
import { discountLines, staffDiscountOf } from './edit-discounts.ts'
import { resolveLines, type ResolvedLine } from './edit-lines.ts'
import type { EditedGoods, EditedLine, NewFigures } from './edit-queries.ts'

/** An edited order before it is written. */
export type FiguredEdit = EditedGoods & {
  resolved: ResolvedLine[]
  figures: NewFigures
  change: OrderEditDetail
  /** Whether it differs from the order as it is. */
  isChanged: boolean
  /** Discounts that no longer apply: their promotions, and their names. */
  dropped: { promotionId: string | null; name: string }[]
  due: number
  refund: number
}

/** Returns the version of everything that an edit depends on: what was ordered, what it costs and what was paid. */
export function editVersion(
  { state, total, shipping, counted, payment }: StoredOrder,
  { lines, reductions }: EditedGoods,
): string {
  const goods = lines.map(({ position, sku, price, quantity }) => [position, sku, price, quantity])
  const taken = reductions.map(({ name, amount }) => [name, amount])
  return versionOf({ state, total, shipping, counted, payment, goods, taken })
}

/**
 * Computes what an edit makes of an order.
 *
 * @throws AppError invalid_input with the problem of each field
 */
export async function figureEdit(
  db: Db,
  order: StoredOrder,
  before: EditedGoods,
  { lines: wanted, fee, discount }: Omit<OrderEditBody, 'version'>,
  now: Date,
): Promise<FiguredEdit> {
  const resolved = await resolveLines(db, order.id, before.lines, wanted)
  const delivery = await readDelivery(db, order, before, fee)
  const priced = { lines: resolved.map((line) => line.priced), delivery, reductions: before.reductions }
  const { total, reductions } = await discountLines(db, order.id, priced, discount, now)
  const { subtotal, shipping, shippingVat, vat } = total
  const figures = { subtotal, shipping, shippingVat, total: total.total, vat }
  const pieces = changedPieces(before.lines, resolved)
  const change = {
    pieces,
    total: { from: order.total, to: figures.total },
    shipping: { from: order.shipping, to: shipping },
    discount: { from: staffDiscountOf(before.reductions), to: discount },
  }
  const isMoneyChanged = [change.total, change.shipping, change.discount].some(({ from, to }) => from !== to)
  return {
    resolved,
    lines: resolved.map(({ sold }, position) => ({ ...sold, ...lineSums(total, position), position })),
    reductions,
    figures,
    change,
    isChanged: pieces.length > 0 || isMoneyChanged,
    dropped: droppedOf(before, reductions),
    ...settleEdit(figures.total, order.counted),
  }
}

/** Returns the fee that was agreed, or that of a new order to the same district. */
async function readDelivery(
  db: Db,
  order: StoredOrder,
  { lines, reductions }: EditedGoods,
  fee: OrderEditBody['fee'],
): Promise<Delivery> {
  if (order.method === 'pickup') return { method: 'pickup' }
  if (fee === 'keep') {
    const agreed = feeBefore(order, lines, reductions)
    return { method: 'delivery', fee: agreed, largeItemFee: 0, freeOver: Number.MAX_SAFE_INTEGER }
  }
  const shop = await readShop(db, order.district)
  if (!shop) throw new AppError('unavailable', say('calls.no-shop'))
  return deliveryOf(shop, order.method)
}

function lineSums({ lines }: OrderTotal, position: number) {
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
