import { eq, sql } from 'drizzle-orm'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { promotions } from '../../platform/db/schema.ts'
import { givenVariant } from '../fulfilment/fulfilment.fixture.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { changeOrder } from './change-order.ts'
import { eventsOf, givenOrder, givenPromotion, goodsOf, stateOf } from './orders.fixture.ts'

const { secrets } = testOptions

ownDatabaseTest('of a cancellation and a delivery at once exactly one happens', async ({ db }) => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 12; round += 1) {
    const bed = await givenVariant(db)
    const { id } = await givenOrder(db, { state: 'confirm', lines: [{ ...bed, quantity: 2 }] })
    const cancel = () => changeOrder({ db, secrets }, id, { action: 'cancel', by: { actor: 'shopper', id: null } })
    const deliver = () => changeOrder({ db, secrets }, id, { action: 'deliver', by: { actor: 'staff', id: null } })
    const both = round % 2 === 0 ? [cancel(), deliver()] : [deliver(), cancel()]
    const refusals = (await Promise.all(both)).filter((refused) => refused !== undefined)
    const state = await stateOf(db, id)
    expect(refusals).toEqual([{ action: state === 'cancelled' ? 'deliver' : 'cancel', state, refusal: 'wrong-state' }])
    expect((await goodsOf(db, bed)).stock).toBe(state === 'cancelled' ? 7 : 5)
    expect(await eventsOf(db, id)).toHaveLength(state === 'cancelled' ? 2 : 3)
    outcomes.add(state)
  }
  expect([...outcomes].toSorted()).toEqual(['cancelled', 'delivered'])
})

ownDatabaseTest('a confirmation at the same time as a cancellation comes first or not at all', async ({ db }) => {
  for (let round = 0; round < 8; round += 1) {
    const bed = await givenVariant(db)
    const { id } = await givenOrder(db, { lines: [bed] })
    const cancel = () => changeOrder({ db, secrets }, id, { action: 'cancel', by: { actor: 'shopper', id: null } })
    const confirm = () => changeOrder({ db, secrets }, id, { action: 'confirm', by: { actor: 'staff', id: null } })
    const both = round % 2 === 0 ? [cancel(), confirm()] : [confirm(), cancel()]
    const refusals = (await Promise.all(both)).filter((refused) => refused !== undefined)
    const happened = (await eventsOf(db, id)).map(({ action }) => action)
    if (refusals.length === 0) expect(happened).toEqual(['place', 'confirm', 'cancel'])
    else {
      expect(refusals).toEqual([{ action: 'confirm', state: 'cancelled', refusal: 'wrong-state' }])
      expect(happened).toEqual(['place', 'cancel'])
    }
    expect((await goodsOf(db, bed)).stock).toBe(6)
  }
})

ownDatabaseTest('twenty cancellations at once give the stock back once', async ({ db }) => {
  const bed = await givenVariant(db)
  const promotion = await givenPromotion(db)
  const { id } = await givenOrder(db, { lines: [{ ...bed, quantity: 2 }], promotionIds: [promotion.id] })
  const by = { actor: 'staff', id: null } as const
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => changeOrder({ db, secrets }, id, { action: 'cancel', by })),
  )
  expect(answers.filter((refused) => refused === undefined)).toHaveLength(1)
  expect(await goodsOf(db, bed)).toEqual({ stock: 7, shown: 7, sales: 48 })
  expect(await db.$count(promotions, eq(promotions.uses, 2))).toBe(1)
})

ownDatabaseTest(
  'orders of the same goods in any order give them back at once without waiting for each other',
  async ({ db }) => {
    const goods = [await givenVariant(db), await givenVariant(db), await givenVariant(db)]
    const orderIds: string[] = []
    for (let count = 0; count < 16; count += 1) {
      orderIds.push((await givenOrder(db, { lines: count % 2 === 0 ? goods : goods.toReversed() })).id)
    }
    const by = { actor: 'staff', id: null } as const
    const answers = await Promise.all(orderIds.map((id) => changeOrder({ db, secrets }, id, { action: 'cancel', by })))
    expect(answers).toEqual(orderIds.map(() => undefined))
    for (const one of goods) expect(await goodsOf(db, one)).toEqual({ stock: 21, shown: 21, sales: 34 })
  },
)

ownDatabaseTest(
  'a cancellation locks the figures of its account after its goods, as an order does',
  async ({ db, pool }) => {
    const user = await givenUser(db)
    const bed = await givenVariant(db)
    const { id } = await givenOrder(db, { userId: user.id, lines: [bed] })
    const ordering = await pool.connect()
    await ordering.query('begin')
    await ordering.query(`select from variants where id = ${bed.variantId} for no key update`)
    const cancelled = changeOrder({ db, secrets }, id, { action: 'cancel', by: { actor: 'shopper', id: user.id } })
    await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(1)
    const isFree = ordering.query('select from customer_figures for no key update nowait').then(
      () => true,
      () => false,
    )
    expect.soft(await isFree).toBe(true)
    await ordering.query('rollback')
    ordering.release()
    expect(await cancelled).toBeUndefined()
  },
)

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]!.waiting
}
