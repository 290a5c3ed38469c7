import { newTerms } from '#domain/instalments/instalment-plan.ts'

/** A plan as the back office sends it: 12 months at 8 % from Nrs. 15,000 on. */
export const blankPlan = {
  ...newTerms,
  bank: 'Himchuli Bank',
  annualRatePercent: 8,
  minimum: 15_000,
  maximum: null,
  categoryIds: [],
  productIds: [],
  startsOn: null,
  endsOn: null,
  isActive: true,
  termsSeenOn: '2026-11-24',
  translations: {},
}
