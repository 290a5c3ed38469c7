import { randomUUID } from 'node:crypto'
import { damageReports, returnLines, returnRequests } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { givenDelivered, givenVariant, givenZone, nepal } from '../../sales/fulfilment/fulfilment.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { cellsOf, figuresOf, insightOfWeek } from './insights.fixture.ts'

type ReturnState = typeof returnRequests.$inferInsert.state

async function giveBack(db: Db, orderId: string, quantity: number, at: string, state: ReturnState = 'requested') {
  const id = randomUUID()
  await db.insert(returnRequests).values({ id, orderId, state, createdAt: nepal(at) })
  await db.insert(returnLines).values({ returnId: id, orderId, position: 0, quantity })
}

async function damage(db: Db, orderId: string, at: string, isDeclined = false) {
  const answer = isDeclined ? { state: 'declined' as const, answeredAt: nepal(at) } : {}
  const report = { id: randomUUID(), orderId, position: 0, photoIds: [randomUUID()], createdAt: nepal(at) }
  await db.insert(damageReports).values({ ...report, ...answer })
}

test('returns and damage are counted by product and by what brought the pieces', async ({ app, db }) => {
  const zone = await givenZone(db)
  const [bed, stool] = [await givenVariant(db, { isLarge: true }), await givenVariant(db)]
  const at = nepal('2026-05-12T12:00')
  const beds = await givenDelivered(db, at, { lines: [{ ...bed, quantity: 2 }] })
  const stools = await givenDelivered(db, at, { lines: [{ ...stool, quantity: 3 }] })
  const earlier = await givenDelivered(db, nepal('2026-05-09T23:59'), { lines: [{ ...stool, quantity: 1 }] })
  const fetched = { method: 'pickup', collectionCode: '123456', estimateFirst: null, estimateLast: null } as const
  await givenDelivered(db, at, { ...fetched, lines: [{ ...stool, quantity: 1 }] })
  await giveBack(db, beds.id, 1, '2026-05-16T23:59', 'received')
  await giveBack(db, stools.id, 1, '2026-05-13T12:00', 'declined')
  await giveBack(db, stools.id, 1, '2026-05-13T12:00', 'withdrawn')
  await giveBack(db, earlier.id, 1, '2026-05-09T12:00')
  await damage(db, beds.id, '2026-05-10T00:00')
  await damage(db, stools.id, '2026-05-13T12:00', true)
  await damage(db, stools.id, '2026-05-17T00:00')
  const support = await givenStaff(app, 'support')

  const byProduct = await insightOfWeek(support, 'products')
  expect(byProduct.rows.map(({ cells, records }) => [records!.filter['productId'], ...cells.slice(1)])).toEqual([
    [bed.productId, 2, 0, 1, 0, 50, 1, 0, 50],
    [stool.productId, 4, 1, 0, 1, 0, 0, 0, 0],
  ])
  const returnsOf = async (id: number) => (await support.call('GET', `/returns?productId=${id}`)).json().total
  expect([await returnsOf(bed.productId), await returnsOf(stool.productId)]).toEqual([1, 3])
  expect(figuresOf(byProduct)).toEqual({
    'Pieces delivered': [6, 1],
    'Pieces returned': [1, 1],
    'Share returned': [16.7, 100],
    'Damage reports': [1, 0],
    'Share damaged': [16.7, 0],
  })

  const byCarrier = await insightOfWeek(support, 'carriers')
  expect(cellsOf(byCarrier)).toEqual([
    [`${zone.name}, by truck`, 1, 0, 1, 0, 100, 1, 0, 100],
    [`${zone.name}, by hand`, 1, 1, 0, 1, 0, 0, 0, 0],
    ['Fetched by the buyer', 1, 0, 0, 0, 0, 0, 0, 0],
  ])
  const listed = async (row: number) => {
    const { filter } = byCarrier.rows[row]!.records!
    const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
    return (await support.call('GET', `/deliveries?${query}`)).json().total
  }
  expect([await listed(0), await listed(1), await listed(2)]).toEqual([1, 1, 1])
})

test('a returned line is a share of the lines that were delivered, however many came at once', async ({ app, db }) => {
  await givenZone(db)
  const stool = await givenVariant(db)
  const order = await givenDelivered(db, nepal('2026-05-12T12:00'), {
    lines: [await givenVariant(db), await givenVariant(db), await givenVariant(db), stool],
  })
  const returnId = randomUUID()
  const request = { id: returnId, orderId: order.id, state: 'received', createdAt: nepal('2026-05-13T12:00') } as const
  await db.insert(returnRequests).values(request)
  for (const position of [0, 1]) {
    await db.insert(returnLines).values({ returnId, orderId: order.id, position, quantity: 1 })
  }
  const support = await givenStaff(app, 'support')
  expect(figuresOf(await insightOfWeek(support, 'carriers'))).toMatchObject({
    'Lines delivered': [4, 0],
    'Lines returned': [2, 0],
    'Share returned': [50, null],
  })
})
