import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { bankVouchers, orderEvents, orders, payments, photos } from '../../../platform/db/schema.ts'
import { givenSettings } from '../../../shop/cart/cart.fixture.ts'
import { givenPhoto, removeFilesOfPhotos } from '../../../shop/photos/photos.fixture.ts'
import { photoKey } from '#domain/photos/photos.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../../test/test.ts'
import { givenOrder } from '../../orders/orders.fixture.ts'
import { cleanReceipts } from './clean-receipts.ts'
import { sendVoucher } from './send-voucher.ts'

const { storage } = testOptions
const unbroken = new AbortController().signal
const test = base.extend('settings', { auto: true }, async ({ db }) => givenSettings(db))

/** An order with a receipt, and its photo. */
async function givenReceipt(db: Db) {
  const order = await givenOrder(db, { payment: 'bank', payBy: new Date(Date.now() + 86_400_000) })
  await sendVoucher({ db, ...testOptions }, { order, by: { actor: 'shopper', id: null } }, await givenPhoto())
  const [photo] = await db.select().from(photos).where(eq(photos.orderId, order.id))
  return { orderId: order.id, photoId: photo!.id }
}

async function end(db: Db, orderId: string, ago: string, action: 'cancel' | 'expire' = 'cancel'): Promise<void> {
  await db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, orderId))
  const at = sql`now() - ${ago}::interval`
  await db.insert(orderEvents).values({ orderId, action, state: 'cancelled', actor: 'system', at })
}

const isKept = async (db: Db, { orderId, photoId }: { orderId: string; photoId: string }) => [
  await db.$count(bankVouchers, eq(bankVouchers.orderId, orderId)),
  await db.$count(photos, eq(photos.id, photoId)),
  (await storage.sizeOf(photoKey(photoId))) !== undefined,
]

test('receipts of orders that ended without a payment go after two weeks, with their files', async ({ db }) => {
  const cancelled = await givenReceipt(db)
  const expired = await givenReceipt(db)
  await end(db, cancelled.orderId, '14 days 1 hour')
  await end(db, expired.orderId, '14 days 1 hour', 'expire')
  await cleanReceipts({}, { db }, unbroken)
  await removeFilesOfPhotos(db, storage)
  expect([await isKept(db, cancelled), await isKept(db, expired)]).toEqual([
    [0, 0, false],
    [0, 0, false],
  ])
})

test('those of newer, paid and open orders stay', async ({ db }) => {
  const newer = await givenReceipt(db)
  const touched = await givenReceipt(db)
  const paid = await givenReceipt(db)
  const open = await givenReceipt(db)
  await end(db, newer.orderId, '13 days 23 hours')
  await end(db, touched.orderId, '30 days')
  await end(db, touched.orderId, '1 day')
  await end(db, paid.orderId, '30 days')
  await db
    .insert(payments)
    .values({ orderId: paid.orderId, method: 'bank', purpose: 'full', amount: 5, reference: 'A' })
  await cleanReceipts({}, { db }, unbroken)
  await removeFilesOfPhotos(db, storage)
  for (const receipt of [newer, touched, paid, open]) expect(await isKept(db, receipt)).toEqual([1, 1, true])
})

ownDatabaseTest('two runs at once delete each receipt once, and a run goes through all', async ({ db }) => {
  await givenSettings(db)
  const { orderId, photoId } = await givenReceipt(db)
  await end(db, orderId, '15 days')
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  const [photo] = await db.select().from(photos).where(eq(photos.id, photoId))
  for (let at = 0; at < 120; at += 1) {
    const copy = { orderId: crypto.randomUUID(), photoId: crypto.randomUUID() }
    const number = `KA-250101-${String(at).padStart(8, '0')}`
    await db.insert(orders).values({ ...order!, id: copy.orderId, number })
    await db.insert(photos).values({ ...photo!, id: copy.photoId, orderId: copy.orderId })
    await db.insert(bankVouchers).values(copy)
  }
  await cleanReceipts({}, { db }, AbortSignal.abort())
  expect(await db.$count(bankVouchers)).toBe(121)
  await Promise.all([cleanReceipts({}, { db }, unbroken), cleanReceipts({}, { db }, unbroken)])
  await cleanReceipts({}, { db }, unbroken)
  expect([await db.$count(bankVouchers), await db.$count(photos)]).toEqual([0, 0])
  const { rows } = await db.execute<{ id: string }>(
    sql`select jsonb_array_elements_text(data -> 'photoIds') as id from pgboss.job
        where name = 'remove-photos' and start_after < now() + interval '1 minute'`,
  )
  expect(new Set(rows.map(({ id }) => id)).size).toBe(121)
  expect(rows).toHaveLength(121)
})
