import type { ExchangedOrder, TemplateData } from './templates/template-data.ts'

const exchanged: ExchangedOrder = {
  name: 'अस्मिता गुरुङ',
  number: 'KA-261121-7F3K9Q2M',
  trackKey: 'abc',
  oldNumber: 'KA-261102-2JVHRVB4',
  back: [{ title: 'रारा पलङ, १५३*२००', quantity: 1 }],
  pieces: [
    { title: 'रारा पलङ, १८३*२००', quantity: 1 },
    { title: 'इलाम कुर्सी', quantity: 2 },
  ],
  worth: 50_000,
  total: 62_000,
  due: 12_000,
  payment: 'cod',
  method: 'standard',
  reason: 'फोनमा कुरा भएअनुसार।',
}

const store = { name: 'काष्ठ लेकसाइड', address: 'बैदाम मार्ग, पोखरा' }

/** Exchanges of which each says something else about the money. */
export const exchangedOrders: [ExchangedOrder, ...ExchangedOrder[]] = [
  exchanged,
  { ...exchanged, payment: 'bank' },
  { ...exchanged, method: 'pickup', collect: { collectionCode: '493817', store } },
  { ...exchanged, total: 50_000, due: 0 },
  { ...exchanged, total: 45_000, due: 0, refund: { amount: 5_000, method: 'khalti' } },
  { ...exchanged, total: 45_000, due: 0, refund: { amount: 5_000, method: 'cod' } },
]

const changed: TemplateData['payment-changed'] = {
  name: 'अस्मिता गुरुङ',
  number: 'KA-261121-7F3K9Q2M',
  trackKey: 'abc',
  payment: 'cod',
  method: 'standard',
  due: 12_000,
}

export const paymentChanges: [TemplateData['payment-changed'], ...TemplateData['payment-changed'][]] = [
  changed,
  { ...changed, method: 'pickup' },
  { ...changed, payment: 'khalti', until: '2026-12-02T08:50:00Z' },
  { ...changed, payment: 'esewa' },
  { ...changed, payment: 'bank' },
]
