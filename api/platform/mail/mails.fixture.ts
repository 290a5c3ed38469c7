import { custom } from './custom.fixture.ts'
import { instalmentNews, requestWithDown } from './instalment-news.fixture.ts'
import { editedOrders } from './order-edited.fixture.ts'
import { exchangedOrders, paymentChanges } from './order-exchanged.fixture.ts'
import { staffMails } from './staff-mails.fixture.ts'
import { ticket } from './ticket-news.fixture.ts'
import type { OrderMail } from './templates/placed-order-data.ts'
import type { MoneyNews, OrderNews, TemplateData, TemplateName } from './templates/template-data.ts'

const order = { name: 'आशा गुरुङ', number: 'KA-261121-7F3K9Q2M', trackKey: 'abc' }
const pieces = [{ title: 'रारा पलङ, १५३*२००', quantity: 2 }]
const at = '2026-11-21T16:04:00.000Z'
const { trackKey: _trackKey, ...orderForShop } = order
const unsubscribe = 'abc'
const noticed = {
  title: 'रारा पलङ, वन हरियो, १५३*२००',
  path: '/product/7?color=green',
  picture: { path: '/media/a/480.webp', alt: 'काठको पलङ' },
}

const news: OrderNews = {
  ...order,
  total: 112_500,
  method: 'standard',
  payment: 'cod',
  collectionCode: null,
  estimate: { first: '2026-11-24', last: '2026-11-26' },
  by: 'staff',
  reason: '',
}
const pickup = { method: 'pickup', collectionCode: '482190' } as const
const store = { name: 'काष्ठ लेकसाइड', address: 'बैदाम मार्ग, पोखरा' }
const collect = { collectionCode: pickup.collectionCode, store }
const deposit = { payment: 'esewa', due: 56_250 } as const

const placed: OrderMail = {
  orderId: order.number,
  trackKey: 'abc',
  name: order.name,
  phone: '9841234567',
  address: 'बानेश्वर मार्ग, Kathmandu, Bagmati',
  pincode: '',
  email: 'asha@post.example',
  date: at,
  items: [
    {
      title: 'रारा पलङ',
      size: '153*200',
      type: 'Hydraulics',
      quantity: 1,
      subTotal: 10_000,
    },
  ],
  payment: 'cod',
  method: 'standard',
  province: 'Bagmati',
  district: 'Kathmandu',
  estimate: null,
  store: null,
  verifyBy: null,
  bank: null,
  floor: 2,
  hasLift: false,
  access: '',
  note: '',
  totals: {
    subtotal: 10_000,
    reductions: [{ name: 'दसैं छुट', code: null, amount: 500 }],
    shippingFee: 1_000,
    total: 10_500,
    vat: 1_208,
    totalWithoutVat: 9_292,
  },
}
const { trackKey: _placedKey, ...received } = placed
const bank = { bank: 'नमुना बैंक', accountName: 'काष्ठ', accountNumber: '0123', reference: order.number }

const asked = { name: order.name, product: 'रारा पलङ', path: '/product/7#questions', words: 'मिल्छ।\nचार भागमा आउँछ।' }
const money: MoneyNews = { ...order, amount: 5_000 }
const delivery = { ...order, method: 'standard', day: '2026-11-24', slot: 'evening', code: '048213', pieces } as const
const damage = { ...order, piece: 'रारा पलङ, १५३*२००', remedy: null, amount: null, answer: '' } as const
const sentBack = { ...order, pieces, refund: 9_981, answer: '' }
const { key: _customKey, ...customForShop } = custom
const made = { ...order, note: '', due: 60_000 }

const { key: _ticketKey, ...ticketForShop } = ticket

/** Sample data for each mail; together they render every sentence. */
export const givenMails: { [Name in TemplateName]: [TemplateData[Name], ...TemplateData[Name][]] } = {
  'verify-email': [
    { name: order.name, code: '493817' },
    { name: '', code: '493817' },
  ],
  'account-exists': [{ name: order.name }],
  'reset-password': [{ name: order.name, code: '493817' }],
  welcome: [{ name: order.name }],
  'password-changed': [{ name: order.name, at }],
  'new-device': [
    { name: order.name, device: 'Chrome on Android', place: 'पोखरा', at },
    { name: order.name, device: 'Unknown browser', place: null, at },
    { name: order.name, device: 'Unknown device', place: null, at },
  ],
  'order-confirmed': [
    news,
    { ...news, estimate: { first: '2026-11-24', last: '2026-11-24' } },
    { ...news, arrival: { day: '2026-11-29', slot: 'morning' } },
    { ...news, arrival: 'in-parts' },
    { ...news, estimate: null, payment: 'bank', due: 0 },
    { ...news, payment: 'khalti' },
    { ...news, payment: 'esewa' },
    { ...news, payment: 'bank', due: 112_500 },
    { ...news, ...pickup },
    { ...news, ...pickup, estimate: null },
    { ...news, ...pickup, store },
    { ...news, due: 0 },
    { ...news, ...deposit },
    { ...news, ...deposit, weeks: 1 },
    { ...news, ...deposit, ...pickup, weeks: 6, isCustom: true },
  ],
  'order-delivered': [news, { ...news, ...pickup }, { ...news, isCustom: true }],
  'order-cancelled': [
    { ...news, reason: 'काठ चिरिएको छ।' },
    { ...news, by: 'shopper', payment: 'bank' },
    { ...news, by: 'system', payment: 'bank', due: 100_000 },
    { ...news, by: 'system', payment: 'cod' },
  ],
  'order-returned': [{ ...news, reason: 'खुट्टा भाँचिएको थियो।' }],
  'order-edited': editedOrders,
  'order-exchanged': exchangedOrders,
  'payment-changed': paymentChanges,
  'payment-received': [
    { ...money, due: 500 },
    { ...money, method: 'bank' },
    { ...money, method: 'esewa' },
    { ...money, method: 'khalti' },
    { ...money, method: 'cod' },
    { ...money, collect },
  ],
  'refund-due': [money, { ...money, dueBy: at }, { ...money, method: 'cod', dueBy: at }],
  'refund-done': [
    { ...money, reference: 'TX-1' },
    { ...money, method: 'credit', reference: '•••• 0123' },
    { ...money, method: 'credit', reference: '' },
  ],
  'voucher-declined': [money, { ...money, reason: 'रकम मिलेन।', until: at }, { ...money, isCancelled: true }],
  'voucher-sent': [{ ...orderForShop, amount: 5_000 }],
  'back-in-stock': [
    {
      name: order.name,
      product: 'रारा पलङ',
      path: '/product/7',
      picture: { path: '/media/a/480.webp', alt: 'काठको पलङ' },
    },
    { name: order.name, product: 'रारा पलङ', path: '/product/7', picture: null },
    { name: order.name, pieces: [noticed], more: 0, unsubscribe },
    { name: '', pieces: [noticed, { ...noticed, picture: null }], more: 2, unsubscribe },
  ],
  'price-drop': [
    { name: order.name, pieces: [{ ...noticed, was: 52_000, now: 48_500 }], more: 0, unsubscribe },
    { name: '', pieces: [{ ...noticed, was: 52_000, now: 48_500 }], more: 1, unsubscribe },
  ],
  'cart-reminder': [
    { name: order.name, pieces: [{ ...noticed, quantity: 2 }], more: 0, unsubscribe },
    { name: '', pieces: [{ ...noticed, picture: null, quantity: 1 }], more: 3, unsubscribe },
  ],
  'confirm-notice': [
    { kind: 'price-drop', piece: noticed.title, confirm: 'abc' },
    { kind: 'back-in-stock', piece: noticed.title, confirm: 'abc' },
    { kind: 'cart-reminder', piece: null, confirm: 'abc' },
  ],
  'question-answered': [
    { ...asked, by: 'staff' },
    { ...asked, by: 'buyer' },
  ],
  'order-placed': [
    placed,
    { ...placed, code: '493817', verifyBy: at, business: { name: 'www.other.example', pan: '612345678' } },
    { ...placed, method: 'pickup', estimate: news.estimate, business: { name: 'हिमाल होटल', pan: '612345678' } },
    { ...placed, method: 'pickup', store, estimate: news.estimate },
    { ...placed, payment: 'bank', bank, payUntil: at, estimate: news.estimate },
    { ...placed, payment: 'bank', bank, payUntil: at, exchanged: 10_000 },
    { ...placed, payment: 'bank', bank, payUntil: at, instalments: requestWithDown },
    { ...placed, payment: 'bank', bank, instalments: { ...requestWithDown, state: 'withdrawn' } },
    { ...placed, payment: 'esewa', estimate: { first: '2026-11-24', last: '2026-11-24' } },
    { ...placed, payment: 'khalti', totals: { ...placed.totals, shippingFee: 0 } },
  ],
  'order-received': [
    received,
    { ...received, arrival: 'in-parts' },
    { ...received, payment: 'bank', bank, payUntil: at, instalments: requestWithDown },
  ],
  'order-link': [order],
  'now-in-cash': [
    { ...order, total: 112_500, method: 'standard' },
    { ...order, total: 112_500, method: 'pickup' },
  ],
  'verify-order': [
    { ...order, code: '493817', until: at },
    { ...order, code: '493817', until: at, forCash: true },
  ],
  'delivery-news': [
    { ...delivery, kind: 'planned' },
    { ...delivery, kind: 'planned', cash: 30_500 },
    { ...delivery, kind: 'out' },
    { ...delivery, kind: 'out', day: null, slot: null },
    { ...delivery, kind: 'failed', reason: 'घरमा कोही हुनुहुन्थेन।', failed: { estimate: news.estimate, canChoose: true } },
    { ...delivery, kind: 'failed', reason: 'बाटो बन्द थियो।', failed: { estimate: news.estimate, canChoose: false } },
    { ...delivery, kind: 'failed', reason: 'बाटो बन्द थियो।', failed: { estimate: null, canChoose: false } },
    { ...delivery, kind: 'failed', day: null, slot: null },
    { ...delivery, kind: 'split', reason: 'अर्को हप्ता कारखानाबाट आउँछ।' },
    { ...delivery, kind: 'split', method: 'pickup' },
    { ...delivery, kind: 'split', cashByPart: [{ number: 1, count: 2, pieces, cash: 30_500 }] },
    { ...delivery, kind: 'part-delivered' },
    { ...delivery, kind: 'part-delivered', rest: { day: '2026-11-30', slot: 'morning' } },
  ],
  'damage-news': [
    { ...damage, state: 'reported' },
    { ...damage, state: 'declined', answer: 'पसलमै यस्तै थियो।' },
    { ...damage, state: 'accepted', remedy: 'replacement' },
    { ...damage, state: 'accepted', remedy: 'repair' },
    { ...damage, state: 'accepted', remedy: 'replacement', visit: { day: '2026-11-24', slot: 'morning' } },
    { ...damage, state: 'accepted', remedy: 'repair', visit: { day: '2026-11-24', slot: 'evening' } },
    { ...damage, state: 'accepted', remedy: 'refund', amount: 112_000 },
  ],
  'instalment-news': instalmentNews,
  'gift-card': [
    {
      name: 'सीता गुरुङ',
      buyer: 'हरि गुरुङ',
      message: 'नयाँ घरका लागि',
      code: '4821-9048-2130-4938',
      amount: 25_000,
    },
    { name: '', buyer: '', message: '', code: '4821-9048-2130-4938', amount: 500 },
  ],
  'return-news': [
    { ...sentBack, state: 'requested' },
    { ...sentBack, state: 'approved', answer: 'शुक्रबारअघि।' },
    { ...sentBack, state: 'declined' },
    { ...sentBack, state: 'withdrawn' },
    { ...sentBack, state: 'collected' },
    { ...sentBack, state: 'received' },
    { ...sentBack, state: 'collected', exchangedFor: 'KA-261121-7F3K9Q2M' },
    { ...sentBack, state: 'received', exchangedFor: 'KA-261121-7F3K9Q2M' },
    { ...sentBack, state: 'collected', exchangedFor: 'KA-261121-7F3K9Q2M', refund: 0 },
    { ...sentBack, state: 'received', exchangedFor: 'KA-261121-7F3K9Q2M', refund: 0 },
  ],
  'after-sales-request': [{ ...orderForShop, kind: 'damage', pieces, words: 'खुट्टा भाँचिएको छ।', photos: 2 }],
  'custom-requested': [custom, { ...custom, isLainOn: true }, { ...custom, product: null, material: 'Metal' }],
  'custom-received': [
    { ...customForShop, phone: '+9779841234567', email: 'a@post.example', instructions: '', photos: 0 },
  ],
  'custom-quoted': [
    { ...custom, material: 'Glass', price: 120_001, weeks: 6, validUntil: '2026-12-13', note: 'सालको काठमा।' },
    { ...custom, material: 'Plastic', price: 120_001, weeks: 1, validUntil: '2026-12-13', note: '' },
  ],
  'custom-refused': [{ ...custom, reason: 'धेरै ठूलो छ।' }],
  'custom-declined': [custom],
  'custom-ended': [{ ...customForShop, action: 'decline', reason: '' }],
  'custom-accepted': [
    { order: { ...placed, payment: 'bank', bank }, deposit: 5_250, payBy: at, weeks: 6 },
    { order: { ...placed, method: 'pickup' }, deposit: 5_250, payBy: at, weeks: 1 },
  ],
  'custom-production': [
    { ...made, stage: 'making' },
    { ...made, stage: 'ready', note: 'राम्रो बन्यो।' },
    { ...made, stage: 'ready', bank },
    { ...made, stage: 'ready', due: 0 },
    { ...made, stage: 'ready', due: 0, arrival: { day: '2026-11-29', slot: 'morning' } },
    { ...made, stage: 'ready', collect },
    { ...made, stage: 'ready', due: 0, collect },
  ],
  'ticket-opened': [ticket, { ...ticket, kind: 'question', orderNumber: '' }],
  'ticket-received': [{ ...ticketForShop, email: 'a@post.example', phone: '', message: 'ढोका बन्द हुँदैन।' }],
  'ticket-written': [{ ...ticketForShop, message: 'अझै बन्द हुँदैन।' }],
  'ticket-answered': [{ ...ticket, words: 'भोलि आउँछौं।' }],
  'ticket-closed': [
    { ...ticket, words: '' },
    { ...ticket, kind: 'gift-card', words: 'धन्यवाद।' },
  ],
  ...staffMails,
}
