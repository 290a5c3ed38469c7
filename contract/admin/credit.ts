import { longListOf, listQuery } from '#contract/admin/list.ts'
import { QueryFlag, Rupees } from '#contract/common.ts'
import {
  creditKinds,
  creditReasons,
  GIFT_CARD_RUPEES,
  giftCardPayments,
  MAX_CREDIT_REASON_LENGTH,
  MAX_CREDIT_RUPEES,
  MAX_GIFT_MESSAGE_LENGTH,
} from '#domain/credit/credit.ts'
import { languages } from '#domain/language/languages.ts'
import { MAX_REFERENCE_LENGTH } from '#domain/payments/payments.ts'
import { z } from 'zod'

const MAX_TEXT_LENGTH = 200

const Amount = z.int().min(1).max(MAX_CREDIT_RUPEES)
const Note = z.string().trim().min(1, 'Please give a reason').max(MAX_CREDIT_REASON_LENGTH)
const Text = z.string().trim().max(MAX_TEXT_LENGTH).default('')

/** The recipient of the code. At least one of `email` and `phone` is given if it is sent. */
const sending = {
  recipient: Text,
  email: Text,
  /** A mobile number. */
  phone: Text,
  message: z.string().trim().max(MAX_GIFT_MESSAGE_LENGTH).default(''),
  language: z.enum(languages),
  /** Whether the code is mailed and sent by SMS, as far as the recipient has an address and a number. */
  isSent: z.boolean(),
}

/** A sale of a gift card. `id` is unique per card, so a retry with the same id sells one. */
export const SellBody = z.strictObject({
  id: z.uuid(),
  amount: z.int().min(GIFT_CARD_RUPEES.min).max(GIFT_CARD_RUPEES.max),
  paidBy: z.enum(giftCardPayments),
  /** The bank's or wallet's; blank for cash, and for a card that is given away. */
  reference: z.string().trim().max(MAX_REFERENCE_LENGTH).default(''),
  /** Why it is given away; blank for others. */
  note: z.string().trim().max(MAX_CREDIT_REASON_LENGTH).default(''),
  buyer: Text,
  ...sending,
})
export type SellBody = z.output<typeof SellBody>

/** A new code for a card whose code is lost. The old one stops working, and a block ends. */
export const ReplaceBody = z.strictObject(sending)
export type ReplaceBody = z.output<typeof ReplaceBody>

export const CreditBlockBody = z.strictObject({ isBlocked: z.boolean() })

/** `amount` can be negative. */
export const CorrectionBody = z.strictObject({
  amount: z.int().min(-MAX_CREDIT_RUPEES).max(MAX_CREDIT_RUPEES),
  note: Note,
})
export type CorrectionBody = z.output<typeof CorrectionBody>

export const GiveCreditBody = z.strictObject({ amount: Amount, note: Note })
export type GiveCreditBody = z.output<typeof GiveCreditBody>

export const CreditParams = z.strictObject({ id: z.uuid() })

const CreditEntry = z.object({
  id: z.uuid(),
  /** Negative when it paid an order or staff took it away. */
  amount: z.int(),
  reason: z.enum(creditReasons),
  orderNumber: z.string().nullable(),
  paidBy: z.enum(giftCardPayments).nullable(),
  reference: z.string(),
  note: z.string(),
  /** Member of staff; null for shoppers and the shop's own rules. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
})

export const CreditRow = z.object({
  id: z.uuid(),
  kind: z.enum(creditKinds),
  /** Last characters of the code; '' for store credit. */
  codeEnd: z.string(),
  balance: Rupees,
  isBlocked: z.boolean(),
  /** Recipient of a gift card, or owner of store credit; '' once forgotten. */
  name: z.string(),
  /** The account of store credit. */
  userId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
})
export type CreditRow = z.infer<typeof CreditRow>

export const Credit = CreditRow.extend({
  buyer: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language: z.enum(languages),
  /** Newest first, at most 200. */
  entries: z.array(CreditEntry),
})
export type Credit = z.infer<typeof Credit>

/** `code` is shown this once; null for a repeated request. */
export const SoldCard = z.object({ id: z.uuid(), card: Credit, code: z.string().nullable() })
export type SoldCard = z.infer<typeof SoldCard>

/** `q` searches the end of a code, an email address or a phone number. */
export const CreditQuery = listQuery(['createdAt', 'balance'], {
  kind: z.enum(creditKinds).optional(),
  isBlocked: QueryFlag.optional(),
})
export type CreditQuery = z.output<typeof CreditQuery>
export const CreditList = longListOf(CreditRow)

/** What the shop owes to holders of gift cards and store credit, in whole rupees. */
export const CreditFigures = z.object({
  giftCards: z.object({ count: z.int(), open: Rupees }),
  storeCredit: z.object({ count: z.int(), open: Rupees }),
})
export type CreditFigures = z.infer<typeof CreditFigures>
