import type { Quote } from '#contract/checkout.ts'

/** A bank's plan with its figures for Nrs. 50,000. */
export const offer: Quote['instalments'][number] = {
  _id: '4',
  version: '8f3a',
  bank: 'Himchuli Bank',
  phone: '',
  kind: 'merchant',
  months: 12,
  annualRatePercent: 8,
  rateKind: 'reducing',
  feePercent: 0,
  feeMinimum: 0,
  feeBearer: 'buyer',
  downPaymentPercent: 0,
  note: '',
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
