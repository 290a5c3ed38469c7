import { newTerms } from '#domain/instalments/instalment-plan.ts'
import type { OrderMail } from './templates/placed-order-data.ts'
import type { TemplateData } from './templates/template-data.ts'

const news = {
  name: 'आशा गुरुङ',
  number: 'KA-261121-7F3K9Q2M',
  trackKey: 'abc',
  note: 'नागरिकता र तलबको कागज।',
  bank: 'हिमचुली बैंक',
  months: 12,
  instalment: 4_350,
  downPayment: 0,
  totalPaid: 52_194,
}

/** How far a request for instalments can be, with and without a note and a down payment. */
export const instalmentNews: [TemplateData['instalment-news'], ...TemplateData['instalment-news'][]] = [
  { ...news, state: 'papers' },
  { ...news, state: 'approved', downPayment: 20_000 },
  { ...news, state: 'declined', note: '' },
  { ...news, state: 'withdrawn', note: '' },
]

/** A request of an order of Nrs. 10,500, with a down payment. */
export const requestWithDown: NonNullable<OrderMail['instalments']> = {
  ...newTerms,
  bank: 'हिमचुली बैंक',
  downPaymentPercent: 20,
  termsSeenOn: '2026-11-20',
  state: 'asked',
  askedAt: '2026-11-21T16:04:00.000Z',
  changedAt: '2026-11-21T16:04:00.000Z',
  figures: {
    months: 12,
    downPayment: 2_100,
    instalment: 700,
    lastInstalment: 700,
    interest: 0,
    fee: 0,
    totalPaid: 10_500,
  },
}
