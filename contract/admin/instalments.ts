import { MAX_CHOICES, MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import {
  feeBearers,
  MAX_DOWN_PAYMENT_PERCENT,
  MAX_FEE_PERCENT,
  MAX_MONTHS,
  MAX_RATE_PERCENT,
  planKinds,
  rateKinds,
} from '#domain/instalments/instalment-plan.ts'
import { bankNews, movedStates } from '#domain/instalments/request-states.ts'
import { Day, QueryFlag, RowId } from '#contract/common.ts'
import { z } from 'zod'
import { Phone } from './contacts.ts'
import { listQuery } from './list.ts'
import { recordOf } from './records.ts'
import { blankOr, line, lines, translationsOf } from './texts.ts'

const texts = { bank: line(80), note: lines(500) }

/** Stored with two decimals. */
function Percent(most: number) {
  return z
    .number()
    .min(0)
    .max(most)
    .refine((percent) => Number(percent.toFixed(2)) === percent, 'Must have at most two decimals')
}

const Amount = z.int().min(0).max(MAX_PRICE_RUPEES)
const Ids = z.array(RowId).max(MAX_CHOICES).default([])

/** Terms of a bank for payment in instalments. */
export const InstalmentPlanDraft = z.object({
  bank: texts.bank,
  phone: blankOr(Phone as z.ZodType<string, string>).default(''),
  kind: z.enum(planKinds),
  months: z.int().min(2).max(MAX_MONTHS),
  annualRatePercent: Percent(MAX_RATE_PERCENT),
  rateKind: z.enum(rateKinds),
  feePercent: Percent(MAX_FEE_PERCENT),
  feeMinimum: Amount,
  feeBearer: z.enum(feeBearers),
  downPaymentPercent: Percent(MAX_DOWN_PAYMENT_PERCENT),
  /** Limits of the order’s total; no maximum if null. */
  minimum: Amount,
  maximum: Amount.nullable(),
  /** Categories, subcategories and products that it pays for; everything if both are empty. */
  categoryIds: Ids,
  productIds: Ids,
  /** First and last day in Nepal, both included; null without a limit. */
  startsOn: Day.nullable(),
  endsOn: Day.nullable(),
  isActive: z.boolean(),
  /** Conditions that buyers read; '' for none. */
  note: blankOr(texts.note),
  /** Day on which somebody last saw these terms at the bank. */
  termsSeenOn: Day,
  translations: translationsOf(texts),
})
export type InstalmentPlanDraft = z.output<typeof InstalmentPlanDraft>

export const InstalmentPlan = recordOf(z.int(), InstalmentPlanDraft, {})
export type InstalmentPlan = z.input<typeof InstalmentPlan>

export const InstalmentPlansQuery = listQuery(['bank', 'months', 'minimum', 'termsSeenOn', 'endsOn'], {
  isActive: QueryFlag.optional(),
})

/** How far the request of an order is now; its buyer reads the note. */
export const InstalmentMoveBody = z.strictObject({
  state: z.enum(movedStates),
  /** The request's `changedAt` when it was read. If somebody has moved it since, nothing changes. */
  seen: z.iso.datetime(),
  note: z.string().trim().max(500).default(''),
})
export type InstalmentMoveBody = z.output<typeof InstalmentMoveBody>

/** What staff told the bank, as the order said it. Another matter that came up meanwhile stays open. */
export const BankToldBody = z.strictObject({ told: z.enum(bankNews) })
export type BankToldBody = z.output<typeof BankToldBody>
