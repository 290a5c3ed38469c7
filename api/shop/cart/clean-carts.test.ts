import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { cartLines, carts } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { cleanCarts } from './cart-queries.ts'
import { givenMember, givenSettings, givenShopper, givenVariant } from './cart.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenSettings(db)
  return givenShopper(app)
})

/** Makes all carts older by this many days. */
async function letPass(db: Db, days: number) {
  await db.update(carts).set({ touchedAt: sql`${carts.touchedAt} - make_interval(days => ${days})` })
}

test('carts unused for ninety days are deleted, except those of accounts', async ({ app, db, shopper }) => {
  const bed = await givenVariant(db)
  await shopper.add(bed)
  await shopper.send('POST', '/api/cart/shares')
  const member = await givenMember(app, db)
  await member.add(bed)
  await letPass(db, 89)
  await cleanCarts({}, { db })
  expect(await db.select().from(carts)).toHaveLength(3)

  await letPass(db, 2)
  await cleanCarts({}, { db })
  expect(await db.select().from(carts)).toEqual(await db.select().from(carts).where(isNotNull(carts.userId)))
  expect(await db.select().from(cartLines)).toHaveLength(1)
  expect((await member.view()).itemCount).toBe(1)
  expect((await shopper.view()).lines).toEqual([])
})

test('viewing a cart keeps it', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  await letPass(db, 89)
  await shopper.view()
  await letPass(db, 89)
  await cleanCarts({}, { db })
  expect((await shopper.view()).itemCount).toBe(1)
})

test('a second view on the same day writes nothing', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const touchedAt = new Date(Date.now() - 3_600_000)
  await db.update(carts).set({ touchedAt })
  await shopper.view()
  expect(await db.select().from(carts).where(eq(carts.touchedAt, touchedAt))).toHaveLength(1)
})
