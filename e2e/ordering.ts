import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { and, eq, lt, sql } from 'drizzle-orm'
import { variants } from '#api/platform/db/schema.ts'
import type { TokensReply } from '#contract/accounts.ts'
import type { PlaceBody, QuoteReply } from '#contract/checkout.ts'
import type { PlacedReply } from '#contract/orders/orders.ts'
import { demoShopper } from '../seed/shopper.ts'
import { inShop } from './shop-under-test.ts'
import { expect } from './test.ts'

/** Product with plenty of stock. */
export const PILLOWS = { id: '48', name: 'Kapas cotton pillow pair' }

const buyer = {
  name: 'Asmita Gurung',
  phone: '9841234567',
  street_address: 'Baidam, Lakeside-6',
  city: 'Pokhara',
  province: 'Gandaki',
  district: 'Kaski',
  zip: '33700',
  agreed: true,
}

type Wish = Partial<Pick<PlaceBody, 'email' | 'method' | 'payment' | 'note' | 'floor'>> & {
  quantity?: number
  productId?: string
}

/**
 * Places an order by the API, for pillows unless another product is named.
 *
 * @param token  access token of the buyer; without one the order belongs to the guest of the browser of `request`
 */
export async function placeOrder(
  request: APIRequestContext,
  { quantity = 1, productId = PILLOWS.id, ...wish }: Wish = {},
  token?: string,
): Promise<PlacedReply> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const ways = { method: 'standard', payment: 'cod', ...wish } as const
  await restock()
  expect(await request.post('/api/cart/lines', { headers, data: { productId, quantity } })).toBeOK()
  const { method, payment } = ways
  const asked = await request.post('/api/checkout/quote', {
    headers,
    data: { district: buyer.district, method, payment },
  })
  const { data: quote }: QuoteReply = await asked.json()
  const shown = {
    total: quote.totals.total,
    lines: quote.lines.map(({ _id, price, quantity: pieces }) => ({ _id, price, quantity: pieces })),
  }
  const placed = await request.post('/api/orders', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { ...buyer, email: `${randomUUID()}@post.example`, ...ways, shown } satisfies PlaceBody,
  })
  expect(placed.status(), await placed.text()).toBe(201)
  return placed.json()
}

/** Returns tokens of the demo's shopper, who has a hundred orders. */
export async function demoTokens(request: APIRequestContext): Promise<TokensReply['data']> {
  const { email, password } = demoShopper
  const answer = await request.post('/api/user/remember-me-login', { data: { email, password } })
  return ((await answer.json()) as TokensReply).data
}

/** Refills the stock, as all tests of a run order the same product. */
function restock() {
  const short = and(eq(variants.productId, Number(PILLOWS.id)), lt(variants.stock, 100))
  return inShop(({ db }) =>
    db
      .update(variants)
      .set({ stock: sql`${variants.stock} + 100` })
      .where(short),
  )
}

/** Opens an order in a separate browser page, as its shopper. */
export async function openOrder(page: Page, number: string, key: string): Promise<Page> {
  const shopper = await page.context().browser()!.newPage()
  await shopper.goto(`/track-order?order=${number}&key=${key}`)
  return shopper
}
