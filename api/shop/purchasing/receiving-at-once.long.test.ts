import { sql } from 'drizzle-orm'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { purchaseReceipts } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { movementsOf, wrongStocks } from '../stock/stock.fixture.ts'
import { givenBed, givenSent, givenSupplier } from './purchasing.fixture.ts'

test('the same receipt sent many times at once is booked once', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const bed = await givenBed(db)
  const order = await givenSent(staff.call, await givenSupplier(db), [{ variantId: bed.first, quantity: 8, cost: 1 }])
  const body = { lines: [{ lineId: order.lines[0]!.id, taken: 8 }], bill: null, version: order.version }
  const headers = { 'idempotency-key': 'receipt-1' }
  const path = `/purchase-orders/${order.id}/receipts`
  const answers = await Promise.all(Array.from({ length: 6 }, () => staff.call('POST', path, body, headers)))
  expect(answers.map((answer) => [answer.statusCode, answer.json().state])).toEqual(
    answers.map(() => [200, 'received']),
  )
  expect(await movementsOf(db, bed.first)).toEqual([
    [5, 'opening', null],
    [8, 'received', null],
  ])
})

test('of two colleagues who record the same goods at once, one is refused', async ({ app, db }) => {
  const people = [await givenStaff(app), await givenStaff(app, 'manager')]
  const bed = await givenBed(db)
  const supplierId = await givenSupplier(db)
  const order = await givenSent(people[0]!.call, supplierId, [{ variantId: bed.first, quantity: 8, cost: 1 }])
  const body = { lines: [{ lineId: order.lines[0]!.id, taken: 4 }], bill: null, version: order.version }
  const answers = await Promise.all(
    people.map(({ call }) => call('POST', `/purchase-orders/${order.id}/receipts`, body)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await movementsOf(db, bed.first)).toHaveLength(2)
  expect(await wrongStocks(db)).toEqual([])
})

test('a crash while the stock is booked leaves nothing, and the next try books everything', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const bed = await givenBed(db)
  const order = await givenSent(staff.call, await givenSupplier(db), [{ variantId: bed.first, quantity: 8, cost: 1 }])
  await db.execute(sql`
    create function break_down() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`)
  await db.execute(sql`
    create trigger broken before update of received on purchase_order_lines for each row execute function break_down()`)
  const body = { lines: [{ lineId: order.lines[0]!.id, taken: 8 }], bill: null, version: order.version }
  const path = `/purchase-orders/${order.id}/receipts`
  const headers = { 'idempotency-key': 'receipt-1' }
  expect((await staff.call('POST', path, body, headers)).statusCode).toBe(500)
  expect(await movementsOf(db, bed.first)).toEqual([[5, 'opening', null]])
  expect(await db.$count(purchaseReceipts)).toBe(0)

  await db.execute(sql`drop trigger broken on purchase_order_lines`)
  expect((await staff.call('POST', path, body, headers)).json().state).toBe('received')
  expect(await movementsOf(db, bed.first)).toHaveLength(2)
})

test('a draft that a deadlock with the deletion of a product ends is saved by another try', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const bed = await givenBed(db)
  const supplierId = await givenSupplier(db)
  await db.execute(sql`create sequence tries`) // is not rolled back
  await db.execute(sql`
    create function give_up_at_first() returns trigger language plpgsql as $$ begin
      if nextval('tries') in (1, 3) then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$`)
  await db.execute(sql`
    create trigger given_up before insert on purchase_order_lines for each row execute function give_up_at_first()`)
  const body = { supplierId, lines: [{ variantId: bed.first, quantity: 1, cost: 1 }] }
  const made = await staff.call('POST', '/purchase-orders', body)
  expect(made.statusCode).toBe(201)
  const { id, version } = made.json()
  expect((await staff.call('PUT', `/purchase-orders/${id}`, { ...body, version })).statusCode).toBe(200)
})

test('drafts made at once have numbers of their own', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const bed = await givenBed(db)
  const supplierId = await givenSupplier(db)
  const lines = [{ variantId: bed.first, quantity: 1, cost: 1 }]
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => staff.call('POST', '/purchase-orders', { supplierId, lines })),
  )
  expect(new Set(answers.map((answer) => answer.json().number)).size).toBe(8)
})
