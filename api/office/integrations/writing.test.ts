import { eq } from 'drizzle-orm'
import { auditLog, orderEvents, orders, personalReads, stockMovements, variants } from '../../platform/db/schema.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { givenApiKey } from '../api-keys/api-keys.fixture.ts'
import type { Db } from '../../platform/db/client.ts'

async function givenVariant(db: Db) {
  const { id } = await givenProduct(db, { variants: [{ stock: 5, sku: 'RARA-1' }] })
  const [variant] = await db.select().from(variants).where(eq(variants.productId, id))
  return variant!
}

const received = (variantId: number, pieces = 3) => ({ movements: [{ variantId, reason: 'received', pieces }] })
const KEY = { 'idempotency-key': 'receipt-1' }

test('a program confirms and cancels orders; history and audit log name its key', async ({ app, db }) => {
  const order = await givenOrder(db)
  const key = await givenApiKey(app)
  expect((await key.call('POST', `/orders/${order.number}/confirmation`)).json()).toMatchObject({ state: 'confirm' })
  const again = await key.call('POST', `/orders/${order.id}/confirmation`)
  expect(again.json()).toMatchObject({ status: 409, code: 'conflict' })
  const cancelled = await key.call('POST', `/orders/${order.id}/cancellation`, { reason: 'No truck goes there' })
  expect(cancelled.json()).toMatchObject({ id: order.id, state: 'cancelled', contact: { city: expect.any(String) } })
  const entries = await db.select().from(auditLog).where(eq(auditLog.tableName, 'orders'))
  expect(new Set(entries.map(({ staffId, staffName, call }) => [staffId, staffName, call].join(' ')))).toEqual(
    new Set([
      `${key.id} Accountant (API key) POST /api/v1/orders/:id/confirmation`,
      `${key.id} Accountant (API key) POST /api/v1/orders/:id/cancellation`,
    ]),
  )
  const { events } = (await key.maker.call('GET', `/orders/${order.id}`)).json()
  expect(events.find(({ action }: { action: string }) => action === 'cancel')).toMatchObject({
    who: 'Accountant (API key)',
  })
})

test('a program that may not read orders learns only the state of one that it confirms or cancels', async ({
  app,
  db,
}) => {
  const { id, number } = await givenOrder(db)
  const key = await givenApiKey(app, { scopes: ['orders:write', 'customers:read'] })
  const headers = { 'idempotency-key': 'confirm-1' }
  for (let turn = 0; turn < 2; turn += 1) {
    const confirmed = await key.call('POST', `/orders/${id}/confirmation`, undefined, headers)
    expect(confirmed.json()).toEqual({ id, number, state: 'confirm' })
  }
  const cancelled = await key.call('POST', `/orders/${id}/cancellation`, { reason: 'No truck goes there' })
  expect(cancelled.json()).toEqual({ id, number, state: 'cancelled' })
  expect(await db.$count(personalReads, eq(personalReads.staffId, key.id))).toBe(0)
})

test('a note of a program is one of the order', async ({ app, db }) => {
  const order = await givenOrder(db)
  const key = await givenApiKey(app)
  expect((await key.call('POST', `/orders/${order.id}/notes`, { words: 'Picked up' })).statusCode).toBe(200)
  const { notes } = (await key.maker.call('GET', `/orders/${order.id}`)).json()
  expect(notes).toMatchObject([{ words: 'Picked up', staffName: 'Accountant (API key)' }])
})

test('stock that a program records has its name, and is refused like that of staff', async ({ app, db }) => {
  const { id } = await givenVariant(db)
  const key = await givenApiKey(app)
  expect((await key.call('POST', '/stock-movements', received(id))).json().items).toMatchObject([
    { variantId: id, stock: 8 },
  ])
  const { items } = (await key.maker.call('GET', `/stock/movements?variantId=${id}`)).json()
  expect(items[0]).toMatchObject({ change: 3, stock: 8, staffName: 'Accountant (API key)' })
  const movements = [{ variantId: id, reason: 'counted', counted: 2, seen: 5 }]
  expect((await key.call('POST', '/stock-movements', { movements })).json()).toMatchObject({
    status: 409,
    code: 'stale',
  })
})

test('a price changes from what the program saw, or not at all', async ({ app, db }) => {
  const { id } = await givenVariant(db)
  const key = await givenApiKey(app)
  const to = (price: number, seen: number) =>
    key.call('POST', '/price-changes', { changes: [{ variantId: id, seen: { price: seen, oldPrice: null }, price }] })
  expect((await to(9_000, 10_000)).json().items).toMatchObject([{ id, price: 9_000, oldPrice: null }])
  expect((await to(8_000, 10_000)).json()).toMatchObject({ status: 409, code: 'stale' })
  const { items } = (await key.maker.call('GET', `/products/${await showProductId(db, id)}/prices`)).json()
  expect(items.at(-1)).toMatchObject({ price: 9_000, staffName: 'Accountant (API key)' })
})

async function showProductId(db: Db, variantId: number): Promise<number> {
  const [row] = await db.select().from(variants).where(eq(variants.id, variantId))
  return row!.productId
}

test('each call that adds something asks for an Idempotency-Key', async ({ app, db }) => {
  const { id } = await givenVariant(db)
  const { token } = await givenApiKey(app)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method: 'POST', url: '/api/v1/stock-movements', headers, payload: received(id) })
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'idempotency-key' }] })
})

test('a repeated request gets the first answer, another body is a 422, and a refusal leaves no key', async ({
  app,
  db,
}) => {
  const { id } = await givenVariant(db)
  const key = await givenApiKey(app)
  const post = (body: object, headers: Record<string, string> = KEY) =>
    key.call('POST', '/stock-movements', body, headers)
  const refused = await post({ movements: [{ variantId: id, reason: 'damaged', pieces: 6 }] })
  expect(refused.statusCode).toBe(409)
  const first = await post(received(id))
  expect(first.headers['idempotency-replayed']).toBeUndefined()
  await post(received(id, 1), { 'idempotency-key': 'receipt-2' })
  const again = await post(received(id))
  expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true'])
  expect(again.json()).toEqual(first.json())
  expect((await post(received(id, 4))).json()).toMatchObject({ status: 422, code: 'key_reused' })
  const other = await givenApiKey(app, {}, key.maker)
  expect((await other.call('POST', '/stock-movements', received(id), KEY)).json().items[0].stock).toBe(12)
})

ownDatabaseTest(
  'of many equal requests at once one acts; the others are told to wait, or get its answer',
  async ({ app, db }) => {
    const { id } = await givenVariant(db)
    const key = await givenApiKey(app)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => key.call('POST', '/stock-movements', received(id), KEY)),
    )
    for (const answer of answers) {
      if (answer.statusCode === 200) expect(answer.json().items[0].stock).toBe(8)
      else expect(answer.json()).toMatchObject({ status: 409, code: 'key_in_use' })
    }
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await db.$count(stockMovements, eq(stockMovements.reason, 'received'))).toBe(1)
  },
)

ownDatabaseTest(
  'a request whose first try is under way is a 409 at once, with when to try again',
  async ({ app, db, pool }) => {
    const { id } = await givenVariant(db)
    const key = await givenApiKey(app)
    const held = await pool.connect()
    await held.query('begin')
    await held.query('select from products for update')
    const first = key.call('POST', '/stock-movements', received(id), KEY)
    const waits = "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'"
    await expect.poll(async () => (await pool.query(waits)).rows[0].n).toBe(1)
    const second = await key.call('POST', '/stock-movements', received(id), KEY)
    expect([second.statusCode, second.json().code, second.headers['retry-after']]).toEqual([409, 'key_in_use', '1'])
    await held.query('rollback')
    held.release()
    expect((await first).statusCode).toBe(200)
  },
)

ownDatabaseTest('a program and staff who cancel the same order at once cancel it once', async ({ app, db }) => {
  const order = await givenOrder(db)
  const key = await givenApiKey(app)
  const reason = { reason: 'Twice ordered' }
  const answers = await Promise.all([
    key.call('POST', `/orders/${order.id}/cancellation`, reason),
    key.maker.call('POST', `/orders/${order.id}/cancellation`, reason),
    key.call('POST', `/orders/${order.id}/cancellation`, reason),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  expect(await db.$count(orderEvents, eq(orderEvents.action, 'cancel'))).toBe(1)
  expect((await db.select().from(orders))[0]!.state).toBe('cancelled')
})
