import { MAX_PRICE_RUPEES } from '../bounds.ts'
import type { Rupees } from '../money.ts'

/**
 * How a bank is reached. `card-conversion`: the buyer pays by credit card and asks the bank to convert it. `merchant`: the
 * bank pays the shop under a contract with it. `finance`: a finance company does, after a down payment.
 */
export const planKinds = ['card-conversion', 'merchant', 'finance'] as const
export type PlanKind = (typeof planKinds)[number]

/** `reducing`: on what is still owed. `flat`: on the first amount for all months, as some banks quote it. */
export const rateKinds = ['reducing', 'flat'] as const
export type RateKind = (typeof rateKinds)[number]

export const feeBearers = ['buyer', 'shop'] as const
export type FeeBearer = (typeof feeBearers)[number]

export const MAX_MONTHS = 60
export const MAX_RATE_PERCENT = 60
export const MAX_FEE_PERCENT = 20
export const MAX_DOWN_PAYMENT_PERCENT = 90
/** Every product page and checkout reads all plans. */
export const MOST_PLANS = 60

/** The terms of a plan that decide its figures. */
export type PlanTerms = {
  months: number
  /** 0 without interest. */
  annualRatePercent: number
  rateKind: RateKind
  /** The fee in percent of what the bank pays; it is at least `feeMinimum` rupees. */
  feePercent: number
  feeMinimum: Rupees
  feeBearer: FeeBearer
  downPaymentPercent: number
  minimum: Rupees
  /** Null without a limit. */
  maximum: Rupees | null
}

/** What a new plan starts with. */
export const newTerms = {
  phone: '',
  kind: 'merchant' as PlanKind,
  months: 12,
  annualRatePercent: 0,
  rateKind: 'reducing' as RateKind,
  feePercent: 0,
  feeMinimum: 0,
  feeBearer: 'buyer' as FeeBearer,
  downPaymentPercent: 0,
  note: '',
}

/** What a plan is for, and when. */
export type PlanScope = {
  /** Ids of categories or subcategories; with `productIds` empty too, it is for everything. */
  categoryIds: readonly string[]
  productIds: readonly string[]
  /** First and last day in Nepal, as `2026-11-24`; null without a limit. */
  from: string | null
  until: string | null
}

/** A product as plans see it. */
export type PlannedProduct = { productId: string; categoryIds: readonly string[] }

/** Whether a plan is valid on a day in Nepal, its first and last included. */
export function isRunning({ from, until }: Pick<PlanScope, 'from' | 'until'>, day: string): boolean {
  return (from === null || from <= day) && (until === null || day <= until)
}

/** Whether a plan may pay for all of these products: a bank pays an order as a whole. */
export function coversAll(plan: PlanScope, products: readonly PlannedProduct[]): boolean {
  if (plan.categoryIds.length === 0 && plan.productIds.length === 0) return true
  return products.every(
    ({ productId, categoryIds }) =>
      plan.productIds.includes(productId) || categoryIds.some((id) => plan.categoryIds.includes(id)),
  )
}

/** Whether an amount lies within the plan's limits. */
export function isWithinLimits({ minimum, maximum }: Pick<PlanTerms, 'minimum' | 'maximum'>, price: Rupees): boolean {
  return price >= minimum && (maximum === null || price <= maximum)
}

/** Names what is wrong with the numbers of a plan. */
export function termsProblems(terms: PlanTerms): Partial<Record<keyof PlanTerms, string>> {
  const { months, annualRatePercent, feePercent, feeMinimum, downPaymentPercent, minimum, maximum } = terms
  return {
    ...(!isWhole(months, 2, MAX_MONTHS) && { months: `Must be 2 to ${MAX_MONTHS}` }),
    ...(!isPercent(annualRatePercent, MAX_RATE_PERCENT) && { annualRatePercent: `Must be 0 to ${MAX_RATE_PERCENT}` }),
    ...(!isPercent(feePercent, MAX_FEE_PERCENT) && { feePercent: `Must be 0 to ${MAX_FEE_PERCENT}` }),
    ...(!isWhole(feeMinimum, 0, MAX_PRICE_RUPEES) && { feeMinimum: 'Must be whole rupees' }),
    ...(!isPercent(downPaymentPercent, MAX_DOWN_PAYMENT_PERCENT) && {
      downPaymentPercent: `Must be 0 to ${MAX_DOWN_PAYMENT_PERCENT}`,
    }),
    ...(!isWhole(minimum, 0, MAX_PRICE_RUPEES) && { minimum: 'Must be whole rupees' }),
    ...(maximum !== null && !isWhole(maximum, 1, MAX_PRICE_RUPEES) && { maximum: 'Must be whole rupees' }),
    ...(maximum !== null && maximum < minimum && { maximum: 'Must not be below the minimum' }),
  }
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most
}

/** Stored with two decimals. */
const LEAST_PERCENT = 0.01

function isPercent(value: number, most: number): boolean {
  return Object.is(value, 0) || (value >= LEAST_PERCENT && value <= most)
}
