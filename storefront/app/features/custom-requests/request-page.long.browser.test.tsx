import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { CustomFigures, CustomRequest } from '#contract/custom-requests.ts'
import '../../messages/account-messages.ts'
import '../../messages/order-messages.ts'
import CustomOrderPage from '../../routes/custom-order.tsx'
import { answerApi, refused } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { fillCheckout, givenCheckout } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenMoney, givenOrder, good, TRACK_KEY } from '../../test/given-order.ts'
import { givenRequest, REQUEST_NUMBER } from '../../test/given-request.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage, visited } from '../../test/open-page.tsx'

const REQUEST = `GET /api/custom-orders/${REQUEST_NUMBER}` as const

const quote: CustomRequest['quote'] = {
  _id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de',
  price: 120_001,
  weeks: 6,
  validUntil: '2026-12-12',
  note: 'In sal timber, oiled twice.',
  at: '2026-11-21T06:00:00.000Z',
  isOpen: true,
}

const acceptButton = () => page.getByRole('button', { name: 'Accept the offer' })
const answered = (changes: Partial<CustomRequest>) => ({ status: 200, body: { ...good, data: givenRequest(changes) } })

beforeEach(() => {
  givenGuest()
})

async function open(changes: Partial<CustomRequest> = {}): Promise<void> {
  answerApi({ [REQUEST]: answered(changes) })
  await openPage('/custom-orders/:number', CustomOrderPage, {
    address: `/custom-orders/${REQUEST_NUMBER}?key=${TRACK_KEY}`,
    loaderData: givenShell(),
  })
}

test('an unanswered request is with the carpenters', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'With our carpenters' })).toBeVisible()
  await expect.element(acceptButton()).not.toBeInTheDocument()
})

const linkTo = (name: RegExp | string) => (page.getByRole('link', { name }).element() as HTMLAnchorElement).href

test('questions about a request go to the shop with its number', async () => {
  await page.viewport(390, 844)
  await open()
  await expect
    .element(page.getByRole('link', { name: /^Call / }))
    .toHaveAttribute('href', expect.stringMatching(/^tel:\+977/))
  expect(decodeURIComponent(linkTo(/^Email /))).toContain(`?subject=Order ${REQUEST_NUMBER}`)
  const message = new URL(linkTo('WhatsApp')).searchParams.get('text')
  expect(message).toContain(`I have a question about my order ${REQUEST_NUMBER}`)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a request that was closed because of its age does not say that the shopper withdrew it', async () => {
  const at = '2026-11-21T06:00:00.000Z'
  await open({ state: 'withdrawn', events: [{ action: 'withdraw', at, by: 'system', reason: '' }] })
  await expect.element(page.getByText(/^We closed this request, because nothing had happened/)).toBeVisible()
})

test('an offer shows its price and the shop’s note, and can be accepted', async () => {
  await page.viewport(390, 844)
  await open({ state: 'quoted', quote })
  await expect.element(page.getByText('Nrs. 1,20,001')).toBeVisible()
  await expect.element(page.getByText('In sal timber, oiled twice.')).toBeVisible()
  await expect.element(acceptButton()).toBeVisible()
  await expect
    .element(page.getByText(/rest once your piece is ready\. A piece made .* cannot be returned/))
    .toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

const street = () => page.getByLabelText('Street address')

const figures: CustomFigures = {
  quoteId: quote!._id,
  totals: {
    subtotal: 120_001,
    reductions: [],
    shippingFee: 0,
    total: 120_001,
    vat: 13_806,
    totalWithoutVat: 106_195,
  },
  deposit: 60_001,
  payBy: '2026-12-01T06:00:00.000Z',
  isEstimate: true,
  methods: [{ method: 'pickup', fee: 0, days: null, arranged: null, estimate: null }],
  stores: [],
  payments: ['bank'],
  asksAccess: false,
}

async function openForm(): Promise<void> {
  await open({ state: 'quoted', quote })
  answerApi({
    [`POST /api/custom-orders/${REQUEST_NUMBER}/figures`]: { status: 200, body: { ...good, data: figures } },
  })
  await acceptButton().click()
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Asmita Gurung')
}

test('the entries for accepting an offer survive a reload', async () => {
  await openForm()
  await expect.element(page.getByText('A piece made to your measurements cannot be returned.')).toBeVisible()
  await street().fill('Baneshwor Marg 12')
  await page.getByLabelText('Province').selectOptions('Bagmati')
  await page.getByRole('radio', { name: /^Pickup/ }).click()
  await cleanup()
  await openForm()
  await expect.element(street()).toHaveValue('Baneshwor Marg 12')
  await expect.element(page.getByLabelText('Province')).toHaveValue('Bagmati')
  await expect.element(page.getByRole('radio', { name: /^Pickup/ })).toBeChecked()
})

test('Back closes the form and leads to the offer', async () => {
  await openForm()
  history.back()
  await expect.element(acceptButton()).toBeVisible()
  await expect.element(page.getByLabelText('Full name')).not.toBeInTheDocument()
})

test('an offer that was declined in another tab closes the form, and the page says so', async () => {
  expectErrors(/The figures could not be loaded/)
  await open({ state: 'quoted', quote })
  const product = { _id: '7', name: 'Rara bed', picture: null }
  const closed = { ...quote!, isOpen: false }
  answerApi({
    [`POST /api/custom-orders/${REQUEST_NUMBER}/figures`]: refused(409, 'conflict', 'You declined this offer.'),
    [REQUEST]: answered({ state: 'declined', quote: closed, product }),
  })
  await acceptButton().click()
  await expect.element(page.getByRole('heading', { name: 'Declined' })).toBeVisible()
  await expect.element(page.getByText('You declined this offer.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'New request' })).toBeVisible()
  await expect.element(page.getByLabelText('Full name')).not.toBeInTheDocument()
})

test('a deposit by wallet leads to the wallet at once, with the order behind it', async () => {
  const orderId = 'KA-261121-7Q2M4XZP'
  const payNow = { purpose: 'deposit', amount: 60_001, until: '2026-12-01T06:00:00.000Z' } as const
  const order = givenOrder({ payment: 'esewa', money: givenMoney({ payNow, wallets: ['esewa'] }) })
  const own: CustomFigures = { ...figures, isEstimate: false, payments: ['esewa'] }
  givenCheckout()
  await open({ state: 'quoted', quote })
  answerApi({
    [`POST /api/custom-orders/${REQUEST_NUMBER}/figures`]: { status: 200, body: { ...good, data: own } },
    [`POST /api/custom-orders/${REQUEST_NUMBER}/accept`]: {
      status: 201,
      body: { ...good, data: order, trackKey: TRACK_KEY },
    },
  })
  const payments = answerApi({ [`POST /api/orders/${orderId}/pay`]: refused(503, 'unavailable', 'eSewa is away.') })
  await acceptButton().click()
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Asmita Gurung')
  await fillCheckout({ method: 'Pickup', payment: 'eSewa' })
  await page.getByRole('button', { name: 'Order with a deposit of Nrs. 60,001' }).click()
  await expect.element(visited()).toHaveTextContent(`/track-order?order=${orderId}&key=${TRACK_KEY}`)
  await expect.poll(() => payments.map(({ body }) => body)).toEqual([{ wallet: 'esewa', amount: 60_001 }])
})

test('a custom piece can go to somebody else, who is named as at the checkout', async () => {
  const methods = (['standard', 'pickup'] as const).map((method) => ({
    method,
    fee: 0,
    days: null,
    arranged: null,
    estimate: null,
  }))
  const own: CustomFigures = { ...figures, isEstimate: false, payments: ['esewa'], methods }
  givenCheckout()
  await open({ state: 'quoted', quote })
  answerApi({
    [`POST /api/custom-orders/${REQUEST_NUMBER}/figures`]: { status: 200, body: { ...good, data: own } },
  })
  const sent = answerApi({
    [`POST /api/custom-orders/${REQUEST_NUMBER}/accept`]: refused(503, 'unavailable', 'Please try again.'),
  })
  await acceptButton().click()
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Asmita Gurung')
  const box = page.getByRole('checkbox', { name: 'For somebody else' })
  await expect.element(box).not.toBeChecked()
  await box.click()
  await fillCheckout({ payment: 'eSewa' })
  const order = page.getByRole('button', { name: 'Order with a deposit of Nrs. 60,001' })
  await order.click()
  await expect.element(page.getByLabelText('Recipient’s full name')).toHaveFocus()
  await page.getByLabelText('Recipient’s full name').fill('sita rai')
  await page.getByLabelText('Recipient’s phone').fill('9847654321')
  await page.getByRole('checkbox', { name: /^It is a gift/ }).click()
  await order.click()
  await expect.poll(() => sent.map(({ body }) => body)).toHaveLength(1)
  expect(sent[0]!.body).toMatchObject({ recipient_name: 'Sita Rai', recipient_phone: '9847654321', is_gift: true })
  await page.getByRole('radio', { name: 'Pickup' }).click()
  await expect.element(box).not.toBeInTheDocument()
  await page.getByLabelText('District').selectOptions('Kaski')
  await page.getByLabelText('Town / City').selectOptions('Pokhara')
  await page.getByLabelText('Ward').selectOptions('6')
  await page.getByLabelText('Street address').fill('Baidam, Lakeside')
  await order.click()
  await expect.poll(() => sent).toHaveLength(2)
  await page.getByRole('radio', { name: 'Standard delivery' }).click()
  await expect.element(page.getByLabelText('Recipient’s full name')).toHaveValue('Sita Rai')
  await box.click()
  await order.click()
  await expect.poll(() => sent).toHaveLength(3)
  for (const name of ['recipient', 'recipient_name', 'recipient_phone', 'is_gift']) {
    expect(sent[1]!.body).not.toHaveProperty(name)
    expect(sent[2]!.body).not.toHaveProperty(name)
  }
})

test('a guest opens the request by its link and declines the offer with a reason', async () => {
  await open({ state: 'quoted', quote })
  const reason = 'Too dear for us'
  const product = { _id: '7', name: 'Rara bed', picture: null }
  const events = [...givenRequest().events, { action: 'decline', at: quote!.at, by: 'shopper', reason } as const]
  const sent = answerApi({
    [`POST /api/custom-orders/${REQUEST_NUMBER}/decline`]: answered({ state: 'declined', quote, events, product }),
  })
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline our offer?' })
  await dialog.getByLabelText(/^Why\?/).fill(reason)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByRole('heading', { name: 'Declined' })).toBeVisible()
  await expect.element(page.getByText(reason)).toBeVisible()
  const again = page.getByRole('link', { name: 'New request' })
  await expect.element(again).toHaveAttribute('href', '/product/7#custom-order')
  await expect.element(acceptButton()).not.toBeInTheDocument()
  expect(sent.map(({ body, search }) => [body, search])).toEqual([[{ reason }, `key=${TRACK_KEY}`]])
})

test('an expired offer cannot be accepted', async () => {
  await open({ state: 'quoted', quote: { ...quote!, isOpen: false } })
  await expect.element(page.getByText(/^This offer was valid until 12 Dec\w* 2026/)).toBeVisible()
  await expect.element(acceptButton()).not.toBeInTheDocument()
})

test('an invalid link says so', async () => {
  answerApi({ [REQUEST]: refused(404, 'not_found', 'No such request.') })
  await openPage('/custom-orders/:number', CustomOrderPage, {
    address: `/custom-orders/${REQUEST_NUMBER}?key=${TRACK_KEY}`,
    loaderData: givenShell(),
  })
  await expect.element(page.getByRole('heading', { name: 'No such request' })).toBeVisible()
})
