import { randomInt, randomUUID } from 'node:crypto'
import { request as requests } from '@playwright/test'
import { asc, eq, inArray } from 'drizzle-orm'
import { categories, orders } from '#api/platform/db/schema.ts'
import { givenProduct } from '#api/shop/catalog/catalog.fixture.ts'
import type { PlaceBody, QuoteReply } from '#contract/checkout.ts'
import type { PlacedReply } from '#contract/orders/orders.ts'
import { inShop } from './shop-under-test.ts'
import { expect, test } from './test.ts'

/** What the week sells: no other test does. */
export type Good = { id: string; name: string; sku: string; price: number }

/** `id` is the row's; `number` the one that the buyer reads. */
export type Bought = { id: string; number: string; email: string; key: string; total: number; district: string }

const AT_ONCE = 4

const kathmandu = { city: 'Kathmandu', district: 'Kathmandu', province: 'Bagmati', zip: '44600' } as const
/** Homes in three zones of delivery, most of them in one. */
const homes = [
  kathmandu,
  kathmandu,
  kathmandu,
  { city: 'Pokhara', district: 'Kaski', province: 'Gandaki', zip: '33700' },
  { city: 'Biratnagar', district: 'Morang', province: 'Koshi', zip: '56613' },
] as const

/** Puts a product on sale that only this week sells. */
export function givenGood(name: string, { price, stock }: { price: number; stock: number }): Promise<Good> {
  const lot = randomUUID().slice(0, 8)
  const sku = `WEEK-${lot}`.toUpperCase()
  return inShop(async ({ db }) => {
    const [category] = await db.select({ id: categories.id }).from(categories).orderBy(asc(categories.id)).limit(1)
    const { id } = await givenProduct(db, {
      name: `${name} ${lot}`,
      slug: `week-${lot}`,
      categoryId: category!.id,
      published: true,
      variants: [{ sku, price, stock, size: null }],
    })
    return { id: String(id), name: `${name} ${lot}`, sku, price }
  })
}

/** Guests buy one piece each by the API, each in a browser of their own. */
export async function buyMany(good: Good, count: number): Promise<Bought[]> {
  const bought: Bought[] = []
  let next = 0
  const shopper = async () => {
    while (next < count) bought.push(await buy(good, homes[next++ % homes.length]!))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, shopper))
  const rows = await inShop(({ db }) => {
    const { id, number } = orders
    return db
      .select({ id, number })
      .from(orders)
      .where(
        inArray(
          number,
          bought.map((one) => one.number),
        ),
      )
  })
  const ids = new Map(rows.map(({ id, number }) => [number, id]))
  return bought.map((one) => ({ ...one, id: ids.get(one.number)! }))
}

async function buy({ id: productId }: Good, home: (typeof homes)[number]): Promise<Bought> {
  const request = await requests.newContext({ baseURL: test.info().project.use.baseURL! })
  const email = `${randomUUID()}@post.example`
  const ways = { method: 'standard', payment: 'cod' } as const
  expect(await request.post('/api/cart/lines', { data: { productId, quantity: 1 } })).toBeOK()
  const asked = await request.post('/api/checkout/quote', { data: { district: home.district, ...ways } })
  const { data: quote }: QuoteReply = await asked.json()
  const lines = quote.lines.map(({ _id, price, quantity }) => ({ _id, price, quantity }))
  const body = {
    ...home,
    ...ways,
    name: 'Sarita Magar',
    phone: `984${randomInt(1_000_000, 10_000_000)}`,
    street_address: 'Baneshwor Marg 12',
    email,
    agreed: true,
    shown: { total: quote.totals.total, lines },
  } satisfies PlaceBody
  const placed = await request.post('/api/orders', { data: body, headers: { 'idempotency-key': randomUUID() } })
  expect(placed.status(), await placed.text()).toBe(201)
  const { data, trackKey } = (await placed.json()) as PlacedReply
  await request.dispose()
  const { total } = quote.totals
  return { id: '', number: data.orderId, email, key: trackKey, total, district: home.district }
}

/** Reads what the shop knows of these orders. */
export function readOrders(bought: readonly Bought[]) {
  const ids = bought.map(({ id }) => id)
  return inShop(({ db }) => db.select().from(orders).where(inArray(orders.id, ids)))
}

/** Moves the time at which an order was placed. */
export function placedAt({ id }: Bought, at: Date) {
  return inShop(({ db }) => db.update(orders).set({ placedAt: at }).where(eq(orders.id, id)))
}
