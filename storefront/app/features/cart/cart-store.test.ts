import { compileMessage } from '@lingui/message-utils/compileMessage'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Cart, CartLine } from '#contract/cart.ts'
import { messages } from '#messages/pages.ts'

type Sent = { method: string; path: string; body: unknown; keepalive: boolean }
type Trouble = 'lost' | 'cut' | 'refused'

/** A fake API with a cart of one line. */
class Shop {
  quantity = 1
  sent: Sent[] = []
  /** Faults for the next changes: done but response lost, lost on the way, or refused. */
  troubles: Trouble[] = []
  isUp = true
  /** Responses wait for this promise. */
  gate = Promise.resolve()

  answer = async (path: string, init: { method: string; body: string | null; keepalive: boolean }) => {
    const { method, body, keepalive } = init
    const asked = body ? JSON.parse(body) : undefined
    this.sent.push({ method, path, body: asked, keepalive })
    await this.gate
    if (!this.isUp) throw new TypeError('Failed to fetch')
    if (method !== 'GET') {
      const trouble = this.troubles.shift()
      if (trouble === 'refused')
        return reply(409, { success: false, error: true, code: 'out_of_stock', message: 'Gone' })
      if (trouble === 'cut') throw new TypeError('Failed to fetch')
      this.quantity = method === 'POST' ? this.quantity + 1 : asked.quantity
      if (trouble === 'lost') throw new TypeError('Failed to fetch')
    }
    return reply(200, { success: true, error: false, message: '', data: cartOf(this.quantity) })
  }

  get changes() {
    return this.sent.filter(({ method }) => method !== 'GET')
  }
}

function cartOf(quantity: number): Cart {
  const line = { _id: 'line', variantId: '7', quantity, buyable: quantity, countInStock: 50, price: 10 } as CartLine
  return {
    lines: [line],
    saved: [],
    notices: [],
    misfits: [],
    itemCount: quantity,
    totals: { total: 10 * quantity },
  } as unknown as Cart
}

function reply(status: number, body: unknown) {
  return new Response(JSON.stringify(body), { status })
}

let shop: Shop

beforeEach(() => {
  shop = new Shop()
  vi.stubGlobal('fetch', shop.answer)
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  )
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

/** Imports the modules afresh, as in a new tab, and loads the cart. */
async function openTab() {
  vi.resetModules()
  const { addMessages } = await import('../../messages/text.ts')
  addMessages('en', Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)])))
  const [store, lines, { addLine }] = await Promise.all([
    import('./cart-store.ts'),
    import('./change-line.ts'),
    import('./add/add-line.ts'),
  ])
  const shown = () => store.readShownCart()!
  const setQuantity = (quantity: number) => lines.setQuantity(shown().lines[0]!, quantity)
  await store.knowCart().catch(() => undefined)
  return { ...store, shown, setQuantity, add: () => addLine({ variantId: '7', shownPrice: 10 }) }
}

function holdAnswers() {
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.gate = promise
  return resolve
}

test('a change shows at once, but prices come only from the shop', async () => {
  const tab = await openTab()
  const asked = tab.setQuantity(3)
  expect(tab.shown()).toMatchObject({ itemCount: 3, totals: { total: 10 } })
  expect(await asked).toBe(true)
  expect(tab.shown()).toMatchObject({ itemCount: 3, totals: { total: 30 } })
})

test('a line never exceeds ten pieces, however often pieces are added', async () => {
  const tab = await openTab()
  const asked = tab.setQuantity(11)
  expect(tab.shown().lines[0]!.quantity).toBe(10)
  expect(await asked).toBe(true)
  expect(shop.changes.map(({ body }) => body)).toEqual([{ quantity: 10 }])
  shop.troubles = ['refused']
  const added = tab.add()
  expect(tab.shown().itemCount).toBe(10)
  expect(await added).toBe(false)
})

test('a refusal undoes its own change and no other', async () => {
  const tab = await openTab()
  await tab.setQuantity(4)
  shop.troubles = ['refused']
  expect(await tab.setQuantity(9)).toBe(false)
  expect(tab.shown().itemCount).toBe(4)
})

test('changes run in sequence, and a newer change of a line replaces one not yet sent', async () => {
  const tab = await openTab()
  const open = holdAnswers()
  const first = tab.setQuantity(2)
  await expect.poll(() => shop.changes).toHaveLength(1)
  const later = [3, 4, 5].map((quantity) => tab.setQuantity(quantity))
  open()
  expect(await Promise.all([first, ...later])).toEqual([true, false, false, true])
  expect(shop.changes.map(({ body }) => body)).toEqual([{ quantity: 2 }, { quantity: 5 }])
  expect(tab.shown().itemCount).toBe(5)
})

test('a page that is left sends its pending changes at once, each of them once, and they outlive it', async () => {
  const tab = await openTab()
  const open = holdAnswers()
  const first = tab.setQuantity(2)
  await expect.poll(() => shop.changes).toHaveLength(1)
  const second = tab.setQuantity(5)
  tab.sendPending()
  expect(shop.changes.map(({ body, keepalive }) => [body, keepalive])).toEqual([
    [{ quantity: 2 }, true],
    [{ quantity: 5 }, true],
  ])
  tab.sendPending()
  open()
  await Promise.all([first, second])
  expect(shop.changes).toHaveLength(2)
})

test('after a lost response the cart is read, and a change found there is not sent again', async () => {
  const tab = await openTab()
  shop.troubles = ['lost']
  expect(await tab.add()).toBe(true)
  expect(shop.changes).toHaveLength(1)
  expect(tab.shown().itemCount).toBe(2)
})

test('a change that never arrived is undone and not sent again', async () => {
  const tab = await openTab()
  shop.troubles = ['cut']
  expect(await tab.add()).toBe(false)
  expect(shop.changes).toHaveLength(1)
  expect(tab.shown().itemCount).toBe(1)
})

test('nothing is added before the cart is known', async () => {
  shop.isUp = false
  vi.stubGlobal('navigator', { onLine: false })
  const tab = await openTab()
  expect(await tab.add()).toBe(false)
  expect(shop.changes).toEqual([])
})

test('a change requested by one shopper is not applied to the next one’s cart', async () => {
  const tab = await openTab()
  const open = holdAnswers()
  const first = tab.setQuantity(2)
  const second = tab.change({ apply: (cart) => cart, send: () => Promise.reject(new Error('Must not be sent')) })
  await expect.poll(() => shop.changes).not.toHaveLength(0)
  const next = tab.changeShopper({ isKept: false })
  open()
  await next
  expect(await first).toBe(false)
  expect(await second).toEqual({ kind: 'dropped' })
})
