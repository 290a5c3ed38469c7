import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { dayAfter } from '#domain/nepal-time.ts'
import {
  assignments,
  deliveries,
  driverActs,
  orders,
  payments,
  personalReads,
  photos,
} from '../../platform/db/schema.ts'
import { givenPhoto } from '../../shop/photos/photos.fixture.ts'
import { expect } from '../../test/test.ts'
import { act, codeOf, plenty, send, stopsOf, test, today } from './drive.fixture.ts'

test('a driver sees their own stops of today alone, without the code, and the read is logged', async ({
  db,
  driver,
  office,
  stopFor,
}) => {
  const own = await stopFor(driver)
  await stopFor(driver, dayAfter(today, 1))
  await stopFor(driver, dayAfter(today, -1))
  await stopFor(office)
  const { day, items } = await stopsOf(driver)
  expect(day).toBe(today)
  expect(items.map(({ id }) => id)).toEqual([own.id])
  expect(JSON.stringify(items)).not.toContain((await own.read()).code)
  const reads = await db.select().from(personalReads).where(eq(personalReads.staffId, driver.id))
  expect(reads).toMatchObject([{ kind: 'order', records: [own.orderId] }])
})

test('a driver may open nothing else of the back office', async ({ driver, stopFor }) => {
  const { id, orderId } = await stopFor(driver)
  for (const path of ['/deliveries', `/deliveries/${id}`, `/orders/${orderId}`, '/customers', '/assignments']) {
    expect([path, (await driver.call('GET', path)).statusCode]).toEqual([path, 403])
  }
})

test('support gives a delivery to a driver, but no order', async ({ driver, office, stopFor }) => {
  const { id, orderId } = await stopFor(office)
  const { assignment } = (await office.call('GET', `/deliveries/${id}`)).json()
  const body = { ownerId: driver.id, dueAt: null, version: assignment.version }
  expect((await office.call('PUT', `/assignments/deliveries/${id}`, body)).statusCode).toBe(200)
  expect((await stopsOf(driver)).items).toHaveLength(1)
  const { assignment: ofOrder } = (await office.call('GET', `/orders/${orderId}`)).json()
  const refused = await office.call('PUT', `/assignments/orders/${orderId}`, { ...body, version: ofOrder.version })
  expect(refused.statusCode).toBe(400)
})

test('start, hand-over with code, cash and photo: each once, however often it is sent', async ({
  db,
  driver,
  office,
  stopFor,
}) => {
  const { id, orderId, read } = await stopFor(driver)
  const [start, over] = [randomUUID(), randomUUID()]
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await act(driver, id, { kind: 'start' }, { key: start })).toMatchObject({ refusal: null })
  }
  const { code } = await read()
  const files = [await givenPhoto()]
  for (let turn = 0; turn < 3; turn += 1) {
    const fields = { kind: 'hand-over', code, cash: plenty }
    expect(await act(driver, id, fields, { key: over, files })).toEqual({ id: over, refusal: null })
  }
  expect((await read()).state).toBe('delivered')
  expect(await db.$count(driverActs)).toBe(2)
  expect(await db.$count(photos, eq(photos.kind, 'door'))).toBe(1)
  expect(await db.$count(payments, eq(payments.orderId, orderId))).toBeLessThanOrEqual(1)
  const { items } = (await office.call('GET', `/deliveries/${id}/driver-acts`)).json()
  expect(items).toMatchObject([
    { kind: 'start', driver: driver.name },
    { kind: 'hand-over', cash: Number(plenty), photoIds: [expect.any(String)], refusal: null },
  ])
  const photo = await office.call('GET', `/photos/${items[1].photoIds[0]}`)
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await stopsOf(driver)).items).toMatchObject([{ id, state: 'delivered' }])
})

test('a wrong code is counted once and kept for the office; the right one follows', async ({ driver, onTheWay }) => {
  const { id, code, read } = await onTheWay(driver)
  const key = randomUUID()
  const wrong = { kind: 'hand-over', code: code === '000000' ? '000001' : '000000', cash: plenty }
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await act(driver, id, wrong, { key })).toMatchObject({ refusal: 'wrong-code' })
  }
  expect(await read()).toMatchObject({ state: 'out', wrongCodes: 1 })
  expect(await act(driver, id, { ...wrong, code })).toMatchObject({ refusal: null })
  expect((await read()).state).toBe('delivered')
})

test('less cash than is due hands nothing over', async ({ driver, onTheWay }) => {
  const { id, code, read } = await onTheWay(driver)
  expect((await stopsOf(driver)).items[0]!.cash).toBeGreaterThan(0)
  expect(await act(driver, id, { kind: 'hand-over', code, cash: '1' })).toMatchObject({ refusal: 'cash' })
  expect(await read()).toMatchObject({ state: 'out', wrongCodes: 0 })
})

test('a problem brings the delivery back, and its reason is in the language of the order', async ({
  db,
  driver,
  onTheWay,
}) => {
  const { id, orderId, read } = await onTheWay(driver)
  await db.update(orders).set({ language: 'ne' }).where(eq(orders.id, orderId))
  const told = { kind: 'problem', problem: 'absent', words: 'ढोका बन्द थियो।' }
  expect(await act(driver, id, told, { files: [await givenPhoto()] })).toMatchObject({ refusal: null })
  expect(await read()).toMatchObject({ state: 'planned', day: null })
  const { rows } = await db.execute(`select reason from order_events where action = 'delivery-failed'`)
  expect(rows).toEqual([{ reason: 'त्यहाँ कोही हुनुहुन्नथ्यो। ढोका बन्द थियो।' }])
  expect((await stopsOf(driver)).items).toEqual([])
  expect(await act(driver, id, { kind: 'start' })).toMatchObject({ refusal: 'moved' })
})

test('what the office changed meanwhile refuses an act, which is kept', async ({ db, driver, office, onTheWay }) => {
  const other = await onTheWay(driver)
  await db.update(assignments).set({ ownerId: office.id }).where(eq(assignments.recordId, other.id))
  const fields = { kind: 'hand-over', code: other.code, cash: plenty }
  expect(await act(driver, other.id, fields)).toMatchObject({ refusal: 'moved' })
  const done = await onTheWay(driver)
  await office.call('POST', `/deliveries/${done.id}/hand-over`, { code: done.code })
  expect(await act(driver, done.id, { ...fields, code: done.code })).toMatchObject({ refusal: 'over' })
  const kept = await db.select().from(driverActs)
  expect(kept.map(({ refusal, answer }) => [refusal, answer !== ''])).toEqual([
    ['moved', true],
    ['over', true],
  ])
})

test('the id of another act, an unknown stop and wrong fields are errors, and store nothing', async ({
  db,
  driver,
  stopFor,
}) => {
  const [one, other] = [await stopFor(driver), await stopFor(driver)]
  const key = randomUUID()
  await act(driver, one.id, { kind: 'start' }, { key })
  expect(await codeOf(driver, other.id, { kind: 'start' }, { key })).toBe('key_reused')
  expect(await codeOf(driver, randomUUID(), { kind: 'start' })).toBe('not_found')
  expect(await codeOf(driver, other.id, { kind: 'sing' })).toBe('invalid_input')
  expect(await codeOf(driver, other.id, { kind: 'problem' })).toBe('invalid_input')
  expect(await codeOf(driver, other.id, { kind: 'start', cash: 'many' })).toBe('invalid_input')
  expect(await codeOf(driver, other.id, { kind: 'start' }, { files: [Buffer.from('no picture')] })).toBe(
    'unsupported_media_type',
  )
  expect(await db.$count(driverActs)).toBe(1)
  expect((await other.read()).state).toBe('planned')
})

test('a time that the database cannot keep is an error of the caller', async ({ db, driver, onTheWay }) => {
  const { id } = await onTheWay(driver)
  expect(await codeOf(driver, id, { kind: 'start', at: '0000-01-01T00:00:00Z' })).toBe('invalid_input')
  expect(await db.$count(driverActs)).toBe(0)
})

test('after too many wrong codes the app of a driver still asks for the code, since only a manager may vouch', async ({
  db,
  driver,
  onTheWay,
}) => {
  const { id } = await onTheWay(driver)
  await db.update(deliveries).set({ wrongCodes: 5 }).where(eq(deliveries.id, id))
  expect((await stopsOf(driver)).items).toMatchObject([{ id, isReasonEnough: false }])
})

test('an act recorded under another login of the phone is refused before anything is stored', async ({
  db,
  driver,
  office,
  onTheWay,
}) => {
  const { id, code, read } = await onTheWay(driver)
  const fields = { kind: 'hand-over', code, cash: plenty, staffId: driver.id }
  expect((await send(office, id, fields)).statusCode).toBe(401)
  expect(await db.$count(driverActs)).toBe(0)
  expect((await stopsOf(office)).staffId).toBe(office.id)
  expect(await act(driver, id, fields)).toMatchObject({ refusal: null })
  expect((await read()).state).toBe('delivered')
})
