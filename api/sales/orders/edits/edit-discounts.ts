import type { Promotion } from '#domain/promotions/promotion.ts'
import { mostDiscount, withStaffDiscount, type OrderFigures } from '#domain/orders/order-edit.ts'
import { orderTotal, type Delivery, type OrderTotal, type PricedLine } from '#domain/checkout/order-total.ts'
import { defined } from '#domain/defined.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { withId } from '../../../shop/promotions/present-totals.ts'
import type { StoredOrder } from '../order-record.ts'
import type { ResolvedLine } from './edit-lines.ts'
import { readUsedPromotions, readUsedSets, type EditedGoods, type EditedReduction } from './edit-queries.ts'

/** A discount of an order before its edit, as a promotion that applies again. */
type KeptPromotion = { promotion: Promotion; kept: Omit<EditedReduction, 'position' | 'amount'> }

/** The discounts of an order that may apply to it again. */
type KeptDiscounts = { promotions: KeptPromotion[]; sets: Awaited<ReturnType<typeof readUsedSets>> }

const STAFF_DISCOUNT = { name: 'Discount by the shop', translations: { ne: { name: 'पसलले दिएको छुट' } } }

/**
 * Reads the discounts of an order by the rules that they have now. One whose promotion or set was deleted takes off what it
 * took off before.
 */
async function readKept(db: Db, reductions: readonly EditedReduction[]): Promise<KeptDiscounts> {
  const ofShop = reductions.filter(({ byStaff }) => !byStaff)
  const known = await readUsedPromotions(
    db,
    ofShop.flatMap(({ promotionId }) => promotionId ?? []),
  )
  const sets = await readUsedSets(
    db,
    ofShop.flatMap(({ setId }) => setId ?? []),
  )
  const promotions = ofShop.flatMap(({ position, amount, ...kept }): KeptPromotion | [] => {
    if (kept.setId !== null && sets.some(({ id }) => id === kept.setId)) return []
    const promotion = known.find(({ id }) => id === kept.promotionId)
    if (promotion) return { promotion, kept }
    return { promotion: fixedPromotion(position, amount), kept: { ...kept, setId: null, sets: null } }
  })
  return { promotions, sets }
}

function fixedPromotion(position: number, amount: number): Promotion {
  return {
    id: `deleted:${position}`,
    code: null,
    effect: { kind: 'amount', amount },
    categoryId: null,
    minimum: 0,
    startsAt: new Date(0),
    endsAt: null,
    usesLeft: null,
    usesLeftEach: null,
  }
}

export type DiscountedLines = { total: OrderFigures; reductions: EditedReduction[] }

/**
 * Returns what an order costs of which pieces and delivery fee stay: its discounts stay as they were, whatever has become of
 * their rules.
 *
 * @returns undefined where staff change the discount that they gave before
 * @throws AppError invalid_input for a discount of more than the pieces cost
 */
export function agreedLines(
  { id: orderId, subtotal, shipping, shippingVat, total, vat }: StoredOrder,
  { lines, reductions }: EditedGoods,
  resolved: readonly ResolvedLine[],
  discount: number,
): DiscountedLines | undefined {
  const ofStaff = staffDiscountOf(reductions)
  const sums = resolved.map(({ from }) => defined(lines[from ?? lines.length], 'line that stays'))
  const agreed = { lines: sums, subtotal, shipping, shippingVat, total, vat }
  if (discount === ofStaff) return { total: agreed, reductions }
  if (ofStaff > 0) return undefined
  refuseTooMuch(agreed, discount)
  const rows = rowOfStaff(discount).map((row) => ({ ...row, orderId, position: reductions.length }))
  return { total: withStaffDiscount(agreed, discount), reductions: [...reductions, ...rows] }
}

function refuseTooMuch(before: OrderFigures, discount: number): void {
  const most = mostDiscount(before)
  if (discount <= most) return
  const words = say('order-edits.too-high-discount', { most: { money: most } })
  throw new AppError('invalid_input', words, { discount: words })
}

/**
 * Computes what edited lines cost. The order's own discounts apply again where their conditions hold, then that of the staff.
 * No other promotion joins them.
 *
 * @param discount  by staff, in rupees
 * @throws AppError invalid_input for a discount of more than the pieces cost
 */
export async function discountLines(
  db: Db,
  orderId: string,
  {
    lines,
    delivery,
    reductions,
  }: { lines: readonly PricedLine[]; delivery: Delivery; reductions: readonly EditedReduction[] },
  discount: number,
  now: Date,
): Promise<DiscountedLines> {
  const kept = await readKept(db, reductions)
  const before = orderTotal(
    lines,
    delivery,
    kept.promotions.map(({ promotion }) => promotion),
    now,
    kept.sets,
  )
  refuseTooMuch(before, discount)
  const rows = [...rowsOfSets(before, kept), ...rowsOfPromotions(before, kept), ...rowOfStaff(discount)]
  return {
    total: withStaffDiscount(before, discount),
    reductions: rows.map((row, position) => ({ ...row, orderId, position })),
  }
}

type Row = Omit<EditedReduction, 'orderId' | 'position'>

function rowsOfSets({ sets }: OrderTotal, kept: KeptDiscounts): Row[] {
  return sets.map(({ setId, count, amount }) => {
    const { name, translations } = withId(kept.sets, setId).kept
    return { name, translations, promotionId: null, setId, sets: count, code: null, amount, byStaff: false }
  })
}

function rowsOfPromotions({ reductions }: OrderTotal, { promotions }: KeptDiscounts): Row[] {
  return reductions.map(({ promotionId, amount }) => {
    const { kept } = promotions.find(({ promotion }) => promotion.id === promotionId)!
    const { orderId: _orderId, ...row } = kept
    return { ...row, amount }
  })
}

/** Returns the discount by staff as a row; none for 0. */
export function rowOfStaff(amount: number): Row[] {
  if (amount === 0) return []
  return [{ ...STAFF_DISCOUNT, promotionId: null, setId: null, sets: null, code: null, amount, byStaff: true }]
}

/** Returns what staff took off an order in earlier edits, in rupees. */
export function staffDiscountOf(reductions: readonly EditedReduction[]): number {
  return sumOf(
    reductions.filter(({ byStaff }) => byStaff),
    ({ amount }) => amount,
  )
}
