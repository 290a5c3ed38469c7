import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { DATA_REQUEST_OPEN_DAYS, MOST_DATA_REQUESTS_A_DAY } from '#domain/personal-data/data-requests.ts'
import { mayDo, staffRoles } from '#domain/staff/staff.ts'
import { givenSession, givenUser } from '../../../people/accounts/user.fixture.ts'
import * as schema from '../../../platform/db/schema.ts'
import { givenSeller } from '../../../sales/invoices/invoices.fixture.ts'
import { givenOrder } from '../../../sales/orders/orders.fixture.ts'
import { contactForm, send as sendTicket } from '../../../shop/tickets/tickets.fixture.ts'
import { expect, test } from '../../../test/test.ts'
import { givenStaff } from '../../staff/staff.fixture.ts'
import { cleanDataRequests } from './clean-data-requests.ts'
import { EMAIL, given, givenRequest, runJob } from './person.fixture.ts'

const { dataRequests, orders, tickets, users } = schema

test.for(staffRoles)('the role %s opens requests exactly where the table says so', async (role, { app }) => {
  const person = await givenStaff(app, role)
  expect((await person.call('POST', '/data-requests', given)).statusCode).toBe(
    mayDo(role, 'data-requests.work') ? 200 : 403,
  )
})

test('opening, downloading and deleting ask for a recent password', async ({ app, db }) => {
  await givenUser(db)
  const { manager, call, deletion } = await givenRequest(app, db)
  await db.update(schema.staffSessions).set({ provedAt: new Date(Date.now() - 3_600_000) })
  for (const answer of [
    await manager.call('POST', '/data-requests', given),
    await call('GET', '/export'),
    await deletion(),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof_required'])
  }
  expect(await db.$count(users)).toBe(1)
})

test.for([
  [{ identityCheck: '' }, 'identityCheck'],
  [{ identityCheck: '  she knew  ' }, 'identityCheck'],
  [{ reason: '' }, 'reason'],
  [{ email: '', phone: '' }, 'email'],
  [{ email: 'asmita' }, 'email'],
  [{ phone: '12345' }, 'phone'],
] as const)('%j opens nothing and names the field', async ([wrong, field], { app, db }) => {
  const manager = await givenStaff(app, 'manager')
  const refused = await manager.call('POST', '/data-requests', { ...given, ...wrong })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]])
  expect(await db.$count(dataRequests)).toBe(0)
})

test('the record says who, when and why, and after the deletion not of whom', async ({ app, db }) => {
  const user = await givenUser(db)
  const { id, manager, show, deletion } = await givenRequest(app, db)
  expect(await show()).toMatchObject({
    state: 'open',
    staffId: manager.id,
    staffName: manager.name,
    exportedById: null,
    deletionById: null,
    reason: given.reason,
    identityCheck: given.identityCheck,
    proved: ['email', 'phone'],
    contact: { email: EMAIL },
    account: { id: user.id, name: user.name, email: user.email },
    holdings: [{ kind: 'account', count: 1 }],
  })
  const colleague = await givenStaff(app, 'manager')
  expect((await colleague.call('GET', `/data-requests/${id}/export`)).statusCode).toBe(200)
  await deletion()
  await runJob(db, id)
  expect(await show()).toMatchObject({
    state: 'deleted',
    exportedBy: colleague.name,
    exportedById: colleague.id,
    deletionBy: manager.name,
    deletionById: manager.id,
    reason: given.reason,
    contact: null,
    account: null,
    holdings: [{ kind: 'account', count: 1 }],
  })
  const find = async (q: string) =>
    (await manager.call('GET', `/data-requests?q=${encodeURIComponent(q)}`))
      .json()
      .items.map((one: { id: string }) => one.id)
  expect([await find(EMAIL), await find('9841234567'), await find('asmita'), await find('b@post.example')]).toEqual([
    [id],
    [id],
    [],
    [],
  ])
  const [row] = await db.select().from(dataRequests)
  expect(JSON.stringify([row, await db.select().from(schema.auditLog)]).toLowerCase()).not.toMatch(/asmita|9841234567/)
  const acts = await db.select().from(schema.auditLog).where(eq(schema.auditLog.tableName, 'data_requests'))
  expect(acts.map(({ action, staffId, call }) => [action, staffId, call.replace(/.*data-requests/, '')])).toEqual([
    ['insert', manager.id, ''],
    ['update', colleague.id, '/:id/export'],
    ['update', manager.id, '/:id/deletion'],
  ])
})

test('each look and each download is in the log of reads, and the file’s name tells nothing', async ({ app, db }) => {
  const user = await givenUser(db)
  const { id, call, show } = await givenRequest(app, db)
  await show()
  const file = await call('GET', '/export')
  expect(file.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename="kastha-data-request-\d{4}-\d\d-\d\d\.json"$/),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  const reads = await db.select().from(schema.personalReads).orderBy(schema.personalReads.id)
  expect(reads.map(({ kind, records }) => [kind, records])).toEqual([
    ['data-request', [id]],
    ['customer', [user.id]],
    ['export', ['data-request']],
  ])
  const owner = await givenStaff(app)
  const log = (await owner.call('GET', '/personal-reads?kind=data-request')).json()
  expect(log.items).toMatchObject([{ records: [id], name: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
})

test('orders of another account, with the same number, are neither counted nor touched', async ({ app, db }) => {
  const other = await givenUser(db, { email: 'bibek@post.example', name: 'Bibek', phoneIndex: null })
  const theirs = await givenOrder(db, { userId: other.id, state: 'delivered' })
  await givenOrder(db, { state: 'delivered' })
  const { id, show, deletion } = await givenRequest(app, db)
  expect((await show()).holdings).toContainEqual({ kind: 'orders', count: 1 })
  await deletion()
  await runJob(db, id)
  expect((await db.select().from(orders).where(eq(orders.id, theirs.id)))[0]).toEqual(theirs)
})

test('a member of staff is refused until their access ends', async ({ app, db }) => {
  const colleague = await givenStaff(app, 'support')
  await givenUser(db, { email: colleague.email })
  const manager = await givenStaff(app, 'manager')
  const body = { ...given, email: colleague.email.toUpperCase(), phone: '' }
  const refused = await manager.call('POST', '/data-requests', body)
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/member of staff/)])
  await db.update(schema.staff).set({ disabledAt: new Date() }).where(eq(schema.staff.id, colleague.id))
  expect((await manager.call('POST', '/data-requests', body)).statusCode).toBe(200)
})

test('orders on their way, open refunds and returns are named and stop the deletion', async ({ app, db }) => {
  const user = await givenUser(db)
  const onItsWay = await givenOrder(db, { state: 'confirm', placedAt: new Date('2026-11-01') })
  const refunded = await givenOrder(db, { userId: user.id, state: 'delivered', placedAt: new Date('2026-11-02') })
  await db.insert(schema.refunds).values({ orderId: refunded.id, amount: 100, cause: 'staff:1', dueBy: new Date() })
  const returned = await givenOrder(db, { state: 'delivered', placedAt: new Date('2026-11-03') })
  await db.insert(schema.returnRequests).values({ id: randomUUID(), orderId: returned.id })
  const { show, deletion } = await givenRequest(app, db)
  expect((await show()).inTheWay).toEqual([
    { id: onItsWay.id, number: onItsWay.number, why: 'on-its-way' },
    { id: refunded.id, number: refunded.number, why: 'money-or-goods-under-way' },
    { id: returned.id, number: returned.number, why: 'money-or-goods-under-way' },
  ])
  const refused = await deletion()
  expect(refused.statusCode).toBe(409)
  for (const { number } of [onItsWay, refunded, returned]) expect(refused.json().message).toContain(number)
  expect(await db.$count(users)).toBe(1)
  expect(await db.$count(orders, eq(orders.name, ''))).toBe(0)
})

test('an order placed after the button was pressed stops the deletion before anything is gone', async ({ app, db }) => {
  const user = await givenUser(db)
  const { id, show, deletion } = await givenRequest(app, db)
  await deletion()
  const { number } = await givenOrder(db, { userId: user.id })
  await runJob(db, id)
  expect(await show()).toMatchObject({ state: 'open', problem: expect.stringContaining(number) })
  expect(await db.$count(users)).toBe(1)
  await db.update(orders).set({ state: 'cancelled' })
  expect((await deletion()).json()).toMatchObject({ state: 'deleting', problem: '' })
  await runJob(db, id)
  expect(await show()).toMatchObject({ state: 'deleted' })
})

test('a guest’s messages are found by their encrypted address, those of others stay', async ({ app, db }) => {
  await givenSeller(db)
  const message = { ...contactForm, kind: 'question' as const }
  await sendTicket(app, { body: message })
  await sendTicket(app, { body: { ...message, email: 'two@post.example', phone: '9801234567' } })
  const { id, show, deletion } = await givenRequest(app, db, { ...given, phone: '' })
  expect((await show()).holdings).toContainEqual({ kind: 'messages', count: 1 })
  await deletion()
  await runJob(db, id)
  expect(await db.$count(tickets)).toBe(1)
})

test('one call with one key opens one request', async ({ app, db }) => {
  const manager = await givenStaff(app, 'manager')
  const key = { 'idempotency-key': randomUUID() }
  const answers = [1, 2].map(() => manager.call('POST', '/data-requests', given, key))
  const ids = (await Promise.all(answers)).map((answer) => answer.json().id)
  expect(new Set(ids).size).toBe(1)
  expect(await db.$count(dataRequests)).toBe(1)
  const another = await manager.call('POST', '/data-requests', { ...given, phone: '' }, key)
  expect(another.json().code).toBe('key_reused')
})

test('a member of staff opens and downloads so many in a day, and repeats of one call count once', async ({
  app,
  db,
}) => {
  const { manager, call } = await givenRequest(app, db)
  const { dataRequestsBy, personExportsBy } = app.addressLimits
  for (let turn = 2; turn < MOST_DATA_REQUESTS_A_DAY; turn += 1) await dataRequestsBy(db).take(manager.id)
  const key = { 'idempotency-key': randomUUID() }
  for (let repeat = 0; repeat < 3; repeat += 1) {
    expect((await manager.call('POST', '/data-requests', given, key)).statusCode).toBe(200)
  }
  const refused = await manager.call('POST', '/data-requests', given)
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    expect.stringMatching(/^You have opened the data requests of a day\./),
  ])
  for (let turn = 0; turn < MOST_DATA_REQUESTS_A_DAY; turn += 1) await personExportsBy.take(manager.id)
  expect((await call('GET', '/export')).statusCode).toBe(429)
})

test('a request that nobody finishes forgets the person, and a record goes with the books', async ({ app, db }) => {
  const { show, call } = await givenRequest(app, db)
  const clean = () => cleanDataRequests({}, { db }, AbortSignal.timeout(10_000))
  await clean()
  expect(await show()).toMatchObject({ state: 'open' })
  await db.update(dataRequests).set({ createdAt: new Date(Date.now() - (DATA_REQUEST_OPEN_DAYS + 1) * 86_400_000) })
  await clean()
  expect(await show()).toMatchObject({ state: 'closed', contact: null, holdings: [] })
  expect((await call('GET', '/export')).statusCode).toBe(409)
  await db.update(dataRequests).set({ endedAt: new Date(Date.now() - 7.1 * 365 * 86_400_000) })
  await clean()
  expect(await db.$count(dataRequests)).toBe(0)
})

test('the account’s sessions end with it', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const { id, deletion } = await givenRequest(app, db)
  await deletion()
  await runJob(db, id)
  expect((await app.inject({ url: '/api/user/user-details', headers })).statusCode).toBe(401)
})
