import type { InstalmentPlan } from '#contract/admin/instalments.ts'
import type { FeeBearer, PlanKind, RateKind } from '#domain/instalments/instalment-plan.ts'

export const kindWords: Record<PlanKind, string> = {
  'card-conversion': 'Card, converted by the bank',
  merchant: 'Through the shop’s contract with the bank',
  finance: 'Finance company',
}

export const rateWords: Record<RateKind, string> = { reducing: 'Reducing balance', flat: 'Flat' }

export const bearerWords: Record<FeeBearer, string> = { buyer: 'The customer', shop: 'The shop' }

export function choicesOf<Id extends string>(words: Record<Id, string>) {
  return Object.entries(words).map(([id, name]) => ({ id, name }))
}

/** `12 months at 8%`; `12 months at 8% flat`. */
export function rateText({ months, annualRatePercent, rateKind }: InstalmentPlan): string {
  return `${months} months at ${annualRatePercent}%${rateKind === 'flat' && annualRatePercent > 0 ? ' flat' : ''}`
}
