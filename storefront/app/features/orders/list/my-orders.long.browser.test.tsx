import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { OrderRow, OrdersReply } from '#contract/orders/orders.ts'
import '../../../messages/account-messages.ts'
import '../../../messages/order-messages.ts'
import MyOrdersPage from '../../../routes/my-orders.tsx'
import { answerApi, cut, type Sent } from '../../../test/answer-api.ts'
import { expectErrors } from '../../../test/console-errors.ts'
import { givenMember } from '../../../test/given-member.ts'
import { givenOrder, good } from '../../../test/given-order.ts'
import { openPage, toast } from '../../../test/open-page.tsx'

const columns = [
  'Order id',
  'Order status',
  'Date',
  'Total amount',
  'Payment id',
  'Name',
  'Phone',
  'Address',
  'Pincode',
  'Email',
  'User id',
]

const table = () => page.getByRole('region', { name: 'Your orders, newest first' })
const rows = () => table().getByRole('rowheader')
const pages = () => page.getByRole('navigation', { name: 'Pages' })
const expander = () => page.getByRole('button', { name: /^(Items of order|Show details|Hide details) ?KA-/ })
const texts = (locator: { elements(): Element[] }) => locator.elements().map(({ textContent }) => textContent)

const cellsOf = (at: number) => [...table().element().querySelectorAll(`tbody tr:nth-child(${at}) > *`)]

/** The order number contains its position: `KA-261121-00000011` is the first of the second page. */
const numberOf = (at: number) => `KA-261121-${String(at).padStart(8, '0')}`

function listed(at: number): OrdersReply {
  const orders: OrderRow[] = Array.from({ length: 10 }, (_, nth) => {
    return givenOrder({ orderId: numberOf((at - 1) * 10 + nth + 1), userId: 'f1c0a5d2-7a53-4be6-9a31-0f3a4c5b6d7e' })
  })
  return { ...good, data: at > 10 ? [] : orders, totalOrders: 100, page: at, pages: 10 }
}

const listing = ({ search }: Sent) => ({ status: 200, body: listed(Number(new URLSearchParams(search).get('page'))) })

function answerOne(changes: Partial<OrderRow> = {}): void {
  const body: OrdersReply = { ...good, data: [givenOrder(changes)], totalOrders: 1, page: 1, pages: 1 }
  answerApi({ 'GET /api/orders': { status: 200, body } })
}

beforeEach(() => {
  givenMember()
  answerApi({ 'GET /api/guest-orders': { status: 200, body: { ...good, data: [] } } })
})

const open = (address = '/my-orders') => openPage('/my-orders', MyOrdersPage, { address })

test('a hundred orders are ten pages of ten, with all specified columns', async () => {
  await page.viewport(1440, 900)
  answerApi({ 'GET /api/orders': listing })
  await open()
  await expect.poll(() => rows().length).toBe(10)
  expect(texts(table().getByRole('columnheader'))).toEqual(columns)
  await expect.element(pages().getByRole('list')).toHaveTextContent('123…10')
  const last = pages().getByRole('link', { name: 'Last page' })
  await expect.element(last).toHaveAttribute('href', '/my-orders?page=10')
})

test('rows start with picture and state, name the payment in words, and say “as above” for a value of the row above', async () => {
  await page.viewport(1440, 900)
  answerApi({ 'GET /api/orders': listing })
  await open()
  await expect.poll(() => rows().length).toBe(10)
  const [first, second] = [cellsOf(1), cellsOf(2)]
  expect(first[0]!.querySelector('img, picture')).not.toBeNull()
  expect(first[1]!.textContent).toBe('Pending')
  expect(first[4]!.textContent).toBe('Cash on delivery')
  expect(first[5]!.textContent).toBe('Asmita Gurung')
  const unseen = second.map((cell) => cell.querySelector('.visually-hidden')?.textContent)
  expect(unseen.slice(5)).toEqual(first.slice(5).map(({ textContent }) => textContent))
  const seen = second.map((cell) => cell.querySelector(':not(.visually-hidden)')?.textContent)
  expect(seen.slice(5)).toEqual(Array.from({ length: 6 }, () => 'as above'))
  // Screen readers hear the value alone.
  await expect.element(page.elementLocator(second[5]!)).toHaveAccessibleName('Asmita Gurung')
  const id = page.getByRole('link', { name: numberOf(1) })
  expect(id.element().getClientRects()).toHaveLength(1)
})

test.for([
  '000AWEO9C21BFD6',
  'TEST-ESEWA-7F3A9C21BFD6',
  'sarita.maharjan@gmail.com',
  'asmita.shrestha.khadka@gmail.com',
])('the last line of %s is no single letter', async (value) => {
  await page.viewport(1366, 657)
  answerOne(value.includes('@') ? { email: value } : { paymentId: value })
  await open()
  const cell = page.getByRole('cell', { name: value })
  await expect.element(cell).toBeInTheDocument()
  const letters = document.createRange()
  letters.selectNodeContents(cell.element())
  const lines = Map.groupBy(letters.getClientRects(), ({ top }) => top)
  const widths = [...lines.values()].map((line) => line.reduce((sum, { width }) => sum + width, 0))
  expect(widths.length).toBeGreaterThan(1)
  expect(widths.at(-1)).toBeGreaterThan(Math.max(...widths) / 3)
})

test('a hint announces hidden columns until the table is scrolled to its end', async () => {
  await page.viewport(900, 900)
  answerApi({ 'GET /api/orders': listing })
  await open()
  const hint = page.getByText('Scroll for more columns')
  await expect.element(hint).toBeVisible()
  await expect.element(table()).toHaveAccessibleDescription('Scroll for more columns')
  table().element().scrollTo(5_000, 0)
  await expect.element(hint).not.toBeVisible()
})

test.for([768, 900, 1366])(
  'at %i px the columns beyond the edge scroll in the table, not with the page',
  async (width) => {
    await page.viewport(width, 900)
    answerApi({ 'GET /api/orders': listing })
    await open()
    await expect.poll(() => rows().length).toBe(10)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('on a phone each order is a card that expands to all columns', async () => {
  await page.viewport(390, 844)
  answerApi({ 'GET /api/orders': listing })
  await open()
  await expect.element(pages().getByText('Page 1 of 10')).toBeVisible()
  await expander().first().click()
  await expect.element(expander().first()).toHaveAttribute('aria-expanded', 'true')
  // Values in a card's head have no label there.
  const card = page.elementLocator(table().element().querySelector('ul > li')!)
  expect(texts(card.getByRole('term'))).toEqual(['Subtotal', 'Shipping', 'Total', ...columns.slice(3)])
  await expect.element(card.getByRole('list', { name: 'Order progress' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('the address contains the page, and its table takes the focus', async () => {
  answerApi({ 'GET /api/orders': listing })
  await open()
  await expect.element(rows().first()).toHaveTextContent(numberOf(1))
  await pages().getByRole('link', { name: 'Next page' }).click()
  await expect.element(rows().first()).toHaveTextContent(numberOf(11))
  await expect.element(table()).toHaveFocus()
  await expect.element(pages().getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect.element(pages().getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/my-orders?page=3')

  await cleanup()
  await open('/my-orders?page=11')
  await page.getByRole('link', { name: 'First page of orders' }).click()
  await expect.element(rows().first()).toHaveTextContent(numberOf(1))
})

test('the keyboard expands a row, which shows its items', async () => {
  await page.viewport(1440, 900)
  answerOne()
  await open()
  await expect.element(expander()).toBeVisible()
  table().element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(expander()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(expander()).toHaveAttribute('aria-expanded', 'true')
  const items = page.getByRole('table', { name: 'Items of order KA-261121-7Q2M4XZP' })
  const heads = ['Product id', 'Title', 'Image', 'Quantity', 'Price', 'Sub total']
  expect(texts(items.getByRole('columnheader'))).toEqual(heads)
  const cells = ['48', expect.stringContaining('Kapas cotton pillow pair'), '', '2', 'Nrs. 2,400', 'Nrs. 4,800']
  expect(texts(items.getByRole('cell'))).toEqual(cells)
  await userEvent.keyboard(' ')
  await expect.element(items).not.toBeInTheDocument()
})

test('a value that neither row has is not marked', async () => {
  await page.viewport(1440, 900)
  const data = [1, 2].map((at) => givenOrder({ orderId: numberOf(at), pincode: '' }))
  const body: OrdersReply = { ...good, data, totalOrders: 2, page: 1, pages: 1 }
  answerApi({ 'GET /api/orders': { status: 200, body } })
  await open()
  await expect.poll(() => rows().length).toBe(2)
  expect(cellsOf(2)[8]!.textContent).toBe('')
})

test.for([1440, 390])(
  'at %i px the details of an order add up to its total, with the discount of a set',
  async (width) => {
    await page.viewport(width, 900)
    const totals = {
      ...givenOrder().totals,
      reductions: [{ name: 'Bed and pillows', code: null, amount: 800, sets: 1 }],
      total: 5_000,
    }
    answerOne({ totals, totalAmount: 5_000 })
    await open()
    await expander().click()
    const sums = page.getByRole('definition')
    await expect.element(page.getByRole('term').filter({ hasText: 'Set: Bed and pillows' })).toBeVisible()
    const shown = texts(sums).filter((one) => one.includes('Nrs.'))
    for (const sum of ['Nrs. 4,800', 'Nrs. 1,000', '−Nrs. 800', 'Nrs. 5,000']) expect(shown).toContain(sum)
  },
)

test('an expanded row, which has no “Order again”, says to open the order for it', async () => {
  await page.viewport(1440, 900)
  answerOne()
  await open()
  await expander().click()
  await expect
    .element(page.getByText(/Or cancel this order, open it, press “Order again” and change the cart/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Open order/ })).toBeVisible()
})

test.for([
  [1440, ''],
  [390, '@slow'],
] as const)(
  'at %i px cancelling asks for a confirmation, and the row shows the cancelled order %s',
  async ([width]) => {
    await page.viewport(width, 900)
    answerOne()
    const cancelled = givenOrder({ status: 'cancelled', cancelUntil: null })
    const sent = answerApi({
      'POST /api/orders/KA-261121-7Q2M4XZP/cancel': { status: 200, body: { ...good, data: cancelled } },
    })
    await open()
    if (width > 768) await expander().click()
    const button = page.getByRole('button', { name: 'Cancel order' })
    await expect.element(page.getByText(/^You can cancel until .*\d\d:\d\d/)).toBeVisible()
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
    await expect.element(dialog).toMatchTextContent(/KA-261121-7Q2M4XZP/)
    await dialog.getByRole('button', { name: 'Keep order' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent).toEqual([])

    await button.click()
    await dialog.getByLabelText('Reason (optional)').fill('I chose the wrong size.')
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect.element(toast('Your order is cancelled')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(table().getByText('Your order is cancelled')).toHaveFocus()
    await expect.element(button).not.toBeInTheDocument()
    await expect.element(table().getByText('Cancelled').first()).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ reason: 'I chose the wrong size.' }])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('orders that fail to load are reported, and load on a retry @slow', async () => {
  expectErrors(/could not be loaded/)
  answerApi({ 'GET /api/orders': { status: 500, body: {} } })
  await open()
  await expect.element(page.getByRole('heading', { name: 'Your orders could not be loaded' })).toBeVisible()
  answerOne()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rows().length).toBe(1)
})

test('offline, the page says so and continues automatically', async () => {
  expectErrors(/could not be loaded/)
  answerApi({ 'GET /api/orders': listing })
  await open()
  await expect.poll(() => rows().length).toBe(10)
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  answerApi({ 'GET /api/orders': cut })
  await pages().getByRole('link', { name: 'Next page' }).click()
  await expect.element(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  answerApi({ 'GET /api/orders': listing })
  network.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expect.element(rows().first()).toHaveTextContent(numberOf(11))
})

test('an order for somebody else names who receives it, in its row and its details', async () => {
  answerOne({ recipient: { name: 'Sita Rai', phone: '9847654321', isGift: false } })
  await open()
  await expect.element(table().getByRole('cell', { name: 'For Sita Rai' })).toBeVisible()
  await expander().click()
  await expect.element(page.getByRole('paragraph').filter({ hasText: 'For Sita Rai' })).toBeVisible()
  await expect.element(page.getByRole('paragraph').filter({ hasText: '9847654321' })).toBeVisible()
})

test('My Orders says where an order by phone number alone is added', async () => {
  answerOne()
  await open()
  await expect.element(page.getByText(/Open the order by the link in our SMS, and add it there/)).toBeVisible()
})
