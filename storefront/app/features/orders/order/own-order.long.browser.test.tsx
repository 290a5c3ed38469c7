import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Order } from '#contract/orders/orders.ts'
import type { ReorderReply } from '#contract/orders/reorder.ts'
import '../../../messages/account-messages.ts'
import '../../../messages/order-messages.ts'
import MyOrderPage from '../../../routes/my-order.tsx'
import { answerApi, refused } from '../../../test/answer-api.ts'
import { givenBuyer } from '../../../test/given-address.ts'
import { expectErrors } from '../../../test/console-errors.ts'
import { givenMember, givenProfile } from '../../../test/given-member.ts'
import { givenMoney, givenOrder, good } from '../../../test/given-order.ts'
import { givenShell } from '../../../test/given-shell.ts'
import { openPage, toast } from '../../../test/open-page.tsx'
import { onOpenCart } from '../../cart/cart-signals.ts'
import { dropCheckoutDraft, keepCheckoutDraft, readCheckoutDraft } from '../../checkout/checkout-draft.ts'
import { chooseDistrict, readDistrict } from '../../delivery-zones/district/district.ts'

const ID = 'KA-261121-7Q2M4XZP'
const ORDER = `GET /api/orders/${ID}` as const

const cancelButton = () => page.getByRole('button', { name: 'Cancel order' })

beforeEach(() => {
  givenMember()
})

async function open(changes: Partial<Order> = {}): Promise<void> {
  answerApi({ [ORDER]: { status: 200, body: { ...good, data: givenOrder(changes) } } })
  await openPage('/my-orders/:orderId', MyOrderPage, { address: `/my-orders/${ID}`, loaderData: givenShell() })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`Order ${ID}`)
}

test('the history of an order names actor and reason of each event', async () => {
  const [placed] = givenOrder().events
  const reason = 'I chose the wrong size.'
  await open({ status: 'cancelled', cancelUntil: null, events: [placed!, { ...placed!, action: 'cancel', reason }] })
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect.poll(() => history.length).toBe(2)
  await expect.element(history.first()).toMatchTextContent(/Cancelled.* YouI chose the wrong size\.$/)
  await expect.element(history.last()).toMatchTextContent(/Order placed.* You$/)
  await expect.element(cancelButton()).not.toBeInTheDocument()
})

test('the shop says why an order cannot be cancelled any more', async () => {
  await open()
  const message = 'An order can be cancelled for 2 hours.'
  answerApi({ [`POST /api/orders/${ID}/cancel`]: refused(409, 'conflict', message) })
  await cancelButton().click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(page.getByText(message)).toHaveFocus()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('without a network nothing is cancelled, and the dialog says so until it is back', async () => {
  await open()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const cancelled = givenOrder({ status: 'cancelled', cancelUntil: null })
  const sent = answerApi({ [`POST /api/orders/${ID}/cancel`]: { status: 200, body: { ...good, data: cancelled } } })
  await cancelButton().click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  const note = dialog.getByText('You are offline. What you entered stays here: send it when you are online again.')
  await dialog.getByLabelText(/^Reason/).fill('The wrong size.')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(note).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
  expect(sent).toEqual([])
  network.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(note).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(page.getByText('Your order is cancelled', { exact: true }).first()).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'The wrong size.' }])
})

test('a buyer without an email address reads that cancelling sends no SMS', async () => {
  await open({ email: '' })
  const note = 'You get no SMS when you cancel an order yourself.'
  const cancelled = givenOrder({ email: '', status: 'cancelled', cancelUntil: null })
  answerApi({ [`POST /api/orders/${ID}/cancel`]: { status: 200, body: { ...good, data: cancelled } } })
  await cancelButton().click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect.element(dialog.getByText(note)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(page.getByText('Your order is cancelled', { exact: true }).first()).toHaveFocus()
  await expect.element(page.getByText(note)).not.toBeInTheDocument()
})

test('an order that waits for a bank transfer says when it arrives before it lists its items', async () => {
  await open({ payment: 'bank', deliveries: [] })
  await expect.element(page.getByRole('heading', { name: 'Items' })).toBeVisible()
  const arrival = page.getByText('Estimated arrival').first().element()
  const items = page.getByRole('heading', { name: 'Items' }).element()
  expect(arrival.compareDocumentPosition(items) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

test('a buyer who has paid in cash reads where the money goes, and an SMS says so, too', async () => {
  const payments = [
    { method: 'cod', purpose: 'full', amount: 5_800, at: new Date().toISOString(), reference: '' } as const,
  ]
  await open({ email: '', money: givenMoney({ paid: 5_800, due: 0, payments }) })
  await cancelButton().click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  const said =
    'We refund Nrs. 5,800 to you within 7 days. You paid in cash, so we call you to ask for a bank account or wallet.'
  await expect.element(dialog.getByText(said)).toBeVisible()
  await expect.element(dialog.getByText(/no SMS/)).not.toBeInTheDocument()
})

test('the cancel button disappears after the two hours', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  await open()
  await expect.element(cancelButton()).toBeVisible()
  vi.advanceTimersByTime(2 * 60 * 60_000 + 1_000)
  await expect.element(cancelButton()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Order again' })).toBeVisible()
})

const buyer = givenBuyer({ floor: 2 })

test('ordering again opens the cart, and says how much it added and what is missing', async () => {
  await open()
  const opened = vi.fn<() => void>()
  onTestFinished(onOpenCart(opened))
  const green = { slug: 'forest-green', name: 'Forest green', swatch: '#2f5d46' }
  const missed = { name: 'Rara wingback bed', color: green, size: '153*200', type: null, wanted: 2, kept: 1 }
  const reply: ReorderReply = { ...good, added: 3, missed: [missed], buyer }
  answerApi({ [`POST /api/orders/${ID}/reorder`]: { status: 200, body: reply } })
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect.element(page.getByRole('status').getByText('3 pieces of this order are in your cart now.')).toBeVisible()
  await expect
    .element(page.getByRole('status').getByText(/^Rara wingback bed, Forest green, 153\*200: 1 of 2/))
    .toBeVisible()
  const stands = `Your order ${ID} stays too. To replace it, cancel it or call us.`
  await expect.element(page.getByRole('status').getByText(stands)).toBeVisible()
  await expect.poll(() => opened).toHaveBeenCalledOnce()
  const { _id: owner } = givenProfile()
  expect(readCheckoutDraft(owner)).toMatchObject({ street_address: 'Milanchok', city: 'Butwal', ward: '8', floor: '2' })
})

test('ordering again says that the shop goes by the district of the order', async () => {
  chooseDistrict('Humla')
  await open()
  const reply: ReorderReply = { ...good, added: 1, missed: [], buyer }
  answerApi({ [`POST /api/orders/${ID}/reorder`]: { status: 200, body: reply } })
  await page.getByRole('button', { name: 'Order again' }).click()
  const said = 'The shop shows delivery to Rupandehi now, as in this order.'
  await expect.element(page.getByRole('status').getByText(said)).toBeVisible()
})

test('an order with nothing to order again leaves the district of the shop', async () => {
  chooseDistrict('Humla')
  await open()
  const reply: ReorderReply = { ...good, added: 0, missed: [], buyer }
  answerApi({ [`POST /api/orders/${ID}/reorder`]: { status: 200, body: reply } })
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect.element(page.getByText('None of these items is available right now.')).toBeVisible()
  expect(readDistrict()).toBe('Humla')
})

test('ordering again for somebody else says when the checkout keeps another address', async () => {
  await open()
  const recipient = { name: 'Sita Rai', phone: '9847654321', isGift: false }
  const reply: ReorderReply = { ...good, added: 1, missed: [], buyer: { ...buyer, recipient } }
  answerApi({ [`POST /api/orders/${ID}/reorder`]: { status: 200, body: reply } })
  const again = page.getByRole('button', { name: 'Order again' })
  const note = page.getByRole('status').getByText(/^The checkout keeps the address .* Sita Rai/)
  await again.click()
  await expect.element(page.getByRole('status').getByText(/^1 piece/)).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  dropCheckoutDraft()
  keepCheckoutDraft(givenProfile()._id, { city: 'Pokhara', street_address: 'Traffic Chok' })
  await again.click()
  await expect.element(note).toBeVisible()
})

test('ordering a cancelled order again does not say that it stays', async () => {
  await open({ status: 'cancelled', cancelUntil: null })
  const reply: ReorderReply = { ...good, added: 2, missed: [], buyer }
  answerApi({ [`POST /api/orders/${ID}/reorder`]: { status: 200, body: reply } })
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect.element(page.getByRole('status').getByText('2 pieces of this order are in your cart now.')).toBeVisible()
  await expect.element(page.getByText(/stays too/)).not.toBeInTheDocument()
})

test('an order that waits for a transfer shows the bank account, with copy buttons', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const bank = { bank: 'Nabil Bank', accountName: 'Kastha Pvt. Ltd.', accountNumber: '0110017501234', reference: ID }
  await open({ payment: 'bank', bank })
  const transfer = page.getByRole('region', { name: 'Bank transfer' })
  await expect.element(transfer).toMatchTextContent(/0110017501234/)
  await transfer.getByRole('button', { name: 'Copy: Reference' }).click()
  await expect.element(toast('Reference copied')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(ID)
})

test.for([1280, 390])('at %i px a pickup order shows its code, its note and payment on collection', async (width) => {
  await page.viewport(width, 844)
  await open({ method: 'pickup', status: 'confirm', collectionCode: '482913', note: 'I come with a van.' })
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await expect.element(delivery).toMatchTextContent(/482913/)
  await expect.element(delivery).toMatchTextContent(/I come with a van\./)
  await expect.element(page.getByText('Cash on collection')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('a pickup order names its store', async () => {
  await open({ method: 'pickup', store: { name: 'Kastha Lakeside', address: 'Baidam Marg, Pokhara' } })
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await expect.element(delivery).toMatchTextContent(/Kastha Lakeside, Baidam Marg, Pokhara/)
})

test('another shopper’s order is not found', async () => {
  answerApi({ [ORDER]: refused(404, 'not_found', 'No such order.') })
  await openPage('/my-orders/:orderId', MyOrderPage, { address: `/my-orders/${ID}`, loaderData: givenShell() })
  await expect.element(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
})

test('an order that fails to load is reported, and loads on a retry @slow', async () => {
  expectErrors(/could not be loaded/)
  answerApi({ [ORDER]: { status: 500, body: {} } })
  await openPage('/my-orders/:orderId', MyOrderPage, { address: `/my-orders/${ID}`, loaderData: givenShell() })
  await expect.element(page.getByRole('heading', { name: 'The order could not be loaded' })).toBeVisible()
  answerApi({ [ORDER]: { status: 200, body: { ...good, data: givenOrder() } } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(cancelButton()).toBeVisible()
})
