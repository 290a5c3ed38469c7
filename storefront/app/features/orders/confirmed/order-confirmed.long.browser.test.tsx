import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Order } from '#contract/orders/orders.ts'
import type { Language } from '#domain/language/languages.ts'
import '../../../messages/account-messages.ts'
import OrderConfirmedPage from '../../../routes/order-confirmed.tsx'
import { answerApi, hold, refused } from '../../../test/answer-api.ts'
import { givenGuest } from '../../../test/given-member.ts'
import { givenMoney, givenOrder, givenPlaced, good, TRACK_KEY } from '../../../test/given-order.ts'
import { givenShell } from '../../../test/given-shell.ts'
import { loadNepali, openPage } from '../../../test/open-page.tsx'
import { keepUnseenOrder, unseenOrder } from './unseen-order.ts'

const ATTEMPT = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de'
const DAY = '2026-11-24T08:00:00.000Z'
const ADDRESS = `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`

const thanks = () => page.getByRole('heading', { name: 'Thank you, Asmita' })
const next = () => page.getByRole('region', { name: 'What happens next' })
const main = () => page.getByRole('main')
const marks = () => {
  const pictures = page.getByRole('presentation').elements()
  return pictures.filter((picture) => picture.getAttribute('src') === '/logo-mark.svg')
}

async function open(changes: Partial<Order> = {}, language: Language = 'en'): Promise<void> {
  givenGuest()
  answerApi({ 'GET /api/orders/KA-261121-7Q2M4XZP': { status: 200, body: { ...good, data: givenOrder(changes) } } })
  await openPage('/order-confirmed', OrderConfirmedPage, { address: ADDRESS, loaderData: givenShell(), language })
}

test('a guest who pays in cash reads the amount, the address and how to track the order', async () => {
  await open()
  await expect.element(thanks()).toBeVisible()
  await expect.element(next()).toMatchTextContent(/Please have Nrs\. 5,800 ready in cash/)
  await expect.element(next()).toMatchTextContent(/Baidam, Lakeside-6, Pokhara, Kaski, Gandaki/)
  await expect.element(page.getByText('Delivery to Pokhara, Kaski')).toBeVisible()
  await expect.element(page.getByText('To pay the driver')).toBeVisible()
  await expect.element(main()).toMatchTextContent(/We have emailed asmita@post\.example\./)
  const track = page.getByRole('link', { name: 'Track order' }).first()
  await expect.element(track).toHaveAttribute('href', `/track-order?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`)
})

test('a picture that the network loses leaves no broken frame above the thanks', async () => {
  const lost: string[] = []
  const note = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) lost.push(new URL(target.src).pathname)
  }
  document.addEventListener('error', note, { capture: true })
  // Nothing here serves pictures.
  await open()
  await expect.poll(() => lost).toContain('/logo-mark.svg')
  document.removeEventListener('error', note, { capture: true })
  await expect.poll(marks).toEqual([])
  await expect.element(thanks()).toBeVisible()
})

test('a buyer whose order goes to somebody else reads that the driver asks them for the money', async () => {
  await open({ recipient: { name: 'Sita Rai', phone: '9847654321', isGift: false } })
  await expect
    .element(next())
    .toMatchTextContent(/Please tell Sita Rai to have Nrs\. 5,800 ready in cash: the driver asks for it/)
})

test('who pays in cash reads what happens next before the other ways to pay', async () => {
  await open({ otherWays: ['esewa', 'bank'] })
  await expect.element(next()).toBeVisible()
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect
    .poll(() => titles.elements().map(({ textContent }) => textContent))
    .toEqual(['What happens next', 'Pay another way', 'Your Order'])
})

test('a guest without an email address reads that news comes by SMS', async () => {
  await open({ email: '' })
  await expect.element(thanks()).toBeVisible()
  await expect.element(main()).toMatchTextContent(/We send news about it to 9841234567 by SMS\./)
  await expect.element(page.getByText(/We have emailed/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Track order' }).first()).toBeVisible()
})

test('until its code is entered, an order asks for it in place of thanking', async () => {
  await open({ verifyBy: new Date(Date.now() + 9 * 60_000).toISOString() })
  const title = page.getByRole('heading', { level: 1 })
  await expect.element(title).toHaveTextContent('Almost done, Asmita: confirm with the code we sent')
  await expect.element(page.getByRole('textbox', { name: 'Code' }).first()).toHaveFocus()
  await expect.element(main()).toMatchTextContent(/Your order KA-261121-7Q2M4XZP waits for your code\./)
  await expect.element(main()).not.toMatchTextContent(/Thank you|is placed|Please confirm/)
})

test.for([
  ['has just been placed', {}, /^Your order is placed\. Opening its page…$/],
  [
    'waits for its code',
    { verifyBy: DAY },
    /^Almost done: we sent you a code\. Enter it by 13:45; .* Opening its page…$/,
  ],
  ['is opened by its link', undefined, /^Loading the order\.\.\.$/],
] as const)('the wait for an order that %s is worded', async ([, placed, words]) => {
  if (placed) keepUnseenOrder(unseenOrder(givenPlaced(placed)))
  givenGuest()
  const answer = hold({ status: 200, body: { ...good, data: givenOrder() } })
  answerApi({ 'GET /api/orders/KA-261121-7Q2M4XZP': answer.answer })
  await openPage('/order-confirmed', OrderConfirmedPage, { address: ADDRESS, loaderData: givenShell() })
  await expect.element(page.getByText(words)).toBeVisible()
  answer.release()
  await expect.element(thanks()).toBeVisible()
})

test('an unpaid wallet order asks for the payment in place of thanking', async () => {
  await open({ payment: 'esewa', paymentId: 'esewa' })
  await expect.element(page.getByRole('heading', { name: 'Almost done, Asmita: please pay' })).toBeVisible()
  await expect.element(main()).toMatchTextContent(/Your order KA-261121-7Q2M4XZP waits for your payment\./)
  await expect.element(thanks()).not.toBeInTheDocument()
})

test('back from a wallet, the part to pay again is first and has the focus', async () => {
  const payNow = { purpose: 'full', amount: 5_800, until: new Date(Date.now() + 20 * 60_000).toISOString() } as const
  const pending = { attemptId: ATTEMPT, wallet: 'khalti', amount: 5_800 } as const
  answerApi({ [`GET /api/payments/${ATTEMPT}`]: hold({ status: 200, body: good }).answer })
  await open({
    payment: 'khalti',
    money: givenMoney({ payNow, pending, wallets: ['esewa', 'khalti'] }),
    otherWays: ['cod', 'bank'],
  })
  await expect.element(page.getByRole('heading', { name: 'Pay now' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Pay Nrs. 5,800 with Khalti' })).toBeInViewport()
})

test('a transfer changed to cash says what holds now, where the focus is', async () => {
  const bank = { bank: 'Nabil', accountName: 'Kastha', accountNumber: '0101', reference: 'KA-261121-7Q2M4XZP' }
  await open({ payment: 'bank', bank, otherWays: ['cod'] })
  const changed = givenOrder({ payment: 'cod', otherWays: ['bank'] })
  answerApi({ 'PUT /api/orders/KA-261121-7Q2M4XZP/payment': { status: 200, body: { ...good, data: changed } } })
  const ways = page.getByRole('region', { name: 'Pay another way' })
  await ways.getByRole('button', { name: 'Cash on delivery' }).click()
  await ways.getByRole('button', { name: 'Change', exact: true }).click()
  await expect
    .element(ways.getByRole('status'))
    .toHaveTextContent('You now pay this order in cash: please have Nrs. 5,800 ready for the driver.')
  await expect.element(ways.getByRole('status')).toHaveFocus()
  await expect.element(page.getByRole('region', { name: 'Bank transfer' })).not.toBeInTheDocument()
})

test('a paid wallet order is thanked for', async () => {
  await open({ payment: 'esewa', paymentId: 'REF', status: 'confirm', money: givenMoney({ paid: 5_800, due: 0 }) })
  await expect.element(thanks()).toBeVisible()
})

test('a pickup has a collection code and is paid on collection', async () => {
  await open({ method: 'pickup', status: 'confirm', collectionCode: '482 913' })
  await expect.element(next()).toMatchTextContent(/Collection code482 913/)
  await expect.element(next()).toMatchTextContent(/Please bring Nrs\. 5,800 in cash/)
})

test('a pickup that is not confirmed yet says that its code comes later', async () => {
  await open({ method: 'pickup' })
  await expect.element(next()).toMatchTextContent(/You get the collection code by email once we have confirmed/)
})

test('a pickup names its store', async () => {
  const store = { name: 'Kastha Lakeside', address: 'Baidam Marg, Pokhara' }
  await open({ method: 'pickup', collectionCode: '482 913', store })
  await expect.element(next()).toMatchTextContent(/Kastha Lakeside, Baidam Marg, Pokhara/)
})

test('for a remote district the next step and the totals say the usual days', async () => {
  await open({ district: 'Humla', estimate: null, arranged: { min: 10, max: 20 }, payment: 'bank' })
  await expect
    .element(next())
    .toMatchTextContent(
      /Delivery usually takes 10-20 business days\. We call 9841234567 to agree on the day\. Address:/,
    )
  await expect.element(page.getByText('Usually 10-20 business days; we call you')).toBeVisible()
})

test('in Nepali, too, the page names the usual days of delivery', async () => {
  await loadNepali(
    'orders',
    'order',
    'track',
    'after-sales',
    'pieces',
    'checkout',
    'checkout-parts',
    'payments',
    'accounts',
  )
  await open({ district: 'Humla', estimate: null, arranged: { min: 10, max: 20 } }, 'ne')
  await expect
    .element(main())
    .toMatchTextContent(/सामान आइपुग्न प्रायः १०-२० कार्यदिन लाग्छ। दिन मिलाउन हामी ९८४१२३४५६७ मा फोन/)
  await expect.element(page.getByText('प्रायः १०-२० कार्यदिन; हामी फोन गर्छौं')).toBeVisible()
})

const choose = () => next().getByRole('link', { name: 'Choose a day' })

test('where the day can be chosen, the next step leads to its choice', async () => {
  await open()
  await expect
    .element(choose())
    .toHaveAttribute('href', `/track-order?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}#choose-day`)
})

test.for<[string, Partial<Order>]>([
  ['by arrangement', { estimate: null }],
  ['to collect', { method: 'pickup' }],
  ['to be paid first', { money: givenMoney({ payNow: { purpose: 'full', amount: 5_800, until: DAY } }) }],
  ['waiting for its code', { verifyBy: new Date(Date.now() + 9 * 60_000).toISOString() }],
])('an order %s leads to no choice of the day', async ([, changes]) => {
  await open(changes)
  await expect.element(next()).toBeVisible()
  await expect.element(choose()).not.toBeInTheDocument()
})

test('for a remote district the shop calls to agree on the day', async () => {
  await open({ district: 'Humla', estimate: null, payment: 'bank' })
  await expect.element(next()).toMatchTextContent(/We call 9841234567 to agree on a delivery day/)
})

test('a member who pays by bank transfer reads the account number, with a link to My Orders', async () => {
  const bank = { bank: 'Nabil', accountName: 'Kastha', accountNumber: '0101', reference: 'KA-261121-7Q2M4XZP' }
  await open({ payment: 'bank', bank, userId: 'f1c0a5d2-7a53-4be6-9a31-0f3a4c5b6d7e' })
  const transfer = page.getByRole('region', { name: 'Bank transfer' })
  await expect.element(transfer.getByText('KA-261121-7Q2M4XZP')).toBeVisible()
  await expect.element(transfer).toMatchTextContent(/Nrs\. 5,800/)
  await expect.element(page.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders')
})

test('on a phone, what to transfer and to which account is the first thing after the thanks', async () => {
  await page.viewport(390, 844)
  const bank = { bank: 'Nabil', accountName: 'Kastha', accountNumber: '0101', reference: 'KA-261121-7Q2M4XZP' }
  await open({ payment: 'bank', bank, otherWays: ['esewa', 'cod'] })
  await expect.element(thanks()).toBeInViewport()
  const transfer = page.getByRole('region', { name: 'Bank transfer' })
  await expect.element(transfer.getByText(/Nrs\. 5,800/)).toBeInViewport()
  await expect.element(transfer.getByText('0101')).toBeInViewport()
  await expect.element(transfer.getByText('KA-261121-7Q2M4XZP')).toBeInViewport()
})

test('the days of an order by bank transfer count from the transfer', async () => {
  await open({ payment: 'bank', estimate: { first: '2026-11-24', last: '2026-11-25' } })
  await expect
    .element(next())
    .toMatchTextContent(/It arrives Tue 24 to Wed 25 Nov at .*, or as many days later as your transfer takes\./)
})

test.for([
  ['a guest', null, `/track-order?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`],
  ['a member', 'f1c0a5d2-7a53-4be6-9a31-0f3a4c5b6d7e', '/my-orders/KA-261121-7Q2M4XZP'],
] as const)('the line that %s can cancel leads to where that is done', async ([, userId, path]) => {
  await open({ userId })
  await expect.element(next()).toMatchTextContent(/You can cancel the order until/)
  await expect
    .element(next().getByRole('link', { name: 'Cancel order' }))
    .toHaveAttribute('href', `${path}#cancel-order`)
})

test('until when an order can be cancelled names its night', async () => {
  await open({ cancelUntil: '2026-11-29T18:45:00.000Z' }) // 0:30 of 30 November in Nepal
  await expect.element(next()).toMatchTextContent(/You can cancel the order until 00:30 on the morning of Mon 30 Nov\./)
})

test('an invalid link says so', async () => {
  givenGuest()
  answerApi({ 'GET /api/orders/KA-261121-7Q2M4XZP': refused(404, 'not_found', 'No such order.') })
  await openPage('/order-confirmed', OrderConfirmedPage, { address: ADDRESS, loaderData: givenShell() })
  await expect.element(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
})
