import { sql } from 'drizzle-orm'
import { givenMember, givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenPicture, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { idempotencyKeys, orders, variants } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { cleanIdempotencyKeys } from '../../platform/idempotency/key-queries.ts'
import { givenCheckoutShop, givenPromotion, orderOf, place, quoteFor } from './checkout.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return givenShopper(app)
})

/** A bed in a picture that is cropped around its left side. */
async function givenBed(db: Parameters<typeof givenVariant>[0]) {
  const { id } = await givenPicture(db, { focusX: 0.25 })
  await givenProduct(db, { pictureIds: [id], variants: [{ size: '153*200' }] })
  const bed = onlyRow(await db.select({ id: variants.id }).from(variants))
  return String(bed.id)
}

test('asking again is answered alike, and says so', async ({ db, shopper }) => {
  await givenPromotion(db, { code: 'AUTUMN' })
  await shopper.add(await givenBed(db))
  const values = { method: 'pickup', payment: 'bank', coupon: 'autumn' }
  const body = orderOf(await quoteFor(shopper, { method: 'pickup', coupon: 'autumn' }), values)
  const [first, again] = [await place(shopper, body, 'key-1'), await place(shopper, body, 'key-1')]
  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.body).toBe(first.body)
  expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true'])
  expect(await db.select().from(orders)).toHaveLength(1)
})

test('only a request that places an order counts as one that waits for a mail', async ({ app, shopper }) => {
  await shopper.add(await givenVariant(app.db))
  const body = orderOf(await quoteFor(shopper))
  for (let turn = 0; turn < 5; turn += 1) await place(shopper, body, 'key-1')
  expect(await app.addressLimits.awaitedMails.refuse('127.0.0.1')).toBe(1)
})

test('asking again after the order was cancelled is answered with the order as it is', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const body = orderOf(await quoteFor(shopper))
  const { data, trackKey } = (await place(shopper, body, 'key-1')).json()
  await shopper.send('POST', `/api/orders/${data.orderId}/cancel?key=${trackKey}`, { reason: '' })
  const again = await place(shopper, body, 'key-1')
  expect([again.statusCode, again.json()]).toMatchObject([
    201,
    { data: { orderId: data.orderId, status: 'cancelled' }, trackKey },
  ])
  expect(await db.select().from(orders)).toHaveLength(1)
})

test('fields in another order are the same request; another value is not', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const body = orderOf(await quoteFor(shopper))
  await place(shopper, body, 'key-1')
  const turned = Object.fromEntries(Object.entries(body).toReversed())
  expect((await place(shopper, turned, 'key-1')).headers['idempotency-replayed']).toBe('true')
  const other = await place(shopper, { ...body, note: 'Other' }, 'key-1')
  expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused'])
})

test('a refusal for what changed is kept too: a late second try does not order', async ({ db, shopper }) => {
  const bed = await givenVariant(db)
  await shopper.add(bed)
  const body = orderOf(await quoteFor(shopper))
  await db.update(variants).set({ price: 12_000 })
  const refused = await place(shopper, body, 'key-1')
  await db.update(variants).set({ price: 10_000 })
  const again = await place(shopper, body, 'key-1')
  expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([409, refused.body, 'true'])
  expect((await place(shopper, body, 'key-2')).statusCode).toBe(201)
})

test('a wrong form is not kept: mended, it may have the same key', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const body = orderOf(await quoteFor(shopper))
  expect((await place(shopper, { ...body, phone: '1' }, 'key-1')).statusCode).toBe(400)
  expect((await place(shopper, body, 'key-1')).statusCode).toBe(201)
})

test('the same key of somebody else is another one', async ({ app, db, shopper }) => {
  const bed = await givenVariant(db)
  const others = [givenShopper(app), await givenMember(app, db)]
  for (const one of [shopper, ...others]) {
    await one.add(bed)
    expect((await place(one, orderOf(await quoteFor(one)), 'key-1')).statusCode).toBe(201)
  }
  expect(await db.select().from(orders)).toHaveLength(3)
})

test('after a day a key is forgotten, by the cleaning and without it', async ({ db, shopper }) => {
  const bed = await givenVariant(db)
  const orderOne = async () => {
    await shopper.add(bed)
    return place(shopper, orderOf(await quoteFor(shopper)), 'key-1')
  }
  const letPass = (hours: number) =>
    db.update(idempotencyKeys).set({ createdAt: sql`created_at - make_interval(hours => ${hours})` })

  await orderOne()
  await letPass(23)
  expect((await orderOne()).statusCode).toBe(422)
  await cleanIdempotencyKeys({}, { db })
  expect(await db.select().from(idempotencyKeys)).toHaveLength(1)

  await letPass(2)
  expect((await place(shopper, orderOf(await quoteFor(shopper)), 'key-1')).statusCode).toBe(201)
  await letPass(24)
  await cleanIdempotencyKeys({}, { db })
  expect(await db.select().from(idempotencyKeys)).toHaveLength(1) // somebody may be reading it
  await letPass(2)
  await cleanIdempotencyKeys({}, { db })
  expect(await db.select().from(idempotencyKeys)).toEqual([])
})

test('a key that disappears during its request is claimed again', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const body = orderOf(await quoteFor(shopper))
  const first = await place(shopper, body, 'key-1')
  await db.execute(sql`create sequence askings`)
  await db.execute(sql`create function clean_once() returns trigger language plpgsql as $$ begin
    if nextval('askings') = 1 then delete from idempotency_keys; end if;
    return null; end $$`)
  await db.execute(
    sql`create trigger clean_once after insert on idempotency_keys for each statement execute function clean_once()`,
  )
  const again = await place(shopper, body, 'key-1')
  expect([again.statusCode, again.headers['idempotency-replayed'], again.body]).toEqual([201, 'true', first.body])
  const { rows } = await db.execute(sql`select last_value::int as asked from askings`)
  expect(rows).toEqual([{ asked: 2 }])
})

test.for([
  ['missing', undefined],
  ['too long', 'x'.repeat(201)],
  ['with a space', 'a b'],
  ['empty', ''],
  ['not ASCII', 'ké'],
] as const)('a key that is %s is refused', async ([, key], { db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const body = orderOf(await quoteFor(shopper))
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const answer = await shopper.send('POST', '/api/orders', body, headers)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
})

/** The database gives up the next orders for others, as it does where two wait for each other. */
async function givenConflicts(db: Parameters<typeof givenVariant>[0], count: number) {
  await db.execute(sql`create sequence conflicts`)
  await db.execute(
    sql.raw(`create function conflict() returns trigger language plpgsql as $$ begin
      if nextval('conflicts') <= ${count} then raise exception 'deadlock' using errcode = '40P01'; end if;
      return null; end $$`),
  )
  await db.execute(sql`create trigger conflict after insert on orders for each statement execute function conflict()`)
}

test('an order that another one got in the way of is tried again', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  await givenConflicts(db, 3)
  expect((await place(shopper, orderOf(await quoteFor(shopper)))).statusCode).toBe(201)
  expect(await db.select().from(orders)).toHaveLength(1)
})

test('one that never gets through is refused for now, and may be tried with the same key', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  await givenConflicts(db, 4)
  const body = orderOf(await quoteFor(shopper))
  const refused = await place(shopper, body, 'key-1')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect((await place(shopper, body, 'key-1')).statusCode).toBe(201)
})
