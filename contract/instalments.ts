import { feeBearers, planKinds, rateKinds } from '#domain/instalments/instalment-plan.ts'
import { requestStates } from '#domain/instalments/request-states.ts'
import { z } from 'zod'
import { Rupees } from './common.ts'

/** What banks decide about a plan, so that a page can work out any price (domain/instalments/instalments.ts). */
const terms = {
  /** In the language of the request. */
  bank: z.string(),
  /** The bank's number for buyers, in dialable form; '' for none. */
  phone: z.string(),
  kind: z.enum(planKinds),
  months: z.int().positive(),
  /** 0 without interest. */
  annualRatePercent: z.number(),
  rateKind: z.enum(rateKinds),
  /** The fee in percent of what the bank pays; it is at least `feeMinimum`. */
  feePercent: z.number(),
  feeMinimum: Rupees,
  feeBearer: z.enum(feeBearers),
  downPaymentPercent: z.number(),
  /** Conditions; '' for none. */
  note: z.string(),
  /** Day on which the shop last saw these terms at the bank. */
  termsSeenOn: z.iso.date(),
}

/** A plan by which a bank lets buyers pay in instalments. The bank decides about each buyer. */
export const InstalmentPlan = z.object({
  _id: z.string(),
  ...terms,
  /** Limits of the order's total; no maximum if null. */
  minimum: Rupees,
  maximum: Rupees.nullable(),
  /** It pays for these categories, subcategories and products only; for everything if both are empty. */
  categoryIds: z.array(z.string()),
  productIds: z.array(z.string()),
  /** First and last day in Nepal; null without a limit. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
})
export type InstalmentPlan = z.infer<typeof InstalmentPlan>

/** What the buyer pays under a plan, in whole rupees. */
const Figures = z.object({
  months: z.int(),
  downPayment: Rupees,
  instalment: Rupees,
  lastInstalment: Rupees,
  interest: Rupees,
  fee: Rupees,
  totalPaid: Rupees,
})

/** A plan with its figures for an order. */
export const InstalmentOffer = z.object({
  _id: z.string(),
  /** Names the plan's terms; an order that asks for the plan sends it back. */
  version: z.string(),
  ...terms,
  figures: Figures,
})
export type InstalmentOffer = z.infer<typeof InstalmentOffer>

/** Plans that are valid now or will be. */
export const InstalmentPlansReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.array(InstalmentPlan),
})
export type InstalmentPlansReply = z.infer<typeof InstalmentPlansReply>

/** The wish to pay an order in instalments, with the plan and its figures as they were when it was placed. */
export const InstalmentRequest = z.object({
  ...terms,
  figures: Figures,
  state: z.enum(requestStates),
  askedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
})
export type InstalmentRequest = z.infer<typeof InstalmentRequest>
