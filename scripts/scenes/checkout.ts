import type { Page } from '@playwright/test'
import type { QuoteReply } from '#contract/checkout.ts'
import { fail, hold, type Scene, type Scenes } from './scene.ts'

const QUOTE = '**/api/checkout/quote'
const PLACE = '**/api/orders'

/** A guest with a bed, two bedside tables and cushions. */
const filled = async (page: Page) => {
  for (const data of [{ productId: '3' }, { productId: '6', quantity: 2 }, { productId: '52' }]) {
    await page.request.post('/api/cart/lines', { data })
  }
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const placeButton = (page: Page) => page.getByRole('button', { name: /^(Place order|Order and pay), Nrs/ })

const fill =
  ({ method = 'Standard delivery', payment = 'Cash on delivery' } = {}) =>
  async (page: Page) => {
    await placeButton(page).waitFor()
    await field(page, 'Full name').fill('asmita gurung')
    await field(page, 'Phone').fill('9841234567')
    await page.getByLabel(/^Email/).fill('asmita@post.example')
    await field(page, 'District').selectOption('Kaski')
    await field(page, 'Town / City').selectOption('Pokhara')
    await field(page, 'Ward').selectOption('6')
    await field(page, 'Street address').fill('Baidam, Lakeside')
    await page.getByRole('radio', { name: method }).check()
    await page.getByRole('radio', { name: payment }).check()
    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    if (method !== 'Pickup') await page.getByRole('radio', { name: '2', exact: true }).check()
  }

const place = async (page: Page) => {
  await page.locator('button:not([aria-busy])', { hasText: /^(Place order|Order and pay), Nrs/ }).click()
}

const thanked = (choice: Parameters<typeof fill>[0]) => async (page: Page) => {
  await fill(choice)(page)
  await place(page)
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
}

const whole: Scene = { path: '/checkout', before: filled, isWhole: true }

export const checkout: Scenes = {
  checkout: { ...whole, prepare: (page) => placeButton(page).waitFor() },
  'checkout-filled': { ...whole, prepare: fill() },
  'checkout-wrong': {
    ...whole,
    prepare: async (page) => {
      await placeButton(page).waitFor()
      await page.getByLabel(/^Email/).fill('asmita@post')
      await place(page)
    },
  },
  'checkout-bar': {
    path: '/checkout',
    before: filled,
    isFor: (width) => width < 1024,
    prepare: (page) => page.getByRole('button', { name: /^Show order/ }).click(),
  },
  'checkout-remote': {
    ...whole,
    prepare: async (page) => {
      await fill()(page)
      await field(page, 'Province').selectOption('Karnali')
      await field(page, 'District').selectOption('Humla')
      await page.getByText(/^By arrangement/).waitFor()
    },
  },
  'checkout-left-out': {
    ...whole,
    before: async (page) => {
      await filled(page)
      await page.route(QUOTE, async (route) => {
        const response = await route.fetch()
        const json: QuoteReply = await response.json()
        const [first, second] = json.data.lines
        json.data.leftOut = [
          {
            name: first!.name,
            color: first!.color,
            size: first!.size,
            type: first!.type,
            wanted: 3,
            kept: first!.quantity,
          },
          { name: second!.name, color: null, size: null, type: null, wanted: 1, kept: 0 },
        ]
        await route.fulfill({ response, json })
      })
    },
    prepare: (page) => page.getByText('Not part of this order').waitFor(),
  },
  'checkout-changed': {
    ...whole,
    prepare: async (page) => {
      await fill()(page)
      const { data } = await (await page.request.get('/api/cart')).json()
      await page.request.patch(`/api/cart/lines/${data.lines[1]._id}`, { data: { quantity: 3 } })
      await place(page)
      await page.getByRole('alert').waitFor()
    },
  },
  'checkout-lost': {
    ...whole,
    prepare: async (page) => {
      await fill()(page)
      await page.route(PLACE, (route) => route.abort())
      await place(page)
      await page.getByText(/^We have no answer/).waitFor()
    },
  },
  'checkout-busy': {
    ...whole,
    prepare: async (page) => {
      await fill()(page)
      await page.route(PLACE, () => {})
      await place(page)
    },
  },
  'checkout-loading': {
    ...whole,
    prepare: async (page) => {
      await hold(QUOTE)(page)
      await page.reload()
    },
  },
  'checkout-no-figures': {
    ...whole,
    before: async (page) => {
      await filled(page)
      await fail(QUOTE)(page)
    },
    prepare: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  'confirmed-cash': { ...whole, prepare: thanked({}) },
  'confirmed-bank': { ...whole, prepare: thanked({ payment: 'Bank transfer' }) },
  'confirmed-wallet': {
    ...whole,
    prepare: async (page) => {
      await fail('**/pay?*')(page)
      await thanked({ payment: 'eSewa' })(page)
      await page.getByText('The shop did not answer.').waitFor()
    },
  },
  'confirmed-pickup': { ...whole, prepare: thanked({ method: 'Pickup', payment: 'Cash on collection' }) },
}
