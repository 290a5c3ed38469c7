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

/** As it is kept, however it was typed: capitals and digits. */
const Code = z.codec(
  z.string().nullable(),
  z
    .string()
    .regex(/^[A-Z0-9]{3,40}$/, 'Must be 3 to 40 Latin letters and digits')
    .nullable(),
  { decode: (typed) => couponCode(typed ?? '') || null, encode: (kept) => kept },
)

/** A discount on orders. With a code it needs that code; without one it applies to everybody. */
export const PromotionDraft = z.object({
  ...texts,
  code: Code,
  kind: z.enum(['percentage', 'amount', 'free-shipping']),
  /** Percent; null for other kinds. */
  percent: z.int().min(1).max(100).nullable(),
  /** Whole rupees, of an amount; null for other kinds. */
  amount: z.int().min(1).max(MAX_PRICE_RUPEES).nullable(),
  /** Only goods of this category or subcategory; null for all. */
  categoryId: RowId.nullable(),
  /** Whole rupees that its goods must come to. */
  minimum: z.int().min(0).max(MAX_PRICE_RUPEES),
  startsAt: Instant,
  /** The first instant without it; null for no end. */
  endsAt: Instant.nullable(),
  maxUses: z.int().min(1).max(MAX_USES).nullable(),
  /** How often each customer may use a coupon, by account, email address and phone number. */
  maxUsesEach: z.int().min(1).max(MAX_USES).nullable().default(null),
  isActive: z.boolean(),
  translations: translationsOf(texts),
})
export type PromotionDraft = z.output<typeof PromotionDraft>

export const Promotion = recordOf(z.uuid(), PromotionDraft, {
  /** By orders that were not cancelled. */
  uses: z.int(),
  /** Whole rupees that it took off those orders. */
  given: z.int(),
  /** Some order names it, cancelled ones too: what it takes off is final, and it is ended rather than removed. */
  wasUsed: z.boolean(),
  createdAt: Instant,
})
export type Promotion = z.input<typeof Promotion>

export const PromotionsQuery = listQuery(['createdAt', 'name', 'code', 'startsAt', 'endsAt', 'uses'], {
  hasCode: QueryFlag.optional(),
  /** As shoppers can use them now. */
  holds: QueryFlag.optional(),
})
export const PromotionKey = z.uuid()

export const PromotionUsesQuery = listQuery(['placedAt', 'amount'], {})
export type PromotionUsesQuery = z.output<typeof PromotionUsesQuery>
/** Orders that it took something off. */
export const PromotionUses = listOf(
  z.object({ id: z.uuid(), number: z.string(), state: z.enum(orderStates), placedAt: Instant, amount: z.int() }),
)
export type PromotionUses = z.input<typeof PromotionUses>
