import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { languages } from '#domain/language/languages.ts'
import { PlaceBody, Quote, QuoteBody } from '#contract/checkout.ts'
import { Picture, RowId } from '#contract/common.ts'
import { z } from 'zod'

const MAX_SEARCH_LENGTH = 200

/** What a caller can pay with: a wallet would have to be paid within half an hour, before the mail is read. */
export const phonePayments = ['cod', 'bank'] as const

/** Drawn by whoever begins one; it holds what the caller wants until it is placed. */
export const PhoneOrderParams = z.strictObject({ id: z.uuid() })

export const GoodsQuery = z.strictObject({ q: z.string().trim().min(1).max(MAX_SEARCH_LENGTH) })

/** A size and type of a product, as it can be sold now. */
const Good = z.object({
  variantId: z.int(),
  productId: z.int(),
  name: z.string(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  sku: z.string(),
  price: z.int(),
  stock: z.int(),
  picture: Picture.nullable(),
})
export type Good = z.infer<typeof Good>
export const GoodList = z.object({ items: z.array(Good), total: z.int() })

export const CallersQuery = z.strictObject({ q: z.string().trim().min(2).max(MAX_SEARCH_LENGTH) })

/** An account, as an order by phone begins with it. */
const Caller = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  isBlocked: z.boolean(),
  /** Where they last had something brought to, or else where they live. */
  address: z.object({
    phone: z.string(),
    street_address: z.string(),
    apartment: z.string(),
    city: z.string(),
    province: z.string(),
    district: z.string(),
    zip: z.string(),
  }),
})
export type Caller = z.infer<typeof Caller>
export const CallerList = z.object({ items: z.array(Caller), total: z.int() })

const Lines = z
  .array(
    z.strictObject({
      variantId: RowId,
      quantity: z.int().min(1).max(MAX_QUANTITY),
    }),
  )
  .max(MAX_CART_LINES)
  .refine((lines) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length, 'Names one twice')

/** What a caller wants; what decides its figures may still be open. */
export const PhoneQuoteBody = QuoteBody.omit({ payment: true }).extend({ lines: Lines })
export type PhoneQuoteBody = z.output<typeof PhoneQuoteBody>

/** As the checkout has it, with the payments a caller has. */
export const PhoneQuote = Quote
export type PhoneQuote = z.infer<typeof PhoneQuote>

/** As the checkout sends it; the e-mail address may stay blank, and then nothing is mailed. */
export const PhoneOrderBody = PlaceBody.extend({
  payment: z.enum(phonePayments),
  /** Whose account it is; null for a guest. */
  userId: z.uuid().nullable(),
  /** In which the caller reads the mails. */
  language: z.enum(languages),
})
export type PhoneOrderBody = z.output<typeof PhoneOrderBody>

export const PhoneOrderReply = z.object({ id: z.uuid(), number: z.string() })
