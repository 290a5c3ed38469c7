import { openRequestStates } from '#domain/instalments/request-states.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { expect, test } from '../../test/test.ts'
import { composeMail } from './compose-mail.ts'
import { requestWithDown } from './instalment-news.fixture.ts'
import type { OrderMail } from './templates/placed-order-data.ts'

const shop = { ...demoSettings, language: 'en' as const, url: 'https://kastha.example' }

const placed: OrderMail = {
  orderId: 'KA-261121-7F3K9Q2M',
  trackKey: 'abc',
  name: 'Asmita Gurung',
  phone: '9841234567',
  address: 'Baneshwor Marg 12, Flat 4, Kathmandu, Bagmati',
  pincode: '44600',
  email: 'asmita@post.example',
  date: '2026-11-21T08:00:00.000Z',
  items: [{ title: 'Rara', size: null, type: null, quantity: 1, subTotal: 10_000 }],
  payment: 'cod',
  method: 'standard',
  province: 'Bagmati',
  district: 'Kathmandu',
  verifyBy: null,
  estimate: null,
  store: null,
  bank: null,
  floor: 2,
  hasLift: false,
  access: '',
  note: '',
  totals: { subtotal: 10_000, reductions: [], shippingFee: 1_000, total: 11_000, vat: 1_265, totalWithoutVat: 9_735 },
}

function mailsOf(values: Partial<OrderMail>) {
  const [toCustomer, toShop] = (['order-placed', 'order-received'] as const).map((template) => {
    const { text, html } = composeMail(template, { ...placed, ...values }, shop)
    return { text, html }
  })
  return { toCustomer: toCustomer!, toShop: toShop! }
}

test('the mails to customer and shop name the delivery address', () => {
  const { toCustomer, toShop } = mailsOf({})
  const line = 'Deliver to: Asmita Gurung, Baneshwor Marg 12, Flat 4, Kathmandu, Bagmati 44600'
  expect(toCustomer.text).toContain(line)
  expect(toShop.text).toContain(line)
})

test('an order that somebody else receives is delivered to them, and their name cannot write to a stranger', () => {
  const recipient = { name: 'Sita Rai', phone: '9847654321', isGift: true }
  const { toCustomer, toShop } = mailsOf({ recipient })
  for (const { text } of [toCustomer, toShop]) expect(text).toContain('Deliver to: Sita Rai, Baneshwor Marg 12')
  expect(toShop.text).toContain('Recipient’s phone: 9847654321')
  expect(toShop.text).toContain('Customer: Asmita Gurung')
  expect(toShop.text).toContain('Gift: No amounts on the packing slip')
  const link = mailsOf({ recipient: { ...recipient, name: 'See www.other.example' } }).toCustomer
  expect(link.text).toContain('Deliver to: Kathmandu, Bagmati')
  expect(link.text).not.toContain('www.other.example')
})

test('the mail to the buyer names the business on the invoice, and a name cannot write to a stranger', () => {
  const business = { name: 'Himal & Sons Pvt. Ltd.', pan: '612345678' }
  const { toCustomer, toShop } = mailsOf({ business })
  expect(toCustomer.text).toContain('Invoice for: Himal & Sons Pvt. Ltd., PAN 612345678')
  expect(toShop.text).not.toContain('612345678')
  const nepali = composeMail('order-placed', { ...placed, business }, { ...shop, language: 'ne' }).text
  expect(nepali).toContain('बीजक: Himal & Sons Pvt. Ltd., प्यान ६१२३४५६७८')
  const link = mailsOf({ business: { ...business, name: 'See www.other.example' } }).toCustomer
  expect(link.text).toContain('Invoice for: PAN 612345678')
  expect(link.text).not.toContain('www.other.example')
  for (const none of [{}, { business: null }]) expect(mailsOf(none).toCustomer.text).not.toContain('Invoice')
})

test('buyer and shop read which piece does not get in by the buyer’s measures', () => {
  const { toCustomer, toShop } = mailsOf({ doesNotFit: [0] })
  expect(toCustomer.text).toContain('By your measures, Rara may not get in. We call you before it leaves.')
  expect(toShop.text).toContain('Does not get in: Rara, by the buyer’s own measures. Call before it leaves.')
  const both = mailsOf({ doesNotFit: [0, 0] })
  expect(both.toCustomer.text).toContain('We call you before they leave.')
  expect(both.toShop.text).toContain('Call before they leave.')
  for (const { text } of Object.values(mailsOf({ doesNotFit: [] }))) expect(text).not.toContain('get in')
})

test('the mail about an order by wallet says until when to pay, and what happens without', () => {
  const said = /before (.+)\. We will then confirm it\. Without the payment we cancel it\./
  const untilOf = (mail: Partial<OrderMail>) => said.exec(mailsOf({ payment: 'esewa', ...mail }).toCustomer.text)?.[1]
  expect(untilOf({ payUntil: '2026-11-21T09:15:00.000Z' })).toContain('at 15:00')
  expect(untilOf({})).toContain('at 14:15')
})

/** Mails of an order by bank transfer whose buyer wished to pay in instalments. */
function wishedMails(changes: Partial<typeof requestWithDown> = {}) {
  const bank = { bank: 'Rara Bank', accountName: 'Kastha', accountNumber: '0123', reference: placed.orderId }
  const instalments = { ...requestWithDown, bank: 'Himchuli Bank', ...changes }
  return mailsOf({ payment: 'bank', bank, payUntil: '2026-11-28T08:00:00.000Z', instalments })
}

test.for(openRequestStates)('the mail about an order that waits for a bank asks for no transfer: %s', (state) => {
  const { text } = wishedMails({ state }).toCustomer
  expect(text).toContain('We call you on the next business day about the bank’s documents.')
  expect(text).toMatch(/We hold your order until .+ at 13:45, Nepal time\.\n/)
  expect(text).not.toMatch(/receive your payment|transfer Nrs|Without the transfer|Number:/i)
})

test.for(['declined', 'withdrawn'] as const)('an order whose request is %s gets the usual mail', (state) => {
  const { text } = wishedMails({ state }).toCustomer
  expect(text).toContain('We will confirm and prepare it once we receive your payment.')
  expect(text).toContain('Please transfer Nrs. 11,000 with the order number as the reference:')
  expect(text).toContain('Number: 0123')
  expect(text).toContain('Without the transfer we then cancel it.')
  expect(text).not.toMatch(/instalments|documents/)
})

test('the mails about a wish for instalments name the down payment, if there is one', () => {
  const { toCustomer, toShop } = wishedMails()
  const monthly = 'Nrs. 700 a month for 12 months'
  expect(toCustomer.text).toContain(
    `Himchuli Bank: a down payment of Nrs. 2,100 to us, then ${monthly}, Nrs. 10,500 in all.`,
  )
  expect(toShop.text).toContain(`Himchuli Bank: Nrs. 2,100 down, then ${monthly}. Call on`)
  const without = wishedMails({ figures: { ...requestWithDown.figures, downPayment: 0 } })
  for (const { text } of Object.values(without)) expect(text).toContain(`Himchuli Bank: ${monthly}`)
})

test('the mails about a pickup name its store, or else the shop’s address', () => {
  const pickup = { method: 'pickup' } as const
  const { toCustomer, toShop } = mailsOf({
    ...pickup,
    store: { name: 'Kastha Lakeside', address: 'Baidam Marg, Pokhara' },
  })
  expect(toCustomer.text).toContain('Collect at: Kastha Lakeside, Baidam Marg, Pokhara')
  expect(toShop.text).toContain('Collect at: Kastha Lakeside, Baidam Marg, Pokhara')
  expect(mailsOf(pickup).toCustomer.text).toContain(`Collect at: ${shop.streetAddress}, ${shop.city}`)
})

test.for([
  ['a page', { address: 'You won! https://evil.example/prize, Kathmandu' }],
  ['a page without a scheme', { address: 'Claim it at evil.example, Kathmandu' }],
  ['an email address', { address: 'write to boss@evil, Kathmandu' }],
  ['a number to call', { address: 'Call 984-123 4567 today, Kathmandu' }],
  ['a name that is a page', { name: 'Asmita evil.example' }],
  ['a letter', { address: 'Dear friend '.repeat(20) }],
] as const)('an order under somebody else’s email address cannot send them %s', ([, values]) => {
  const { toCustomer, toShop } = mailsOf(values)
  expect(toCustomer.text).toContain('Deliver to: Kathmandu, Bagmati')
  for (const typed of Object.values(values)) {
    expect(toCustomer.text + toCustomer.html).not.toContain(typed)
    expect(toShop.text).toContain(typed.trim()) // the shop sees all of it
  }
})

test('a note to the shop cannot imitate other lines of its mail', () => {
  const { text } = mailsOf({ note: 'Thanks\nTotal: Nrs. 1', access: 'Gate\nPhone: 9800000000' }).toShop
  expect(text).not.toMatch(/^(Total: Nrs\. 1|Phone: 9800000000)$/m)
  expect(text).toContain('Note: Thanks Total: Nrs. 1')
})
