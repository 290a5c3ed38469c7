import type { Page } from '@playwright/test'
import type { Cart, CartReply } from '#contract/cart.ts'
import { fail, hold, type Scene, type Scenes } from './scene.ts'

const CART = '**/api/cart'

type Wanted = { productId: string; size?: string; quantity?: number }

/** A bed, a bedside table, cushions and another bed. */
const FOUR_LINES: Wanted[] = [
  { productId: '1', size: '153*200' },
  { productId: '6', quantity: 2 },
  { productId: '3' },
  { productId: '20' },
]

/** The bedroom that the demo sells as a set. */
const SET: Wanted[] = [
  { productId: '1', size: '122*200' },
  { productId: '45', size: '122*200' },
  { productId: '48' },
  { productId: '6' },
]

/** The cart of a guest who has been here before. */
const filled =
  (...lines: Wanted[]) =>
  async (page: Page) => {
    for (const data of lines) await page.request.post('/api/cart/lines', { data })
  }

const changed =
  (change: (cart: Cart) => void, ...lines: Wanted[]) =>
  async (page: Page) => {
    await filled(...lines)(page)
    await page.route(CART, async (route) => {
      const response = await route.fetch()
      const json: CartReply = await response.json()
      change(json.data)
      await route.fulfill({ response, json })
    })
  }

const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: /^Furniture Cart/ }).click()
  await page.getByRole('dialog', { name: /^Furniture Cart/ }).waitFor()
}

/** With what goes with it, which comes when somebody scrolls there; on phones the footer below is higher than the window. */
const totals = async (page: Page) => {
  await page.getByRole('heading', { name: 'Totals' }).waitFor()
  await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await page.getByRole('heading', { name: /^Goes with/ }).waitFor()
}
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()

const page: Scene = { path: '/cart', before: filled(...FOUR_LINES), isWhole: true, prepare: totals }

/** Everything that can have happened to a line since it was added. */
function withTroubles({ lines, notices }: Cart): void {
  const [dearer, short, soldOut, gone] = lines
  dearer!.changes.price = { was: 1_29_000, now: dearer!.price }
  short!.changes.quantity = { was: 4, now: 2 }
  Object.assign(short!, { state: 'short', quantity: 4 })
  Object.assign(soldOut!, { state: 'sold-out', buyable: 0, countInStock: 0, subtotal: 0 })
  Object.assign(gone!, { state: 'gone', buyable: 0, productId: null, choices: [], subtotal: 0 })
  const { name, color, size, type } = short!
  notices.push({ _id: crypto.randomUUID(), reason: 'limit', name, color, size, type, wanted: 13, kept: 10 })
}

/** The cart, its drawer, and what leads into it. */
export const cart: Scenes = {
  cart: page,
  'cart-saved': {
    ...page,
    prepare: async (shown) => {
      await totals(shown)
      await button(shown, 'Save for later').click()
      await button(shown, /^Remove /).click()
      await button(shown, 'Undo').waitFor()
    },
  },
  'cart-set': { ...page, before: filled(...SET) },
  'cart-changed': { ...page, before: changed(withTroubles, ...FOUR_LINES) },
  'cart-shared': {
    ...page,
    path: '/',
    before: filled(...FOUR_LINES),
    prepare: async (shown) => {
      const { share } = await (await shown.request.post('/api/cart/shares')).json()
      await shown.goto(`/cart/shared/${share.token}`)
      await shown.getByRole('heading', { name: 'Totals' }).waitFor()
    },
  },
  'cart-loading': { path: '/cart', before: hold(CART) },
  'cart-failed': {
    path: '/cart',
    before: fail(CART),
    prepare: (shown) => shown.getByRole('heading', { name: 'Your cart could not be loaded' }).waitFor(),
  },
  'cart-panel': { path: '/', prepare: openDrawer },
  'cart-panel-filled': { path: '/product/1', before: filled(...FOUR_LINES.slice(0, 2)), prepare: openDrawer },
  'cart-panel-set': { path: '/product/1', before: filled(...SET), prepare: openDrawer },
  'cart-panel-changed': { path: '/product/1', before: changed(withTroubles, ...FOUR_LINES), prepare: openDrawer },
}
