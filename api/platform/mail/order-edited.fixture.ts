import type { EditedOrder } from './templates/template-data.ts'

const edited: EditedOrder = {
  name: 'अस्मिता गुरुङ',
  number: 'KA-261121-7F3K9Q2M',
  trackKey: 'abc',
  pieces: [
    { title: 'रारा पलङ, १५३*२००', from: 2, to: 1 },
    { title: 'तीनजुरे सोफा', from: 1, to: 0 },
    { title: 'इलाम कुर्सी', from: 0, to: 4 },
  ],
  before: 132_500,
  total: 112_500,
  due: 112_500,
  payment: 'cod',
  method: 'standard',
  isInvoiced: true,
  reason: 'फोनमा कुरा भएअनुसार।',
}
const back = { amount: 20_000, dueBy: '2026-12-02T08:50:00Z' }

/** Edits of which each says something else about the money. */
export const editedOrders: [EditedOrder, ...EditedOrder[]] = [
  edited,
  { ...edited, payment: 'esewa', isInvoiced: false },
  { ...edited, method: 'pickup' },
  { ...edited, address: 'बैदाम मार्ग, पोखरा-६, कास्की, गण्डकी' },
  { ...edited, method: 'pickup', collect: { store: { name: 'काष्ठ लेकसाइड', address: 'बैदाम मार्ग, पोखरा' } } },
  { ...edited, method: 'pickup', collect: { store: null } },
  { ...edited, due: 0 },
  { ...edited, due: 0, refund: { ...back, method: 'khalti' } },
  { ...edited, due: 0, refund: { ...back, method: 'cod' } },
]
