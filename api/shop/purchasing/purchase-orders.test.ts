import { eq } from 'drizzle-orm'
import type { Purchase } from '#contract/admin/purchasing.ts'
import { dayAfter, nepalDay } from '#domain/nepal-time.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { auditLog, mails, products, purchaseOrders, suppliers, variants } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenPlace, movementsOf, placesOf, wrongStocks } from '../stock/stock.fixture.ts'
import { givenBed, givenSent, givenSupplier } from './purchasing.fixture.ts'

const today = nepalDay(new Date())
const bill = { number: 'B-17', day: today, taxable: 10_000, exempt: 0, vat: 1_300 }

const test = base
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('bed', ({ db }) => givenBed(db))
  .extend('supplierId', ({ db, bed }) =>
    givenSupplier(db, { items: [{ variantId: bed.first, code: 'HT-1', cost: 2_000 }] }),
  )
  .extend('sent', ({ staff, bed, supplierId }) =>
    givenSent(staff.call, supplierId, [
      { variantId: bed.first, quantity: 10, cost: 2_000 },
      { variantId: bed.second, quantity: 4, cost: 2_500 },
    ]),
  )
  .extend(
    'receive',
    ({ staff }) =>
      (order: Purchase, counts: [taken: number, damaged?: number][], more: object = {}) => {
        const lines = counts.map(([taken, damaged = 0], at) => ({ lineId: order.lines[at]!.id, taken, damaged }))
        const body = { lines, bill: null, version: order.version, ...more }
        return staff.call('POST', `/purchase-orders/${order.id}/receipts`, body)
      },
  )

test('a draft is numbered within the fiscal year, and copies names, codes and costs', async ({
  staff,
  bed,
  supplierId,
}) => {
  const lines = [{ variantId: bed.first, quantity: 10, cost: 2_000 }]
  const draft = await staff.call('POST', '/purchase-orders', { supplierId, note: ' Bring them early ', lines })
  expect(draft.statusCode).toBe(201)
  expect(draft.json()).toMatchObject({
    number: expect.stringMatching(/^PO-\d{4}\/\d\d-0001$/),
    state: 'draft',
    note: 'Bring them early',
    total: 20_000,
    pieces: 10,
    lines: [{ sku: 'RARA-1', code: 'HT-1', quantity: 10, cost: 2_000, received: 0 }],
    receipts: [],
  })
  const { version, id } = draft.json()
  const changed = { supplierId, lines: [{ variantId: bed.second, quantity: 3, cost: 2_500 }], version }
  expect((await staff.call('PUT', `/purchase-orders/${id}`, changed)).json()).toMatchObject({
    total: 7_500,
    lines: [{ sku: 'RARA-2', code: '' }],
  })
  expect((await staff.call('PUT', `/purchase-orders/${id}`, changed)).json()).toMatchObject({ code: 'stale' })
})

test('a sent order is expected after the supplier’s usual days, and an email has its lines', async ({
  db,
  staff,
  bed,
  supplierId,
}) => {
  const lines = [{ variantId: bed.first, quantity: 10, cost: 2_000 }]
  const draft = (await staff.call('POST', '/purchase-orders', { supplierId, lines })).json()
  const body = { by: 'mail', version: draft.version }
  const sent = (await staff.call('POST', `/purchase-orders/${draft.id}/sending`, body)).json()
  expect(sent).toMatchObject({ state: 'sent', expectedOn: dayAfter(today, 10), isMailed: true, isLate: false })
  const queued = await db.select({ to: mails.to, event: mails.event }).from(mails)
  expect(queued).toEqual([{ to: 'orders@himal.example', event: `purchase-order:${draft.id}` }])
  const again = await staff.call('POST', `/purchase-orders/${draft.id}/sending`, { ...body, version: sent.version })
  expect([again.statusCode, again.json().message]).toEqual([409, `${draft.number} is sent.`])
})

test('a supplier without an email address gets none, and the draft stays', async ({ db, staff, bed, supplierId }) => {
  await db.update(suppliers).set({ email: '' })
  const lines = [{ variantId: bed.first, quantity: 1, cost: 2_000 }]
  const draft = (await staff.call('POST', '/purchase-orders', { supplierId, lines })).json()
  const body = { by: 'mail', version: draft.version }
  expect((await staff.call('POST', `/purchase-orders/${draft.id}/sending`, body)).statusCode).toBe(409)
  expect((await staff.call('GET', `/purchase-orders/${draft.id}`)).json().state).toBe('draft')
})

test('goods come in parts: only undamaged ones enter the stock, and what is missing stays on the way', async ({
  db,
  staff,
  bed,
  sent,
  receive,
}) => {
  const partly = (await receive(sent, [[6, 2]], { bill, note: 'Two scratched' })).json()
  expect(partly).toMatchObject({
    state: 'partly',
    received: 6,
    lines: [
      { received: 6, damaged: 2 },
      { received: 0, damaged: 0 },
    ],
    receipts: [
      { staffName: staff.name, note: 'Two scratched', bill, lines: [{ sku: 'RARA-1', taken: 6, damaged: 2 }] },
    ],
  })
  expect(await movementsOf(db, bed.first)).toEqual([
    [5, 'opening', null],
    [6, 'received', null],
  ])
  const { items } = (await staff.call('GET', `/stock/on-the-way?productId=${bed.id}`)).json()
  expect(items).toMatchObject([
    { variantId: bed.first, pieces: 4, number: sent.number, expectedOn: sent.expectedOn },
    { variantId: bed.second, pieces: 4 },
  ])
  const whole = (await receive(partly, [[5], [4]])).json()
  expect(whole).toMatchObject({ state: 'received', received: 15, endReason: '' })
  const stocks = await db.select({ stock: variants.stock }).from(variants).orderBy(variants.id)
  expect(stocks).toEqual([{ stock: 16 }, { stock: 13 }])
  expect(await wrongStocks(db)).toEqual([])
  expect((await staff.call('GET', `/stock/on-the-way?productId=${bed.id}`)).json().items).toEqual([])
})

test('goods are received at the chosen place, and none at a closed one', async ({ db, bed, sent, receive }) => {
  const placeId = await givenPlace(db)
  const closed = await givenPlace(db, { isOpen: false })
  expect((await receive(sent, [[6]], { placeId: closed })).json()).toMatchObject({ message: 'Showroom 3 is closed.' })
  const partly = (await receive(sent, [[6]], { placeId })).json()
  expect(await placesOf(db, bed.first)).toEqual([5, 6])
  await receive(partly, [[4]])
  expect(await placesOf(db, bed.first)).toEqual([9, 6])
  expect(await wrongStocks(db)).toEqual([])
})

test('a page that is out of date books nothing', async ({ db, bed, sent, receive }) => {
  await receive(sent, [[6]])
  const late = await receive(sent, [[6]])
  expect([late.statusCode, late.json().code]).toEqual([409, 'stale'])
  expect(await movementsOf(db, bed.first)).toHaveLength(2)
})

test('a bill is recorded once for a supplier, also when it comes after the goods', async ({ staff, sent, receive }) => {
  const first = (await receive(sent, [[6]])).json()
  const path = `/purchase-orders/${sent.id}/receipts/${first.receipts[0].id}/bill`
  const billed = (await staff.call('PUT', path, { bill, version: first.version })).json()
  expect(billed.receipts[0].bill).toEqual(bill)
  const again = await receive(billed, [[4]], { bill: { ...bill, number: 'b-17' } })
  expect([again.statusCode, again.json().fields]).toEqual([
    409,
    { 'bill.number': 'This bill of the supplier is recorded already' },
  ])
  const rest = (await receive(billed, [[4], [4]])).json()
  expect(rest.state).toBe('received')
  const last = `/purchase-orders/${sent.id}/receipts/${rest.receipts[1].id}/bill`
  const late = await staff.call('PUT', last, { bill: { ...bill, number: 'B-18' }, version: rest.version })
  expect(late.json().receipts[1].bill.number).toBe('B-18')
})

test.for([
  ['nothing came', { lines: (id: number) => [{ lineId: id, taken: 0, damaged: 0 }] }, 'lines'],
  ['a line of another order', { lines: (id: number) => [{ lineId: id + 999, taken: 1 }] }, 'lines.0.taken'],
  ['a line twice', { lines: (id: number) => [1, 2].map((taken) => ({ lineId: id, taken })) }, 'lines.1.taken'],
  ['a bill of tomorrow', { bill: { ...bill, day: dayAfter(today, 1) } }, 'bill.day'],
  ['a bill without an amount', { bill: { ...bill, taxable: 0, vat: 0 } }, 'bill.taxable'],
  ['more VAT than goods', { bill: { ...bill, vat: 10_001 } }, 'bill.vat'],
] as const)('%s is refused at its field', async ([, wrong, field], { db, bed, staff, sent }) => {
  const id = sent.lines[0]!.id
  const lines = 'lines' in wrong ? wrong.lines(id) : [{ lineId: id, taken: 1 }]
  const body = { lines, bill: 'bill' in wrong ? wrong.bill : null, version: sent.version }
  const answer = await staff.call('POST', `/purchase-orders/${sent.id}/receipts`, body)
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  expect(await movementsOf(db, bed.first)).toHaveLength(1)
})

test('what does not come is closed with a reason', async ({ staff, sent, receive }) => {
  const closing = (order: Purchase) =>
    staff.call('POST', `/purchase-orders/${sent.id}/closing`, { reason: 'No more teak', version: order.version })
  expect((await closing(sent)).statusCode).toBe(409)
  const partly = (await receive(sent, [[9]])).json()
  expect((await closing(partly)).json()).toMatchObject({
    state: 'received',
    endReason: '5 pieces will not come: No more teak',
  })
})

test('an order of which something came cannot be cancelled', async ({ staff, sent, receive }) => {
  const partly = (await receive(sent, [[1]])).json()
  const cancel = (order: Purchase) =>
    staff.call('POST', `/purchase-orders/${order.id}/cancellation`, { reason: 'Too late', version: order.version })
  expect((await cancel(partly)).statusCode).toBe(409)
})

test('late orders are found and marked, until the supplier promises another day', async ({ db, staff, sent }) => {
  await db
    .update(purchaseOrders)
    .set({ expectedOn: dayAfter(today, -2) })
    .where(eq(purchaseOrders.id, sent.id))
  const late = (await staff.call('GET', '/purchase-orders?late=true')).json()
  expect(late).toMatchObject({ total: 1, items: [{ id: sent.id, isLate: true, supplierName: 'Himal Timber' }] })
  const { version } = (await staff.call('GET', `/purchase-orders/${sent.id}`)).json()
  const day = { expectedOn: dayAfter(today, 3), version }
  expect((await staff.call('PUT', `/purchase-orders/${sent.id}/expected-day`, day)).json().isLate).toBe(false)
  expect((await staff.call('GET', '/purchase-orders?late=true')).json().total).toBe(0)
  expect((await staff.call('GET', '/purchase-orders?open=true&q=himal&sort=-total')).json().total).toBe(1)
})

test('pieces of a deleted variant are not taken', async ({ db, bed, staff, sent }) => {
  await db.delete(products).where(eq(products.id, bed.id))
  const { version } = (await staff.call('GET', `/purchase-orders/${sent.id}`)).json()
  const lines = [{ lineId: sent.lines[0]!.id, taken: 1 }]
  const answer = await staff.call('POST', `/purchase-orders/${sent.id}/receipts`, { lines, bill: null, version })
  expect(answer.json().fields['lines.0.taken']).toBe('RARA-1 is not in the catalog any more: take none of it')
})

test('a draft with a deleted variant is not sent', async ({ db, bed, staff, supplierId }) => {
  const lines = [{ variantId: bed.first, quantity: 1, cost: 1 }]
  const { id } = (await staff.call('POST', '/purchase-orders', { supplierId, lines })).json()
  await db.delete(products).where(eq(products.id, bed.id))
  const { version } = (await staff.call('GET', `/purchase-orders/${id}`)).json()
  const answer = await staff.call('POST', `/purchase-orders/${id}/sending`, { by: 'mail', version })
  expect(answer.json()).toMatchObject({
    code: 'conflict',
    message: 'RARA-1 is not in the catalog any more. Edit the draft first.',
  })
  expect(await db.$count(mails)).toBe(0)
})

test('the history names who sent and who received', async ({ db, staff, sent, receive }) => {
  await receive(sent, [[10], [4]])
  const entries = await db.select().from(auditLog).where(eq(auditLog.tableName, 'purchase_orders'))
  expect(entries.map(({ action, staffName }) => [action, staffName])).toEqual(
    ['insert', 'update', 'update'].map((action) => [action, staff.name]),
  )
})

test('support sees what is on the way, but neither suppliers nor costs', async ({ app, bed }) => {
  const support = await givenStaff(app, 'support')
  const statuses = await Promise.all(
    ['/suppliers', '/purchase-orders', '/purchase-suggestions', `/stock/on-the-way?productId=${bed.id}`].map(
      async (path) => (await support.call('GET', path)).statusCode,
    ),
  )
  expect(statuses).toEqual([403, 403, 403, 200])
})
