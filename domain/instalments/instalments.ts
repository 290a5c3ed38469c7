import type { Rupees } from '../money.ts'
import { isWithinLimits, termsProblems, type PlanTerms } from './instalment-plan.ts'

/** What a plan comes to for one amount, in whole rupees. */
export type Instalments = {
  months: number
  /** Paid to the shop before the first instalment; 0 for none. */
  downPayment: Rupees
  /** Each but the last. */
  instalment: Rupees
  /** What is left of it for the last month: as much or less. */
  lastInstalment: Rupees
  interest: Rupees
  /** The bank's fee, as far as the buyer bears it. */
  fee: Rupees
  /** Everything that the buyer pays: down payment, instalments and fee. */
  totalPaid: Rupees
}

/** Floating point writes 10,800 as 10,800.000000000002, which must not become 10,801. */
const TINY = 1e-6

/**
 * What the buyer pays of an amount under a plan. The instalments add up to the whole rupee: rounded up, and the last one is
 * smaller.
 *
 * @param price  whole rupees, with VAT and after discounts
 * @returns null where the amount is outside the plan's limits or too small to be divided, and for numbers that are none
 */
export function instalmentsOf(terms: PlanTerms, price: Rupees): Instalments | null {
  if (!Number.isSafeInteger(price) || price <= 0 || Object.keys(termsProblems(terms)).length > 0) return null
  if (!isWithinLimits(terms, price)) return null
  const { months, feeBearer, feePercent, feeMinimum } = terms
  const downPayment = roundUp((price * terms.downPaymentPercent) / 100)
  const lent = price - downPayment
  const repaid = Math.max(lent, roundUp(repaidOf(terms, lent)))
  const instalment = Math.ceil(repaid / months)
  const lastInstalment = repaid - (months - 1) * instalment
  if (lastInstalment <= 0) return null
  const fee = feeBearer === 'shop' ? 0 : Math.max(feeMinimum, roundUp((lent * feePercent) / 100))
  const totalPaid = downPayment + repaid + fee
  return { months, downPayment, instalment, lastInstalment, interest: repaid - lent, fee, totalPaid }
}

/** All instalments together, before rounding. */
function repaidOf({ months, annualRatePercent, rateKind }: PlanTerms, lent: Rupees): number {
  if (annualRatePercent === 0) return lent
  if (rateKind === 'flat') return lent * (1 + (annualRatePercent / 100) * (months / 12))
  const monthly = annualRatePercent / 12 / 100
  // As price × r / (1 - (1 + r)^-n), which loses digits where r is small.
  return (months * lent * monthly) / -Math.expm1(-months * Math.log1p(monthly))
}

function roundUp(amount: number): Rupees {
  return Math.ceil(amount - TINY)
}

/** A plan with what it comes to. */
export type FiguredPlan<Plan> = { plan: Plan; figures: Instalments }

/** The plans that may pay an amount, each with its figures: the shortest first, and of as many months the cheapest. */
export function figurePlans<Plan extends PlanTerms>(plans: readonly Plan[], price: Rupees): FiguredPlan<Plan>[] {
  return plans
    .flatMap((plan) => {
      const figures = instalmentsOf(plan, price)
      return figures ? [{ plan, figures }] : []
    })
    .toSorted(({ figures: one }, { figures: other }) => one.months - other.months || one.totalPaid - other.totalPaid)
}

/** The plan that "from Nrs. X a month" is taken from: the longest, and the cheapest of as many months. */
export function longestOf<Plan>(figured: readonly FiguredPlan<Plan>[]): FiguredPlan<Plan> | undefined {
  const most = figured.at(-1)?.figures.months
  return figured.find(({ figures }) => figures.months === most)
}
