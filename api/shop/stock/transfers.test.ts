import { eq } from 'drizzle-orm'
import { MAIN_PLACE } from '#domain/stock/places.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { variants } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test as base } from '../../test/test.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { givenPlace, movementsOf, placesOf, wrongStocks } from './stock.fixture.ts'

const test = base
  .extend('adding', { auto: true }, ({ db }, { onCleanup }) => {
    onCleanup(async () => expect(await wrongStocks(db)).toEqual([]))
  })
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('showroom', ({ db }) => givenPlace(db, { name: 'Jhamsikhel' }))
  .extend('bed', async ({ db }) => {
    const { id } = await givenProduct(db, { variants: [{ stock: 6, sku: 'RARA-1' }] })
    const [variant] = await db.select().from(variants).where(eq(variants.productId, id))
    return variant!.id
  })
  .extend(
    'send',
    ({ staff, bed, showroom }) =>
      (pieces: number, values: object = {}) =>
        staff.call('POST', '/stock-transfers', {
          fromId: MAIN_PLACE,
          toId: showroom,
          lines: [{ variantId: bed, pieces }],
          ...values,
        }),
  )
  .extend('sent', ({ staff, send }) => async (pieces: number) => {
    await send(pieces)
    return (await staff.call('GET', '/stock-transfers')).json().items[0]
  })

test('pieces on their way are at no place and not for sale, until they arrive', async ({ db, bed, staff, sent }) => {
  const { id } = await sent(4)
  expect(await movementsOf(db, bed)).toEqual([
    [6, 'opening', null],
    [-4, 'sent', null],
  ])
  expect((await staff.call('GET', '/stock-transfers?open=true')).json()).toMatchObject({
    total: 1,
    items: [{ id, from: 'Main warehouse', to: 'Jhamsikhel', sent: 4, received: null, sentBy: staff.name }],
  })
  const receipt = { note: 'All well', lines: [{ variantId: bed, pieces: 4 }] }
  expect((await staff.call('POST', `/stock-transfers/${id}/receipt`, receipt)).json()).toMatchObject({
    receivedBy: staff.name,
    receiptNote: 'All well',
    lines: [{ sku: 'RARA-1', sent: 4, received: 4 }],
  })
  expect(await placesOf(db, bed)).toEqual([2, 4])
  expect((await staff.call('GET', '/stock-transfers?open=true')).json().total).toBe(0)
})

test.for([3, 5, 0])(
  'of 4 pieces %i arrive, and the transfer shows the difference',
  async (pieces, { db, bed, staff, sent }) => {
    const { id } = await sent(4)
    await staff.call('POST', `/stock-transfers/${id}/receipt`, { lines: [{ variantId: bed, pieces }] })
    expect((await staff.call('GET', `/stock-transfers/${id}`)).json()).toMatchObject({ sent: 4, received: pieces })
    const [variant] = await db.select().from(variants).where(eq(variants.id, bed))
    expect(variant!.stock).toBe(2 + pieces)
  },
)

test('a transfer is received once, with all of its variants', async ({ bed, staff, sent }) => {
  const { id } = await sent(4)
  const receive = (lines: object[]) => staff.call('POST', `/stock-transfers/${id}/receipt`, { lines })
  expect((await receive([{ variantId: bed + 1, pieces: 1 }])).json()).toMatchObject({ code: 'invalid_input' })
  expect((await receive([{ variantId: bed, pieces: 4 }])).statusCode).toBe(200)
  expect((await receive([{ variantId: bed, pieces: 4 }])).json()).toMatchObject({ code: 'conflict' })
})

test('no more pieces are sent than the place has', async ({ db, bed, send }) => {
  expect((await send(7)).json()).toMatchObject({ code: 'conflict', message: 'Of RARA-1 there are only 6.' })
  expect(await movementsOf(db, bed)).toEqual([[6, 'opening', null]])
})

test('a transfer needs two open places', async ({ staff, send, showroom }) => {
  expect((await send(1, { toId: MAIN_PLACE })).json()).toMatchObject({ fields: { toId: 'Choose another place' } })
  expect((await send(1, { toId: 999 })).statusCode).toBe(404)
  const place = (await staff.call('GET', `/stock-places/${showroom}`)).json()
  await staff.call('PUT', `/stock-places/${showroom}`, { ...place, isOpen: false })
  expect((await send(1)).json()).toMatchObject({ code: 'conflict', message: 'Jhamsikhel is closed.' })
})

test('a place is closed once it is empty and nothing is on its way', async ({ bed, staff, sent, showroom }) => {
  const close = async (id: number) => {
    const place = (await staff.call('GET', `/stock-places/${id}`)).json()
    return (await staff.call('PUT', `/stock-places/${id}`, { ...place, isOpen: false })).json()
  }
  const { id } = await sent(1)
  expect((await close(showroom)).fields.isOpen).toBe(
    'Pieces are on their way from or to this place. Receive them first',
  )
  await staff.call('POST', `/stock-transfers/${id}/receipt`, { lines: [{ variantId: bed, pieces: 1 }] })
  expect((await close(showroom)).fields.isOpen).toBe('1 piece is still here. Transfer it first')
  const damaged = { placeId: showroom, movements: [{ variantId: bed, reason: 'damaged', pieces: 1 }] }
  await staff.call('POST', '/stock/movements', damaged)
  expect(await close(showroom)).toMatchObject({ isOpen: false, pieces: 0 })
  expect((await close(MAIN_PLACE)).fields.isOpen).toContain('The first place stays open')
})

test('a transfer whose variants were deleted is still received, so that its places can be closed', async ({
  db,
  bed,
  staff,
  sent,
}) => {
  const { id } = await sent(4)
  await db.delete(variants).where(eq(variants.id, bed))
  const received = await staff.call('POST', `/stock-transfers/${id}/receipt`, { lines: [] })
  expect(received.json()).toMatchObject({ received: 0, receivedBy: staff.name, lines: [] })
  expect((await staff.call('GET', '/stock-transfers?open=true')).json().total).toBe(0)
})

test('an empty receipt of a transfer with goods is refused', async ({ staff, sent }) => {
  const { id } = await sent(4)
  expect((await staff.call('POST', `/stock-transfers/${id}/receipt`, { lines: [] })).statusCode).toBe(400)
})

ownDatabaseTest('a transfer that two colleagues receive at once is received once', async ({ app, db }) => {
  const people = [await givenStaff(app), await givenStaff(app, 'manager')]
  const showroom = await givenPlace(db)
  const { id } = await givenProduct(db, { variants: [{ stock: 40 }] })
  const [only] = await db.select().from(variants).where(eq(variants.productId, id))
  const lines = [{ variantId: only!.id, pieces: 3 }]
  await people[0]!.call('POST', '/stock-transfers', { fromId: MAIN_PLACE, toId: showroom, lines })
  const transfer = (await people[0]!.call('GET', '/stock-transfers')).json().items[0].id
  const answers = await Promise.all(
    people.map(({ call }) => call('POST', `/stock-transfers/${transfer}/receipt`, { lines })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await placesOf(db, only!.id)).toEqual([37, 3])
})

ownDatabaseTest('transfers, sales and receipts at once leave figures that add up', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const showroom = await givenPlace(db)
  const { id } = await givenProduct(db, { variants: [{ stock: 40 }, { stock: 40 }] })
  const both = await db.select({ id: variants.id }).from(variants).where(eq(variants.productId, id))
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => {
      const ids = turn % 2 ? both : both.toReversed()
      const lines = ids.map((one) => ({ variantId: one.id, pieces: 2 }))
      const movements = ids.map((one) => ({ variantId: one.id, reason: 'received', pieces: 1 }))
      if (turn % 3) return staff.call('POST', '/stock/movements', { placeId: showroom, movements })
      return staff.call('POST', '/stock-transfers', { fromId: MAIN_PLACE, toId: showroom, lines })
    }),
  )
  expect(answers.filter(({ statusCode }) => statusCode >= 300)).toEqual([])
  expect(await wrongStocks(db)).toEqual([])
  expect(await placesOf(db, both[0]!.id)).toEqual([32, 8])
})

ownDatabaseTest('the same transfer sent many times at once is sent once', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const showroom = await givenPlace(db)
  const { id } = await givenProduct(db, { variants: [{ stock: 40 }] })
  const [only] = await db.select().from(variants).where(eq(variants.productId, id))
  const body = { fromId: MAIN_PLACE, toId: showroom, lines: [{ variantId: only!.id, pieces: 3 }] }
  const headers = { 'idempotency-key': 'transfer-1' }
  await Promise.all(Array.from({ length: 5 }, () => staff.call('POST', '/stock-transfers', body, headers)))
  expect(await movementsOf(db, only!.id)).toEqual([
    [40, 'opening', null],
    [-3, 'sent', null],
  ])
})
