import { eq, sql } from 'drizzle-orm'
import { givenShopper, givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, givenPromotion, order } from '../checkout/checkout.fixture.ts'
import { orders, promotions } from '../../platform/db/schema.ts'
import { expect, unlimitedTest, testOptions } from '../../test/test.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'

const STOCK = 40

/** One email address' orders would wait for each other. */
function buyAs(shopper: Shopper, turn: number) {
  return order(shopper, { email: `buyer-${turn}@post.example` })
}

unlimitedTest(
  'while some order and others cancel, every piece and every use of a code is accounted for',
  async ({ app, db }) => {
    await givenCheckoutShop(db)
    const ids = await Promise.all(Array.from({ length: 3 }, () => givenVariant(db, { stock: STOCK })))
    await givenPromotion(db, { code: 'AUTUMN', maxUses: 100 })
    const buy = async (turn: number) => {
      const shopper = givenShopper(app)
      for (const id of turn % 2 === 0 ? ids : ids.toReversed()) await shopper.add(id)
      return order(shopper, { coupon: 'AUTUMN' })
    }
    const cancel = (number: string) => {
      const url = `/api/orders/${number}/cancel?key=${trackKey(testOptions.secrets.orderKey, number)}`
      return app.inject({ method: 'POST', url, payload: {} })
    }
    const early: string[] = []
    for (let turn = 0; turn < 8; turn += 1) early.push((await buy(turn)).json().data.orderId)

    const [bought, cancelled] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, (_, turn) => buy(turn))),
      Promise.all([...early, ...early].map(cancel)),
    ])
    // A buyer whose quote another one made out of date is refused with the new figures.
    expect(bought.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 409)).toEqual([])
    expect(cancelled.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...early.map(() => 200),
      ...early.map(() => 409),
    ])
    const open = await db.$count(orders, eq(orders.state, 'pending'))
    expect(open).toBe(bought.filter(({ statusCode }) => statusCode === 201).length)
    expect(open).toBeGreaterThan(0)
    const { rows } = await db.execute(
      sql`select variants.stock, products.stock as shown, sales_count from variants join products on products.id = product_id`,
    )
    expect(rows).toEqual(ids.map(() => ({ stock: STOCK - open, shown: STOCK - open, sales_count: open })))
    expect(await db.$count(promotions, eq(promotions.uses, open))).toBe(1)
  },
)

unlimitedTest(
  'orders and cancellations that share promotions never wait for each other in a circle',
  async ({ app, db }) => {
    await givenCheckoutShop(db)
    for (let turn = 0; turn < 6; turn += 1) await givenPromotion(db, { kind: 'amount', amount: 10 })
    const ids = await Promise.all(Array.from({ length: 24 }, () => givenVariant(db)))
    const shoppers = await Promise.all(
      ids.map(async (id) => {
        const shopper = givenShopper(app)
        await shopper.add(id)
        return shopper
      }),
    )
    const early = await Promise.all(shoppers.slice(12).map(buyAs))
    const cancelled = early.map((answer) => {
      const number = answer.json().data.orderId
      const url = `/api/orders/${number}/cancel?key=${trackKey(testOptions.secrets.orderKey, number)}`
      return app.inject({ method: 'POST', url, payload: {} })
    })
    const answers = await Promise.all([...cancelled, ...shoppers.slice(0, 12).map(buyAs)])
    expect(answers.filter(({ statusCode }) => statusCode >= 300)).toEqual([])
    expect(await db.$count(promotions, eq(promotions.uses, 12))).toBe(6)
    const counts = async () => {
      const { rows } = await db.execute(
        sql`select xact_commit > 0 as "isCounted", deadlocks::int from pg_stat_database where datname = current_database()`,
      )
      return rows
    }
    await expect.poll(counts).toEqual([{ isCounted: true, deadlocks: 0 }])
  },
)
