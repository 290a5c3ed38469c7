import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { defined } from '#domain/defined.ts'
import { cleanAccounts } from '../../people/accounts/clean-accounts.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { buildApp } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { personalReads } from '../../platform/db/schema.ts'
import { deliveriesOf, givenConfirmed } from '../../sales/fulfilment/fulfilment.fixture.ts'
import { presentContact } from '../../sales/orders/admin/order-contact.ts'
import { findOrder } from '../../sales/orders/order-queries.ts'
import { documentsOf, givenInvoiced, givenSeller } from '../../sales/invoices/invoices.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test, testOptions } from '../../test/test.ts'

/** Field names of contact data. */
const CONTACT = /"(?:phone|email|address|addresses|contact|street_address)":/

const readLog = async (owner: Awaited<ReturnType<typeof givenStaff>>, query = '') =>
  (await owner.call('GET', `/personal-reads?${query}`)).json()

test('opening a customer, an order with its address, a packing slip and an export are logged', async ({ app, db }) => {
  const [owner, manager] = [await givenStaff(app), await givenStaff(app, 'manager')]
  const user = await givenUser(db)
  const order = await givenOrder(db)
  for (const path of [
    `/customers/${user.id}`,
    `/orders/${order.number}`,
    `/packing-slips?ids=${order.id}`,
    '/orders/export?format=csv',
  ]) {
    expect((await manager.call('GET', path)).statusCode).toBe(200)
  }
  expect(await readLog(owner)).toMatchObject({
    total: 3,
    items: [
      { kind: 'export', records: ['orders'], name: null },
      { kind: 'order', records: [order.id], name: order.number },
      { kind: 'customer', records: [user.id], name: user.name, staffId: manager.id, staffName: manager.name },
    ],
  })
})

test('a list or a search is one read of all its rows', async ({ app, db }) => {
  const [owner, support] = [await givenStaff(app), await givenStaff(app, 'support')]
  const ids = [await givenOrder(db), await givenOrder(db)].map(({ id }) => id).toSorted()
  await support.call('GET', '/orders')
  await support.call('GET', `/orders?ids=${ids[0]}`)
  expect(await readLog(owner)).toMatchObject({
    total: 2,
    items: [
      { kind: 'order', records: [ids[0]] },
      { kind: 'order', records: ids, name: null },
    ],
  })
  expect((await readLog(owner, `record=${ids[1]}`)).total).toBe(1)
})

test('a search for a caller by phone is a read of that customer', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const user = await givenUser(db)
  await owner.call('GET', `/phone-orders/callers?q=${encodeURIComponent(user.email)}`)
  expect((await readLog(owner)).items).toMatchObject([{ kind: 'customer', records: [user.id] }])
})

test('a total is a read each time, also on a page without rows', async ({ app, db }) => {
  const [owner, support] = [await givenStaff(app), await givenStaff(app, 'support')]
  const { email } = await givenUser(db)
  await givenOrder(db, { userId: null, email })
  const isThere = async (path: string) => {
    const { items, total } = (await support.call('GET', `${path}?page=2&q=${encodeURIComponent(email)}`)).json()
    expect({ items, total }).toEqual({ items: [], total: 1 })
  }
  for (const path of ['/customers', '/orders', '/orders']) await isThere(path)
  await support.call('GET', '/orders?page=2&q=nobody@post.example')
  expect((await readLog(owner)).items).toMatchObject([
    { kind: 'order', records: [], name: null, staffId: support.id },
    { kind: 'order', records: [], name: null, staffId: support.id },
    { kind: 'customer', records: [], name: null, staffId: support.id },
  ])
})

test('a delivery and its driver’s sheet are reads of the order', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const order = await givenConfirmed(db)
  const [delivery] = await deliveriesOf(db, order.id)
  await owner.call('GET', `/deliveries/${delivery!.id}`)
  await owner.call('GET', '/deliveries')
  expect((await readLog(owner)).items).toMatchObject([{ kind: 'order', records: [order.id] }])
})

test('calls log a read where their answer has contacts of customers, and nowhere else', async ({ app }) => {
  const [silent, loud]: [string[], string[]] = [[], []]
  const again = buildApp({ ...testOptions, db: app.db })
  again.addHook('onRoute', ({ method, url, config, schema }) => {
    if (method === 'HEAD' || !url.startsWith('/api/admin/')) return
    const answer = (schema?.response as Record<number, z.ZodType> | undefined)?.[200]
    const shape = answer && JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }))
    const hasContacts = shape !== undefined && CONTACT.test(shape)
    if (hasContacts && !config?.shows) silent.push(`${method} ${url}`)
    if (!hasContacts && config?.shows) loud.push(`${method} ${url}`)
  })
  await again.ready()
  await again.close()
  // A note can say anything, a mail names its receiver as `to`, an SMS is found by its number, and the text of a statement's line the person that paid.
  expect(loud.map((call) => call.replace('/api/admin', '')).toSorted()).toEqual([
    'GET /assignments/mentions',
    'GET /health/mails',
    'GET /health/sms',
    'GET /statement-lines',
    'POST /statement-lines/:id/leaving-out',
    'POST /statement-lines/:id/match',
    'POST /statement-lines/:id/reopening',
  ])
  // These show contacts of staff, of the shop and its stores, of banks and of suppliers.
  expect(silent.map((call) => call.replace('/api/admin', '')).toSorted()).toEqual([
    'DELETE /invitations/:id',
    'DELETE /staff/:id/totp',
    'GET /instalment-plans',
    'GET /instalment-plans/:id',
    'GET /invitations',
    'GET /invitations/:id',
    'GET /me',
    'GET /purchase-orders/:id',
    'GET /settings',
    'GET /settings/:id',
    'GET /staff',
    'GET /staff/:id',
    'GET /stores',
    'GET /stores/:id',
    'GET /suppliers',
    'GET /suppliers/:id',
    'POST /invitations',
    'POST /invitations/:id/sending',
    'POST /join',
    'POST /join/invitation',
    'POST /login',
    'POST /phone-orders/:id/quote',
    'POST /purchase-orders/:id/cancellation',
    'POST /purchase-orders/:id/closing',
    'POST /purchase-orders/:id/receipts',
    'POST /purchase-orders/:id/sending',
    'PUT /instalment-plans/:id',
    'PUT /me',
    'PUT /purchase-orders/:id',
    'PUT /purchase-orders/:id/expected-day',
    'PUT /purchase-orders/:id/receipts/:receipt/bill',
    'PUT /settings/:id',
    'PUT /staff/:id',
    'PUT /stores/:id',
    'PUT /suppliers/:id',
  ])
})

test('a printed invoice is a read, since it shows phone and address', async ({ app, db }) => {
  const [owner, support] = [await givenStaff(app), await givenStaff(app, 'support')]
  await givenSeller(db)
  const order = await givenInvoiced(db)
  const [invoice] = await documentsOf(db, order.id)
  const path = `/orders/${order.id}/invoices/${invoice!.id}/pdf`
  expect((await support.call('POST', path, { language: 'en' })).statusCode).toBe(200)
  expect((await readLog(owner)).items).toMatchObject([{ kind: 'order', records: [order.id], staffId: support.id }])
})

test('an act that changes nothing is a read, since it answers with the order', async ({ app, db }) => {
  const [owner, support] = [await givenStaff(app), await givenStaff(app, 'support')]
  const order = await givenOrder(db)
  const answer = await support.call('PUT', `/orders/${order.number}/business`, {})
  expect([answer.statusCode, answer.json().contact.phone]).toEqual([200, '+9779841234567'])
  expect((await readLog(owner)).items).toMatchObject([{ kind: 'order', records: [order.id], staffId: support.id }])
})

test('a refused change of an outdated contact is a read, since it shows the present one', async ({ app, db }) => {
  const [owner, support] = [await givenStaff(app), await givenStaff(app, 'support')]
  const order = await givenConfirmed(db)
  const contact = presentContact(testOptions.secrets.dataKey, defined(await findOrder(db, order.number), 'order'))
  const outdated = { ...contact, version: 'a000000000000001' }
  const refused = await support.call('PUT', `/orders/${order.id}/contact`, outdated)
  expect([refused.statusCode, refused.json().current.phone]).toEqual([409, '+9779841234567'])
  expect((await readLog(owner)).items).toMatchObject([{ kind: 'order', records: [order.id], staffId: support.id }])
})

test('reloading a page counts once per staff member', async ({ app, db }) => {
  const [owner, manager] = [await givenStaff(app), await givenStaff(app, 'manager')]
  const user = await givenUser(db)
  for (const person of [manager, manager, owner]) await person.call('GET', `/customers/${user.id}`)
  expect((await readLog(owner)).total).toBe(2)
  await manager.call('GET', '/orders/export?format=csv')
  await manager.call('GET', '/orders/export?format=csv')
  expect((await readLog(owner, 'kind=export')).total).toBe(2)
})

test('an empty or refused answer is not logged', async ({ app, db }) => {
  const owner = await givenStaff(app)
  await givenUser(db)
  await owner.call('GET', '/customers/00000000-0000-4000-8000-000000000000')
  await owner.call('GET', '/orders')
  const support = await givenStaff(app, 'support')
  expect((await support.call('GET', '/orders/export?format=csv')).statusCode).toBe(403)
  expect((await readLog(owner)).total).toBe(0)
})

test('an answer that cannot be logged is not sent', async ({ app, db }) => {
  const support = await givenStaff(app, 'support')
  const user = await givenUser(db)
  await db.execute(sql`alter table personal_reads add constraint full_disk check (false)`)
  const answer = await support.call('GET', `/customers/${user.id}`)
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain(user.email)
})

test('filters are staff member, record, kind and days', async ({ app, db }) => {
  const [owner, support] = [await givenStaff(app), await givenStaff(app, 'support')]
  const user = await givenUser(db)
  await support.call('GET', `/customers/${user.id}`)
  const count = async (query: string) => (await readLog(owner, query)).total
  expect(await count(`staffId=${support.id}`)).toBe(1)
  expect(await count(`staffId=${owner.id}`)).toBe(0)
  expect(await count(`kind=customer&record=${user.id}`)).toBe(1)
  expect(await count('kind=order')).toBe(0)
  expect(await count('to=2020-01-01')).toBe(0)
})

test.for(['manager', 'support'] as const)('the log is hidden from the role %s', async (role, { app }) => {
  expect((await (await givenStaff(app, role)).call('GET', '/personal-reads')).statusCode).toBe(403)
})

test('no read is changed, and none of the last year is deleted', async ({ app, db }) => {
  await givenRead(db)
  const refused = { cause: { message: expect.stringContaining('personal_reads') } }
  await expect(inside(db, (tx) => tx.update(personalReads).set({ records: ['x'] }))).rejects.toMatchObject(refused)
  await expect(inside(db, (tx) => tx.delete(personalReads))).rejects.toMatchObject(refused)
  await expect(inside(db, (tx) => tx.execute(sql`truncate personal_reads`))).rejects.toMatchObject(refused)
  expect((await readLog(await givenStaff(app))).total).toBe(1)
})

test('reads are deleted after a year', async ({ db }) => {
  await givenRead(db, 366)
  await givenRead(db, 364)
  await cleanAccounts({}, { db })
  expect(await db.$count(personalReads)).toBe(1)
})

function givenRead(db: Db, daysAgo = 0) {
  return db.insert(personalReads).values({
    at: sql`now() - make_interval(days => ${daysAgo})`,
    staffId: '00000000-0000-4000-8000-000000000000',
    staffName: 'Asha',
    kind: 'export',
    records: ['orders'],
    requestId: 'request-1',
  })
}

/** Runs a change in a savepoint, which a refusal rolls back. */
function inside(db: Db, change: (tx: Db) => Promise<unknown>) {
  return db.transaction(async (tx) => {
    await change(tx)
  })
}
