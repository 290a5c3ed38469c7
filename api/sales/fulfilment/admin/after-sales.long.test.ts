import { AdminReturnsQuery, type AdminDamage, type AdminReturn } from '#contract/admin/fulfilment/after-sales.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { demoSettings } from '../../../../seed/settings.ts'
import { readOutbox } from '../../../people/accounts/accounts.fixture.ts'
import type { Db } from '../../../platform/db/client.ts'
import { refunds, shopSettings, stockMovements } from '../../../platform/db/schema.ts'
import { eventsOf, goodsOf, stateOf } from '../../orders/orders.fixture.ts'
import type { StoredOrder } from '../../orders/order-record.ts'
import { showOrder } from '../../orders/show-order.ts'
import { givenPhoto } from '../../../shop/photos/photos.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../../test/test.ts'
import { givenDelivered, givenVariant, givenZone, shopper } from '../fulfilment.fixture.ts'
import { reportDamage } from '../report-damage.ts'
import { listReturns } from './after-sales.ts'
import { requestReturn } from '../request-return.ts'

const HOUR_MS = 3_600_000
const day = nepalDay(new Date(Date.now() + 72 * HOUR_MS))
const shopOf = (db: Db) => ({ db, ...testOptions, wallets: { offered: [] } })

const door = { latitude: 28.2096, longitude: 83.9572 }

/** Two pieces of one size, delivered an hour ago to a door whose position is known. */
async function givenBought(db: Db) {
  await givenZone(db)
  await db.insert(shopSettings).values(demoSettings)
  const bed = await givenVariant(db)
  const order = await givenDelivered(db, new Date(Date.now() - HOUR_MS), {
    details: { position: door },
    lines: [{ ...bed, quantity: 2 }],
  })
  return { order, bed }
}

async function givenReport(db: Db, order: StoredOrder): Promise<string> {
  const report = { position: 0, description: 'A leg is broken.' }
  const { damage } = await reportDamage(shopOf(db), { order, by: shopper }, report, [await givenPhoto()])
  return damage.at(-1)!._id
}

async function givenReturn(db: Db, order: StoredOrder): Promise<string> {
  const fields = { reason: 'Too wide.', pieces: JSON.stringify([{ position: 0, quantity: 2 }]) }
  const { returns } = await requestReturn(shopOf(db), { order, by: shopper }, fields, [])
  return returns.at(-1)!._id
}

const test = base
  .extend('bought', ({ db }) => givenBought(db))
  .extend('support', ({ app }) => givenStaff(app, 'support'))
  .extend('manager', ({ app }) => givenStaff(app, 'manager'))

test('a damage report shows its photos, the promised deadline and the most that can be refunded', async ({
  db,
  support,
  bought: { order },
}) => {
  const id = await givenReport(db, order)
  const answer = await support.call('GET', `/damage-reports/${id}`)
  const report = answer.json<AdminDamage>()
  expect(report).toMatchObject({
    order: order.number,
    state: 'reported',
    words: 'A leg is broken.',
    position: door,
    piece: { title: 'Rara Bed, 153*200', price: 10_000 },
    maxRefundable: 20_000,
    refund: 0,
  })
  const open = Date.parse(report.piece.until!) - Date.parse(report.piece.deliveredAt!)
  expect(open).toBe(48 * HOUR_MS)
  expect((await support.call('GET', `/photos/${report.photos[0]}`)).statusCode).toBe(200)
  expect((await support.call('GET', '/damage-reports?state=reported')).json()).toMatchObject({ total: 1 })
})

test('only managers refund damage, and never more than was paid', async ({
  db,
  support,
  manager,
  bought: { order },
}) => {
  const path = `/damage-reports/${await givenReport(db, order)}/answer`
  const refund = { remedy: 'refund', amount: 3_000, answer: 'We are sorry.' }
  expect((await support.call('POST', path, refund)).statusCode).toBe(403)
  expect((await manager.call('POST', path, { ...refund, amount: 20_001 })).json().message).toBe(
    'For this piece Nrs. 1 to Nrs. 20,000 can go back.',
  )
  const answered = await manager.call('POST', path, refund)
  expect(answered.json()).toMatchObject({ state: 'accepted', remedy: 'refund', refund: 3_000, maxRefundable: 17_000 })
  expect(await db.select().from(refunds)).toMatchObject([{ amount: 3_000, doneAt: null }])
  expect((await eventsOf(db, order.id)).at(-1)).toMatchObject({ action: 'credit-note' })
  expect((await manager.call('POST', path, refund)).json().message).toBe('No such report waits for an answer.')
})

test('declining a report requires a reason', async ({ db, manager, bought: { order } }) => {
  const path = `/damage-reports/${await givenReport(db, order)}/answer`
  expect((await manager.call('POST', path, { remedy: null, answer: ' ' })).statusCode).toBe(409)
  const declined = await manager.call('POST', path, { remedy: null, answer: 'This is a scratch of use.' })
  expect(declined.json()).toMatchObject({ state: 'declined', answer: 'This is a scratch of use.', remedy: null })
})

test('a promised replacement stays pending until it is delivered, and a mail tells its buyer the day', async ({
  db,
  support,
  manager,
  bought: { order, bed },
}) => {
  const id = await givenReport(db, order)
  const [visit, done] = [`/damage-reports/${id}/visit`, `/damage-reports/${id}/remedy`]
  const taken = { note: '', isFromStock: true }
  expect((await support.call('POST', done, taken)).statusCode).toBe(409)
  await manager.call('POST', `/damage-reports/${id}/answer`, { remedy: 'replacement' })
  expect((await support.call('GET', '/damage-reports?state=todo')).json().items).toMatchObject([{ id }])

  expect((await support.call('POST', visit, { day: '2026-01-01', slot: 'morning' })).statusCode).toBe(409)
  const planned = await support.call('POST', visit, { day, slot: 'evening' })
  expect(planned.json()).toMatchObject({ remedyDay: day, remedySlot: 'evening', remediedAt: null })
  const mail = (await readOutbox(db)).at(-1)
  expect(mail).toMatchObject({ template: 'damage-news', data: { remedy: 'replacement', visit: { day } } })
  const visitShown = async () => (await showOrder(shopOf(db), order, shopper)).damage[0]!.visit
  expect(await visitShown()).toEqual({ day, slot: 'evening' })

  const { stock } = await goodsOf(db, bed)
  expect((await support.call('POST', done, taken)).json()).toMatchObject({ remediedAt: expect.any(String) })
  expect(await visitShown()).toBeNull()
  expect((await goodsOf(db, bed)).stock).toBe(stock! - 1)
  expect((await db.select().from(stockMovements)).at(-1)).toMatchObject({
    change: -1,
    reason: 'damaged',
    orderNumber: order.number,
    staffId: support.id,
  })
  expect((await eventsOf(db, order.id)).slice(-2)).toMatchObject([{ action: 'remedy-planned' }, { action: 'remedied' }])
  expect((await support.call('POST', done, taken)).json().message).toBe('This was done already.')
  expect((await support.call('GET', '/damage-reports?state=todo')).json().total).toBe(0)
})

test('a repair takes nothing from the stock', async ({ db, manager, bought: { order, bed } }) => {
  const id = await givenReport(db, order)
  await manager.call('POST', `/damage-reports/${id}/answer`, { remedy: 'repair' })
  const path = `/damage-reports/${id}/remedy`
  expect((await manager.call('POST', path, { isFromStock: true })).statusCode).toBe(409)
  const { stock } = await goodsOf(db, bed)
  expect((await manager.call('POST', path, { isFromStock: false })).statusCode).toBe(200)
  expect((await goodsOf(db, bed)).stock).toBe(stock)
})

test('a return shows what goes back, is approved for it, collected, and received in part into the stock', async ({
  db,
  support,
  manager,
  bought: { order, bed },
}) => {
  const id = await givenReturn(db, order)
  const at = (verb: string) => `/returns/${id}/${verb}`
  const shown = (await support.call('GET', `/returns/${id}`)).json<AdminReturn>()
  expect(shown).toMatchObject({ state: 'requested', words: 'Too wide.', usual: order.total, most: order.total })
  expect((await support.call('POST', at('approval'), { refund: 1 })).statusCode).toBe(403)
  expect((await manager.call('POST', at('approval'), { refund: order.total + 1 })).statusCode).toBe(409)
  const approved = await manager.call('POST', at('approval'), { refund: 20_000, answer: 'Please keep the box.' })
  expect(approved.json()).toMatchObject({ state: 'approved', refund: 20_000, answer: 'Please keep the box.' })
  expect((await manager.call('POST', at('decline'), { answer: 'No.' })).statusCode).toBe(409)
  expect((await support.call('POST', at('collection'))).json()).toMatchObject({ state: 'collected' })

  const { stock } = await goodsOf(db, bed)
  const tooMany = { restock: [{ position: 0, quantity: 3 }] }
  expect((await support.call('POST', at('receipt'), tooMany)).json().message).toBe(
    'Only pieces of this return can be for sale again.',
  )
  const received = await support.call('POST', at('receipt'), { restock: [{ position: 0, quantity: 1 }] })
  expect(received.json()).toMatchObject({ state: 'received', orderState: 'returned' })
  expect((await goodsOf(db, bed)).stock).toBe(stock! + 1)
  expect(await stateOf(db, order.id)).toBe('returned')
  expect(await db.select().from(refunds)).toMatchObject([{ amount: 20_000, cause: `return:${id}` }])
  expect((await support.call('GET', '/returns?state=open')).json().total).toBe(0)
})

test('an unknown report or return is a 404', async ({ support }) => {
  const id = '00000000-0000-4000-8000-000000000000'
  expect((await support.call('POST', `/returns/${id}/collection`)).statusCode).toBe(404)
  expect((await support.call('GET', `/damage-reports/${id}`)).statusCode).toBe(404)
})

ownDatabaseTest('of two concurrent receipts one succeeds, and the other is a conflict', async ({ app, db }) => {
  const { order } = await givenBought(db)
  const id = await givenReturn(db, order)
  const [one, other] = [await givenStaff(app), await givenStaff(app, 'manager')]
  await one.call('POST', `/returns/${id}/approval`, { refund: 20_000 })
  const answers = await Promise.all(
    [one, other].map((person) => person.call('POST', `/returns/${id}/receipt`, { restock: [] })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await db.$count(refunds)).toBe(1)
})

ownDatabaseTest('a page of many returns asks the database as often as one of a single return', async ({ db, pool }) => {
  await givenZone(db)
  await db.insert(shopSettings).values(demoSettings)
  await givenRequested(db)
  let asked = 0
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  Object.assign(pool, { query: (...given: unknown[]) => ((asked += 1), query(...given)) })
  const listed = async () => {
    asked = 0
    const { items } = await listReturns({ db, dataKey: testOptions.secrets.dataKey }, AdminReturnsQuery.parse({}))
    return { asked, returns: items.length }
  }
  const one = await listed()
  expect(one.returns).toBe(1)
  for (let more = 0; more < 3; more += 1) await givenRequested(db)
  expect(await listed()).toEqual({ asked: one.asked, returns: 4 })
})

async function givenRequested(db: Db) {
  const order = await givenDelivered(db, new Date(Date.now() - HOUR_MS), { lines: [{ quantity: 2 }] })
  await givenReturn(db, order)
}
