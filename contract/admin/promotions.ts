import { MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { couponCode } from '#domain/promotions/promotion.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { QueryFlag, RowId } from '#contract/common.ts'
import { z } from 'zod'
import { listOf, listQuery } from './list.ts'
import { recordOf } from './records.ts'
import { Instant, line, translationsOf } from './texts.ts'

const MAX_USES = 1_000_000

const texts = { name: line(80) }

/** Normalised code: upper-case letters and digits. */
const Code = z.codec(
  z.string().nullable(),
  z
    .string()
    .regex(/^[A-Z0-9]{3,40}$/, 'Must be 3 to 40 Latin letters and digits')
    .nullable(),
  { decode: (typed) => couponCode(typed ?? '') || null, encode: (kept) => kept },
)

/** A discount on orders. With a code, it needs that code; without one, it applies to every order. */
export const PromotionDraft = z.object({
  ...texts,
  code: Code,
  kind: z.enum(['percentage', 'amount', 'free-shipping']),
  /** Percentage; null for other kinds. */
  percent: z.int().min(1).max(100).nullable(),
  /** Discount in whole rupees; null for other kinds. */
  amount: z.int().min(1).max(MAX_PRICE_RUPEES).nullable(),
  /** Limits the discount to goods of this category or subcategory; null for all goods. */
  categoryId: RowId.nullable(),
  /** Minimum value of the goods, in whole rupees. */
  minimum: z.int().min(0).max(MAX_PRICE_RUPEES),
  startsAt: Instant,
  /** First instant at which it no longer applies; null if it does not end. */
  endsAt: Instant.nullable(),
  maxUses: z.int().min(1).max(MAX_USES).nullable(),
  /** How often each customer may use a coupon, by account, email address and phone number. */
  maxUsesEach: z.int().min(1).max(MAX_USES).nullable().default(null),
  isActive: z.boolean(),
  translations: translationsOf(texts),
})
export type PromotionDraft = z.output<typeof PromotionDraft>

export const Promotion = recordOf(z.uuid(), PromotionDraft, {
  /** Number of uses; cancelled orders do not count. */
  uses: z.int(),
  /** Total discount on those orders, in whole rupees. */
  given: z.int(),
  /**
   * Whether any order, even a cancelled one, used it. Its discount is then final, and it can be ended but not deleted.
   */
  wasUsed: z.boolean(),
  createdAt: Instant,
})
export type Promotion = z.input<typeof Promotion>

export const PromotionsQuery = listQuery(['createdAt', 'name', 'code', 'startsAt', 'endsAt', 'uses'], {
  hasCode: QueryFlag.optional(),
  /** Whether shoppers can use it now. */
  holds: QueryFlag.optional(),
})
export const PromotionKey = z.uuid()

export const PromotionUsesQuery = listQuery(['placedAt', 'amount'], {})
export type PromotionUsesQuery = z.output<typeof PromotionUsesQuery>
/** Orders that received the discount. */
export const PromotionUses = listOf(
  z.object({ id: z.uuid(), number: z.string(), state: z.enum(orderStates), placedAt: Instant, amount: z.int() }),
)
export type PromotionUses = z.input<typeof PromotionUses>
