import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { buildApp, type App } from '../../app.ts'
import { givenShopper, givenVariant, givenVariants, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { openDatabase, type Db } from '../../platform/db/client.ts'
import { orderLines, orders, products, promotions, variants } from '../../platform/db/schema.ts'
import { expect, testOptions, unlimitedTest } from '../../test/test.ts'
import { givenCheckoutShop, givenPromotion, orderOf, place, quoteFor } from './checkout.fixture.ts'

const BUYERS = 30

// So many orders take their time on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 })

/** Two processes of one shop. */
const test = unlimitedTest.extend('apps', async ({ app, db, url }, { onCleanup }): Promise<[App, App]> => {
  await givenCheckoutShop(db)
  const database = openDatabase(url, { max: 20 })
  const other = buildApp({ ...testOptions, db: database.db, addressLimitFactor: 0 })
  onCleanup(async () => {
    await other.close()
    await database.close()
  })
  return [app, other]
})

/** Guests who have put these into their carts, by turns in both processes. */
async function givenBuyers(apps: App[], count: number, fill: (buyer: Shopper, turn: number) => Promise<unknown>) {
  const buyers = Array.from({ length: count }, (_, turn) => givenShopper(apps[turn % apps.length]!))
  await Promise.all(buyers.map(fill))
  return buyers
}

/** What each of them was shown, ready to be sent. */
function readyToOrder(buyers: readonly Shopper[], values: Record<string, unknown> = {}): Promise<object[]> {
  const { coupon = '' } = values
  return Promise.all(buyers.map(async (buyer) => orderOf(await quoteFor(buyer, { coupon }), values)))
}

async function orderAtOnce(buyers: readonly Shopper[], bodies: readonly object[]) {
  return Promise.all(buyers.map((buyer, turn) => place(buyer, bodies[turn]!)))
}

function tally(answers: readonly { statusCode: number; json: () => { code?: string } }[]): Record<string, number> {
  const named = Object.groupBy(answers, (answer) => answer.json().code ?? String(answer.statusCode))
  return Object.fromEntries(Object.entries(named).map(([name, all]) => [name, all!.length]))
}

async function stockOf(db: Db, id: string): Promise<number> {
  const [row] = await db
    .select({ stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, Number(id)))
  return row!.stock
}

async function soldOf(db: Db, id: string): Promise<number> {
  const { rows } = await db.execute<{ sold: number }>(
    sql`select coalesce(sum(quantity), 0)::int as sold from ${orderLines} where ${orderLines.variantId} = ${id}`,
  )
  return rows[0]!.sold
}

test('one of thirty concurrent orders gets the last piece, and the others are refused', async ({ apps, db }) => {
  const bed = await givenVariant(db, { stock: 1 })
  const buyers = await givenBuyers(apps, BUYERS, (buyer) => buyer.add(bed))
  const answers = await orderAtOnce(buyers, await readyToOrder(buyers))
  expect(tally(answers)).toEqual({ 201: 1, figures_changed: BUYERS - 1 })
  const refused = answers.find(({ statusCode }) => statusCode === 409)!
  expect(refused.json().message).toMatch(/^Nothing was ordered: Everest \d+ is sold out; the total is now Nrs\. 0/)
  expect(await stockOf(db, bed)).toBe(0)
  expect(await db.select().from(orders)).toHaveLength(1)
  const kept = await Promise.all(buyers.map(async (buyer) => (await buyer.view()).lines.length))
  expect(kept.toSorted()).toEqual([0, ...Array.from({ length: BUYERS - 1 }, () => 1)])
})

test('of ten pieces exactly ten are sold, first come, first served', async ({ apps, db }) => {
  const bed = await givenVariant(db, { stock: 10 })
  const buyers = await givenBuyers(apps, BUYERS, (buyer, turn) => buyer.add(bed, 1 + (turn % 2)))
  const answers = await orderAtOnce(buyers, await readyToOrder(buyers))
  const { 201: placed = 0, ...refused } = tally(answers)
  expect(refused).toEqual({ figures_changed: BUYERS - placed })
  // Half of them want two; of those who want one somebody takes what is left.
  expect(await stockOf(db, bed)).toBe(0)
  expect(await soldOf(db, bed)).toBe(10)
  const [product] = await db.select({ stock: products.stock, sales: products.salesCount }).from(products)
  expect(product).toEqual({ stock: 0, sales: 10 })
})

test('two variants that everybody wants, in either order, lock nobody out', async ({ apps, db }) => {
  const [one, other] = await Promise.all([givenVariant(db, { stock: 15 }), givenVariant(db, { stock: 10 })])
  const sizes = await givenVariants(db, [{ stock: 25 }, { stock: 25 }])
  const wanted = [one, other, ...sizes]
  const buyers = await givenBuyers(apps, BUYERS, async (buyer, turn) => {
    for (const id of turn % 2 === 0 ? wanted : wanted.toReversed()) await buyer.add(id!)
  })
  const answers = await orderAtOnce(buyers, await readyToOrder(buyers))
  expect(tally(answers)).toEqual({ 201: 10, figures_changed: 20 })
  expect(await Promise.all(wanted.map((id) => stockOf(db, id!)))).toEqual([5, 0, 15, 15])
})

test('tabs of one cart that order at once order it once', async ({ apps, db }) => {
  const bed = await givenVariant(db, { stock: 100 })
  const [buyer] = await givenBuyers(apps, 1, (one) => one.add(bed, 3))
  const [body] = await readyToOrder([buyer!])
  const tabs = Array.from({ length: 20 }, (_, turn) => givenShopper(apps[turn % 2]!, { ...buyer!.cookies }))
  const answers = await Promise.all(tabs.map((tab) => place(tab, body!)))
  expect(tally(answers)).toEqual({ 201: 1, cart_empty: 19 })
  expect(await stockOf(db, bed)).toBe(97)
})

test('a double click is one order, with one answer', async ({ apps, db }) => {
  const bed = await givenVariant(db, { stock: 100 })
  const [buyer] = await givenBuyers(apps, 1, (one) => one.add(bed, 2))
  const [body] = await readyToOrder([buyer!])
  const key = randomUUID()
  const tabs = Array.from({ length: 10 }, (_, turn) => givenShopper(apps[turn % 2]!, { ...buyer!.cookies }))
  const answers = await Promise.all(tabs.map((tab) => place(tab, body!, key)))
  expect(tally(answers)).toEqual({ 201: 10 })
  expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1)
  const replays = answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')
  expect(replays).toHaveLength(9)
  expect(await stockOf(db, bed)).toBe(98)
  expect(await db.select().from(orders)).toHaveLength(1)
})

test('a code that may be used three times is used three times by thirty who have it', async ({ apps, db }) => {
  const bed = await givenVariant(db, { stock: 1_000 })
  await givenPromotion(db, { code: 'FIRST3', maxUses: 3 })
  const buyers = await givenBuyers(apps, BUYERS, (buyer) => buyer.add(bed))
  const answers = await orderAtOnce(buyers, await readyToOrder(buyers, { coupon: 'first3' }))
  expect(tally(answers)).toEqual({ 201: 3, figures_changed: BUYERS - 3 })
  const [{ uses } = { uses: 0 }] = await db.select({ uses: promotions.uses }).from(promotions)
  expect(uses).toBe(3)
  const refused = answers.find(({ statusCode }) => statusCode === 409)!
  expect(refused.json().message).toContain('the total is now Nrs. 11,000, not Nrs. 10,000')
})

test('prices that staff change meanwhile are charged as shown or not at all', async ({ apps, db }) => {
  const bed = await givenVariant(db, { stock: 1_000, price: 10_000 })
  const buyers = await givenBuyers(apps, BUYERS, (buyer) => buyer.add(bed))
  const bodies = await readyToOrder(buyers)
  const raise = async () => {
    for (let price = 10_001; price < 10_020; price += 1) {
      await db.transaction(async (tx) => {
        // As everybody must who changes what an order holds: the product first.
        await tx.select({ id: products.id }).from(products).for('no key update')
        await tx
          .update(variants)
          .set({ price })
          .where(eq(variants.id, Number(bed)))
      })
    }
  }
  const [answers] = await Promise.all([orderAtOnce(buyers, bodies), raise()])
  const { 201: placed = 0, ...refused } = tally(answers)
  expect(refused).toEqual(placed === BUYERS ? {} : { figures_changed: BUYERS - placed })
  const charged = await db.select({ price: orderLines.price }).from(orderLines)
  expect(charged).toEqual(Array.from({ length: placed }, () => ({ price: 10_000 })))
  expect(await stockOf(db, bed)).toBe(1_000 - placed)
})
