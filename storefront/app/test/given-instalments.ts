import type { Quote } from '#contract/checkout.ts'
import type { InstalmentPlan } from '#contract/instalments.ts'
import { newTerms } from '#domain/instalments/instalment-plan.ts'

/** A bank's plan with its figures for Nrs. 50,000. */
export const offer: Quote['instalments'][number] = {
  _id: '4',
  version: '8f3a',
  ...newTerms,
  bank: 'Himchuli Bank',
  annualRatePercent: 8,
  termsSeenOn: '2026-11-24',
  figures: {
    months: 12,
    downPayment: 0,
    instalment: 4_350,
    lastInstalment: 4_344,
    interest: 2_194,
    fee: 0,
    totalPaid: 52_194,
  },
}

/** Answers with these plans of banks; none by default. */
export function plansAre(data: readonly InstalmentPlan[] = []) {
  return { 'GET /api/instalment-plans': { status: 200, body: { success: true, message: '', data } } } as const
}
