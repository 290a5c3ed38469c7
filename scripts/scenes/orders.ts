import type { Page } from '@playwright/test'
import type { TokensReply } from '#contract/accounts.ts'
import type { ProductReply } from '#contract/catalog/products.ts'
import type { Order, OrderItem } from '#contract/orders/orders.ts'
import { sumOf } from '#domain/sum.ts'
import { demoShopper } from '../../seed/shopper.ts'
import { givenMoney, givenOrder } from '../../storefront/app/test/given-order.ts'
import { fail, hold, type Scene, type Scenes } from './scene.ts'

const LIST = '**/api/orders?*'
const ONE = /\/api\/orders\/KA-[^/]*$/
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const KEY = 'k'.repeat(43)
export const ADDRESS = '/my-orders/KA-261120-7Q2M4XZP'
export const TRACKED = `/track-order?order=KA-261120-7Q2M4XZP&key=${KEY}`
const PAGES = 10

const asShopper = async (page: Page) => {
  const { email, password } = demoShopper
  const answer = await page.request.post('/api/user/remember-me-login', { data: { email, password } })
  const { data }: TokensReply = await answer.json()
  await page.addInitScript((pair) => {
    localStorage.setItem('accesstoken', pair.accesstoken)
    localStorage.setItem('refreshtoken', pair.refreshToken)
  }, data)
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** An order of products of the shop. */
async function items(page: Page, ids: readonly number[]): Promise<OrderItem[]> {
  return Promise.all(
    ids.map(async (id, at) => {
      const { product }: ProductReply = await (await page.request.get(`/api/product/${id}`)).json()
      const { color: slug, size, type, price, sku } = product.variants[0]!
      const color = product.colors.find((one) => one.slug === slug) ?? null
      const [image] = product.pictures
      const quantity = at + 1
      const kind = { color, size, type, sku }
      const what = { productId: String(id), title: product.name, image: image ?? null, ...kind }
      return { ...what, quantity, price, subTotal: price * quantity, total: price * quantity }
    }),
  )
}

/** An order with something in every place; `changes` say what the scene is about. */
async function order(page: Page, changes: Partial<Order> = {}, ids: readonly number[] = [1, 7, 12]): Promise<Order> {
  const sold = await items(page, ids)
  const subtotal = sumOf(sold, ({ subTotal }) => subTotal)
  const vat = Math.round((subtotal * 13) / 113)
  const placed = ago(30 * MINUTE_MS)
  return givenOrder({
    orderId: 'KA-261120-7Q2M4XZP',
    phone: '9846012345',
    address: 'Baidam Road, Lakeside-6, Pokhara, Kaski, Gandaki',
    totalAmount: subtotal,
    email: demoShopper.email,
    userId: '0197f0a4-7c11-7d3e-9c58-0b7a52f1c0de',
    date: placed,
    items: sold,
    cancelUntil: new Date(Date.now() + 90 * MINUTE_MS).toISOString(),
    floor: 2,
    access: 'A narrow lane; the van stops at the corner.',
    note: 'Please call before noon.',
    totals: { subtotal, reductions: [], shippingFee: 0, total: subtotal, vat, totalWithoutVat: subtotal - vat },
    events: [{ action: 'place', status: 'pending', at: placed, by: 'shopper', reason: '', detail: {} }],
    money: givenMoney({ due: subtotal }),
    ...changes,
  })
}

export const bankOrder: Partial<Order> = {
  paymentId: 'bank',
  payment: 'bank',
  bank: {
    bank: 'Himalayan Timber Bank, Lalitpur',
    accountName: 'Kastha Pvt. Ltd.',
    accountNumber: '0123456789012345',
    reference: 'KA-261120-7Q2M4XZP',
  },
}

/** Paid: named as long as that wallet names payments. */
const khaltiOrder: Partial<Order> = { payment: 'khalti', paymentId: 'GFq9PFS7b2iYvL8Lir9oXe' }

const pickupOrder: Partial<Order> = {
  method: 'pickup',
  estimate: { first: '2026-11-23', last: '2026-11-23' },
  collectionCode: '482 913',
  floor: null,
  access: '',
  note: '',
}

const returnedOrder: Partial<Order> = {
  status: 'returned',
  cancelUntil: null,
  events: [
    { action: 'place', status: 'pending', at: ago(20 * DAY_MS), by: 'shopper', reason: '', detail: {} },
    { action: 'confirm', status: 'confirm', at: ago(19 * DAY_MS), by: 'system', reason: '', detail: {} },
    { action: 'deliver', status: 'delivered', at: ago(12 * DAY_MS), by: 'staff', reason: '', detail: {} },
    {
      action: 'return',
      status: 'returned',
      at: ago(2 * DAY_MS),
      by: 'staff',
      reason: 'One drawer does not close. Fetched on 19 November.',
      detail: {},
    },
  ],
}

const cancelledOrder: Partial<Order> = {
  status: 'cancelled',
  cancelUntil: null,
  estimate: null,
  events: [
    { action: 'place', status: 'pending', at: ago(90 * MINUTE_MS), by: 'shopper', reason: '', detail: {} },
    {
      action: 'cancel',
      status: 'cancelled',
      at: ago(20 * MINUTE_MS),
      by: 'shopper',
      reason: 'I chose the wrong size.',
      detail: {},
    },
  ],
}

const withList = async (page: Page) => {
  await asShopper(page)
  const older = { cancelUntil: null, date: ago(18 * DAY_MS) }
  const orders = await Promise.all([
    order(page),
    order(page, { ...older, ...bankOrder, orderId: 'KA-261104-0F7K2ABC', status: 'confirm', pincode: '' }, [3]),
    order(page, { ...older, ...khaltiOrder, orderId: 'KA-261002-9QX41ABC', status: 'delivered' }, [9, 2]),
    order(page, { ...older, orderId: 'KA-260918-0076ABCD', status: 'cancelled' }, [20, 21, 22, 23, 24]),
    order(page, { ...older, orderId: 'KA-260811-0052ABCD', status: 'returned' }, [15]),
  ])
  const json = { success: true, error: false, message: '', data: orders, totalOrders: 100, page: 1, pages: PAGES }
  await page.route(LIST, (route) => route.fulfill({ json }))
}

/** An order's page for a member or a guest. */
export const withOrder =
  (changes: Partial<Order>, isGuest = false) =>
  async (page: Page) => {
    if (!isGuest) await asShopper(page)
    const data = await order(page, isGuest ? { ...changes, userId: null } : changes)
    await page.route(
      (url) => ONE.test(url.pathname),
      (route) => route.fulfill({ json: { success: true, error: false, message: '', data } }),
    )
  }

const expand = (page: Page) =>
  page
    .getByRole('button', { name: /^(Items of order|Show details) KA-/ })
    .first()
    .click()
const show = (changes: Partial<Order>): Scene => ({ path: ADDRESS, before: withOrder(changes), isWhole: true })
const list: Scene = { path: '/my-orders', isWhole: true }

/** My Orders, an order and tracking, with orders of every kind. */
export const orders: Scenes = {
  'orders-list': { ...list, before: withList },
  'orders-expanded': { ...list, before: withList, prepare: expand },
  'orders-scrolled': {
    path: '/my-orders',
    before: withList,
    prepare: async (page) => {
      await expand(page)
      await page.getByRole('region', { name: /^Your orders/ }).evaluate((box) => box.scrollTo(600, 0))
    },
  },
  'orders-none': {
    ...list,
    before: async (page) => {
      await asShopper(page)
      const none = { success: true, error: false, message: '', data: [], totalOrders: 0, page: 1, pages: 1 }
      await page.route(LIST, (route) => route.fulfill({ json: none }))
    },
  },
  'orders-loading': {
    ...list,
    before: withList,
    prepare: async (page) => {
      await page.unroute(LIST)
      await hold(LIST)(page)
      await page.reload({ waitUntil: 'domcontentloaded' })
      await page.getByText('Loading your orders...').waitFor({ state: 'attached' })
    },
  },
  'orders-failed': {
    ...list,
    before: async (page) => {
      await asShopper(page)
      await fail(LIST)(page)
    },
    prepare: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  'order-pending': show({}),
  'order-bank': show(bankOrder),
  'order-pickup': show(pickupOrder),
  'order-returned': show(returnedOrder),
  'order-cancelled': show(cancelledOrder),
  'order-cancel': {
    path: ADDRESS,
    before: withOrder({}),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Cancel order' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  'order-again': {
    path: ADDRESS,
    before: async (page) => {
      await withOrder({})(page)
      const missed = [
        { name: 'Rara Wingback Bed', wanted: 2, kept: 1 },
        { name: 'Asan Table', wanted: 1, kept: 0 },
      ]
      const json = { success: true, error: false, message: '', added: 3, missed }
      await page.route('**/reorder', (route) => route.fulfill({ json }))
    },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Order again' }).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    },
  },
  'order-not-found': {
    path: '/my-orders/KA-261120-00000000',
    before: asShopper,
    prepare: (page) => page.getByRole('heading', { name: 'Order not found' }).waitFor(),
  },
  'track-order': { path: '/track-order', isWhole: true },
  'track-not-found': {
    path: '/track-order',
    prepare: async (page) => {
      await page.getByLabel('Order id').fill('KA-261120-7Q2M4XZP')
      await page.getByLabel('Phone number or e-mail').fill('9841234567')
      await page.getByRole('button', { name: 'Track order' }).click()
      await page.getByText('No order has this number').first().waitFor()
    },
  },
  'track-found': { path: TRACKED, before: withOrder(bankOrder, true), isWhole: true },
  'track-link-unknown': {
    path: TRACKED,
    prepare: (page) => page.getByText('This link opens no order').waitFor(),
  },
}
