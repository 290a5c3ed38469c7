import type { InstalmentPlan } from '#contract/admin/instalments.ts'
import type { FeeBearer, PlanKind, RateKind } from '#domain/instalments/instalment-plan.ts'
import { t } from '../language/t.ts'

export const kindWords: Record<PlanKind, string> = {
  'card-conversion': t('Card, converted by the bank'),
  merchant: t('Through the shop’s contract with the bank'),
  finance: t('Finance company'),
}

export const rateWords: Record<RateKind, string> = { reducing: t('Reducing balance'), flat: t('Flat') }

export const bearerWords: Record<FeeBearer, string> = { buyer: t('The customer'), shop: t('The shop') }

export function choicesOf<Id extends string>(words: Record<Id, string>) {
  return Object.entries(words).map(([id, name]) => ({ id, name }))
}

/** `12 months at 8%`; `12 months at 8% flat`. */
export function rateText({ months, annualRatePercent, rateKind }: InstalmentPlan): string {
  const rate = { months, percent: annualRatePercent }
  if (rateKind === 'flat' && annualRatePercent > 0) return t('%{months} months at %{percent}% flat', rate)
  return t('%{months} months at %{percent}%', rate)
}
