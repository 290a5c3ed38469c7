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
  { ...news, state: 'asked' },
  { ...news, state: 'papers' },
  { ...news, state: 'approved', downPayment: 20_000 },
  { ...news, state: 'declined', note: '' },
  { ...news, state: 'withdrawn', note: '' },
]
