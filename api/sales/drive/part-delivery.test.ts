import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DriverStop } from '#contract/admin/drive.ts'
import { cashWithout, type KeptReason } from '#domain/drive/driver-acts.ts'
import { sumOf } from '#domain/sum.ts'
import { deliveryLines, driverActs, orderEvents, orders, payments, refunds } from '../../platform/db/schema.ts'
import { expect, testOptions } from '../../test/test.ts'
import { endRest } from '../fulfilment/end-rest.ts'
import { deliveriesOf, staff } from '../fulfilment/fulfilment.fixture.ts'
import { act, codeOf, plenty, stopsOf, test } from './drive.fixture.ts'

/** Three chairs and a table. */
const lines = [{ name: 'Phewa chair', quantity: 3, price: 1_000 }, { name: 'Asan table' }]
const cod = { payment: 'cod', lines } as const

type Kept = Record<number, [count: number, why: KeptReason]>

/** The pieces of a stop as the app sends them, of which some go back. */
function piecesOf({ pieces }: DriverStop, kept: Kept) {
  return pieces.map(({ position, title, quantity }) => {
    const [count, why] = kept[position] ?? [0, null]
    return { position, title, given: quantity - count, kept: count, why }
  })
}

const oneChair: Kept = { 0: [1, 'damaged'] }

test('pieces that go back are a delivery of their own, and cash is taken for the others: once, however often it is sent', async ({
  db,
  driver,
  office,
  onTheWay,
}) => {
  const { id, orderId, code } = await onTheWay(driver, { ...cod, language: 'ne' })
  const stop = (await stopsOf(driver)).items[0]!
  const pieces = piecesOf(stop, oneChair)
  const due = cashWithout(stop.cash, stop.pieces, pieces)
  expect(stop.cash - due).toBe(1_000)
  const fields = { kind: 'hand-over', code, cash: String(due), pieces: JSON.stringify(pieces) }
  const key = randomUUID()
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await act(driver, id, fields, { key })).toEqual({ id: key, refusal: null })
  }
  const all = await deliveriesOf(db, orderId)
  expect(all).toMatchObject([
    { id, state: 'delivered' },
    { state: 'planned', day: null },
  ])
  const back = all[1]!
  const moved = await db.select().from(deliveryLines).where(eq(deliveryLines.deliveryId, back.id))
  expect(moved).toMatchObject([{ position: 0, quantity: 1 }])
  const paid = await db.select().from(payments).where(eq(payments.orderId, orderId))
  expect(paid).toMatchObject([{ amount: due }])
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
  const reasons = events.filter(({ action }) => action === 'part-delivered').map(({ reason }) => reason)
  expect(reasons).toEqual([expect.stringMatching(/^बिग्रिएको: Phewa chair.*।$/)])

  const shown = (await office.call('GET', `/deliveries/${back.id}`)).json()
  expect(shown).toMatchObject({ cash: 1_000, pieces: [{ quantity: 1 }] })
  const { items } = (await office.call('GET', `/deliveries/${back.id}/driver-acts`)).json()
  expect(items).toMatchObject([{ deliveryId: id, restDeliveryId: back.id, pieces: [{ kept: 1, why: 'damaged' }, {}] }])
  expect(items[0].photoIds).toHaveLength(1)
})

test('what came back can be called off: it was not paid, so nothing is refunded', async ({ db, driver, onTheWay }) => {
  const { id, orderId, code } = await onTheWay(driver, cod)
  const stop = (await stopsOf(driver)).items[0]!
  const pieces = piecesOf(stop, { 0: [2, 'missing'] })
  const due = cashWithout(stop.cash, stop.pieces, pieces)
  await act(driver, id, { kind: 'hand-over', code, cash: String(due), pieces: JSON.stringify(pieces) })
  await endRest({ db, secrets: testOptions.secrets }, orderId, { by: staff, reason: 'Sold out' })
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  expect(order!.state).toBe('delivered')
  expect(await db.$count(refunds, eq(refunds.orderId, orderId))).toBe(0)
  const paid = await db.select().from(payments).where(eq(payments.orderId, orderId))
  expect(sumOf(paid, ({ amount }) => amount)).toBe(due)
})

test('pieces that the office has changed meanwhile hand nothing over, and the act is kept with what the driver saw', async ({
  db,
  driver,
  onTheWay,
}) => {
  const { id, orderId, code, read } = await onTheWay(driver, cod)
  const stop = (await stopsOf(driver)).items[0]!
  await db.update(deliveryLines).set({ quantity: 2 }).where(eq(deliveryLines.position, 0))
  for (const kept of [oneChair, {}]) {
    const pieces = JSON.stringify(piecesOf(stop, kept))
    const answer = await act(driver, id, { kind: 'hand-over', code, cash: plenty, pieces })
    expect(answer).toMatchObject({ refusal: 'changed' })
  }
  expect(await read()).toMatchObject({ state: 'out', wrongCodes: 0 })
  expect(await deliveriesOf(db, orderId)).toHaveLength(1)
  const acts = await db.select().from(driverActs)
  expect(acts.map(({ pieces }) => pieces[0]!.kept).toSorted()).toEqual([0, 1])
})

test('a wrong code splits nothing, and neither does less cash than is due for the rest', async ({
  db,
  driver,
  onTheWay,
}) => {
  const { id, orderId, code, read } = await onTheWay(driver, cod)
  const stop = (await stopsOf(driver)).items[0]!
  const pieces = piecesOf(stop, oneChair)
  const due = cashWithout(stop.cash, stop.pieces, pieces)
  const fields = { kind: 'hand-over', code, cash: String(due), pieces: JSON.stringify(pieces) }
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await act(driver, id, { ...fields, code: wrong })).toMatchObject({ refusal: 'wrong-code' })
  expect(await act(driver, id, { ...fields, cash: String(due - 1) })).toMatchObject({ refusal: 'cash' })
  expect(await deliveriesOf(db, orderId)).toHaveLength(1)
  expect(await read()).toMatchObject({ state: 'out', wrongCodes: 1 })
})

const chair = { position: 0, title: 'Chair' }

test.for([
  ['no JSON', '{'],
  ['nothing handed over', JSON.stringify([{ ...chair, given: 0, kept: 1, why: 'damaged' }])],
  ['no reason', JSON.stringify([{ ...chair, given: 1, kept: 1, why: null }])],
  ['less than nothing', JSON.stringify([{ ...chair, given: 2, kept: -1, why: null }])],
] as const)('pieces with %s are an error, and store nothing', async ([, pieces], { db, driver, onTheWay }) => {
  const { id, code } = await onTheWay(driver)
  expect(await codeOf(driver, id, { kind: 'hand-over', code, cash: plenty, pieces })).toBe('invalid_input')
  expect(await codeOf(driver, id, { kind: 'start', pieces })).toBe('invalid_input')
  expect(await db.$count(driverActs)).toBe(0)
})
