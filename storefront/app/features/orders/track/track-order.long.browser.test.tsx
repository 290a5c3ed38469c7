import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../../messages/account-messages.ts'
import '../../../messages/order-messages.ts'
import TrackOrderPage from '../../../routes/track-order.tsx'
import { answerApi, cut, hold, refused } from '../../../test/answer-api.ts'
import { expectErrors } from '../../../test/console-errors.ts'
import { givenGuest, givenMember, givenProfile } from '../../../test/given-member.ts'
import { givenOrder, givenPlaced, good, TRACK_KEY } from '../../../test/given-order.ts'
import { givenShell } from '../../../test/given-shell.ts'
import { openPage } from '../../../test/open-page.tsx'
import { keepLastOrder } from '../../checkout/last-order.ts'

const ID = 'KA-261121-7Q2M4XZP'
const LINK = `/track-order?order=${ID}&key=${TRACK_KEY}`
const ORDER = `GET /api/orders/${ID}` as const

const title = () => page.getByRole('heading', { level: 1 })
const orderId = () => page.getByLabelText('Order id')
const submit = () => page.getByRole('button', { name: 'Track order' })

beforeEach(() => {
  givenGuest()
})

const open = (address = '/track-order') =>
  openPage('/track-order', TrackOrderPage, { address, loaderData: givenShell() })

async function track(number: string, contact: string): Promise<void> {
  await orderId().fill(number)
  await page.getByLabelText('Phone number or email address').fill(contact)
  await submit().click()
}

test('a number works in any format, and opens the order without its code', async () => {
  const sent = answerApi({ 'POST /api/orders/track': { status: 200, body: givenPlaced() } })
  const order = givenOrder({ method: 'pickup', status: 'confirm' })
  answerApi({ [ORDER]: { status: 200, body: { ...good, data: order } } })
  await open()
  await track('ka 261121 7q2m4xzp', ' +977 984-1234567 ')
  await expect.element(title()).toHaveTextContent(`Order ${ID}`)
  expect(sent.map(({ body }) => body)).toEqual([{ orderId: ID, contact: '+977 984-1234567' }])
  await expect.element(page.getByText('Kapas cotton pillow pair')).toBeVisible()
  await expect.element(page.getByText(/^The code is in our email\./)).toBeVisible()
  await page.getByRole('link', { name: 'Track another order' }).click()
  await expect.element(orderId()).toHaveValue('')
})

test('it names the order that this browser placed last, and leads to it', async () => {
  keepLastOrder('', givenPlaced())
  await open()
  await expect
    .element(page.getByText(/^You placed an order in this browser a moment ago: KA-261121-7Q2M4XZP/))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See the order' }))
    .toHaveAttribute('href', `/order-confirmed?order=${ID}&key=${TRACK_KEY}`)
})

test('it names all orders that this browser placed in the last 24 hours', async () => {
  const earlier = givenPlaced({ orderId: 'KA-261121-1A2B3C4D' })
  keepLastOrder('', earlier)
  keepLastOrder('', givenPlaced())
  await open()
  await expect.element(page.getByText('Ordered in this browser in the last 24 hours:')).toBeVisible()
  for (const number of [ID, 'KA-261121-1A2B3C4D']) {
    await expect
      .element(page.getByRole('link', { name: number }))
      .toHaveAttribute('href', `/order-confirmed?order=${number}&key=${TRACK_KEY}`)
  }
})

test('it names no order of a member to a guest', async () => {
  keepLastOrder('hira', givenPlaced())
  await open()
  await expect.element(submit()).toBeVisible()
  await expect.element(page.getByText(/a moment ago/)).not.toBeInTheDocument()
})

test('before the shop has confirmed a delivery, its box says when the code comes', async () => {
  const planned = { number: 1, state: 'planned', day: null, slot: null, code: null, deliveredAt: null } as const
  const deliveries = [
    { ...planned, estimate: null, failed: null, pieces: [{ position: 0, quantity: 2 }], cash: null, planning: null },
  ]
  const order = givenOrder({ email: '', deliveries })
  answerApi({ [ORDER]: { status: 200, body: { ...good, data: order } } })
  await open(LINK)
  await expect.element(page.getByText('You get the code by SMS when the driver is on the way.')).toBeVisible()
  await expect.element(page.getByText(/^The code is in our SMS/)).not.toBeInTheDocument()
})

test.for([320, 390])('at %i px the widest number of an order stays within its page', async (width) => {
  await page.viewport(width, 844)
  const widest = 'KA-261127-WWWWWWWW'
  const order = givenOrder({ orderId: widest })
  answerApi({ [`GET /api/orders/${widest}`]: { status: 200, body: { ...good, data: order } } })
  await open(LINK.replace(ID, widest))
  const number = title().getByText(widest, { exact: true })
  await expect.element(number).toBeVisible()
  await document.fonts.ready
  const { right } = number.element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(title().element().getBoundingClientRect().right)
})

test('an order opened by its number says how to change it, and emails its link', async () => {
  const order = givenOrder({ isReadOnly: true, cancelUntil: null })
  const sent = answerApi({
    [ORDER]: { status: 200, body: { ...good, data: order } },
    [`POST /api/orders/${ID}/link`]: { status: 200, body: good },
  })
  await open(LINK)
  const note = page.getByRole('region', { name: 'Want to change this order?' })
  await expect.element(note.getByText(/use the link in our email or SMS/)).toBeVisible()
  for (const name of ['Cancel order', 'Order again']) {
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  }
  await expect.element(note.getByRole('button', { name: /SMS/ })).not.toBeInTheDocument()
  await note.getByRole('button', { name: 'Email me the link' }).click()
  await expect.element(note.getByText(/^We have sent the link to asmita@post\.example\./)).toBeVisible()
  expect(sent.at(-1)!.search).toBe(`key=${TRACK_KEY}`)
})

test('an order with a mistyped address sends its link by SMS', async () => {
  const sent = answerApi({
    [ORDER]: { status: 200, body: { ...good, data: givenOrder({ isReadOnly: true, linkBySms: true }) } },
    [`POST /api/orders/${ID}/link`]: { status: 200, body: good },
  })
  await open(LINK)
  const note = page.getByRole('region', { name: 'Want to change this order?' })
  const bySms = note.getByRole('button', { name: 'Send me the link by SMS' })
  await note.getByRole('button', { name: 'Email me the link' }).click()
  await expect.element(note.getByText(/^We have sent the link to asmita@post\.example\./)).toBeVisible()
  await bySms.click()
  await expect.element(note.getByText(/^We have sent the link to 9841234567\./)).toBeVisible()
  expect(sent.slice(-2).map(({ body }) => body)).toEqual([undefined, { by: 'sms' }])
  answerApi({
    [`POST /api/orders/${ID}/link`]: refused(503, 'unavailable', 'We cannot send the link by SMS right now.'),
  })
  await bySms.click()
  await expect.element(note.getByText('We cannot send the link by SMS right now.')).toBeVisible()
})

test('an order without an email sends its link by SMS, which also has its code', async () => {
  const order = givenOrder({ isReadOnly: true, email: '', method: 'pickup', status: 'confirm' })
  answerApi({
    [ORDER]: { status: 200, body: { ...good, data: order } },
    [`POST /api/orders/${ID}/link`]: { status: 200, body: good },
  })
  await open(LINK)
  await expect.element(page.getByText(/^The code is in our SMS\./)).toBeVisible()
  await page.getByRole('button', { name: 'Send me the link by SMS' }).click()
  await expect.element(page.getByText(/^We have sent the link to 9841234567\./)).toBeVisible()
})

test('a wrong contact reveals nothing else', async () => {
  answerApi({ 'POST /api/orders/track': refused(404, 'not_found', 'No such order.') })
  await open()
  await track(ID, 'somebody@else.example')
  const form = page.getByRole('form', { name: 'Track order' })
  const reason = form.getByText(/^No order matches this number with this phone number or email address/)
  await expect.element(reason).toBeVisible()
  await expect.element(orderId()).toHaveValue(ID)
})

test('an invalid order number is explained at its field', async () => {
  const sent = answerApi({ 'POST /api/orders/track': { status: 200, body: givenPlaced() } })
  await open()
  await submit().click()
  await expect.element(orderId()).toHaveFocus()
  await track('4711', 'somebody@else.example')
  await expect.element(orderId()).toHaveAccessibleDescription(/looks like KA-/)
  await expect.element(orderId()).toHaveFocus()
  expect(sent).toEqual([])
})

test('after too many attempts the page says when to come back', async () => {
  const answer = refused(429, 'too_many_requests', 'Too many attempts. Please try again in 10 minutes.', {
    'retry-after': '600',
  })
  answerApi({ 'POST /api/orders/track': answer })
  await open()
  await track(ID, '9841234567')
  await expect.element(page.getByText('Too many attempts. Please try again in 10 minutes.')).toBeVisible()
})

test.for([
  [400, 'invalid_input'],
  [404, 'not_found'],
] as const)('an invalid link (%i) offers the form', async ([status, code]) => {
  answerApi({ [ORDER]: refused(status, code, 'No such order.') })
  await open(LINK)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/This link opens no order/)
  await expect.element(orderId()).toBeVisible()
})

test('a link names its order until that has loaded', async () => {
  const held = hold({ status: 200, body: { ...good, data: givenOrder() } })
  answerApi({ [ORDER]: held.answer })
  await open(LINK)
  await expect.element(page.getByText(`Opening your order ${ID}…`)).toBeVisible()
  await expect.element(orderId()).not.toBeInTheDocument()
  held.release()
  await expect.element(title()).toHaveTextContent(`Order ${ID}`)
})

test('an order that fails to load is reported, and loads on a retry', async () => {
  expectErrors(/could not be loaded/)
  answerApi({ [ORDER]: cut })
  await open(LINK)
  await expect.element(page.getByRole('heading', { name: 'The order could not be loaded' })).toBeVisible()
  answerApi({ [ORDER]: { status: 200, body: { ...good, data: givenOrder() } } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(title()).toHaveTextContent(`Order ${ID}`)
})

test.for([
  ['a guest, of an order without an account', null, false, 0],
  ['a member, of an order without an account', null, true, 0],
  ["a member, of another account's order", 'another', true, 0],
  ['a member, of an order of theirs', givenProfile()._id, true, 1],
  ['the owner of an account, before logging in', givenProfile()._id, false, 1],
] as const)('only an account reviews what it received: %s', async ([, userId, isMember, links]) => {
  if (isMember) givenMember()
  const order = givenOrder({ status: 'delivered', cancelUntil: null, userId })
  answerApi({ [ORDER]: { status: 200, body: { ...good, data: order } } })
  await open(LINK)
  await expect.element(page.getByRole('link', { name: 'Kapas cotton pillow pair' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Write a review' }).length).toBe(links)
})
