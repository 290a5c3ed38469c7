import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { cleanAccounts } from '../accounts/clean-accounts.ts'
import { givenUser } from '../accounts/given-user.ts'
import { buildApp } from '../app.ts'
import type { Db } from '../db/client.ts'
import { personalReads } from '../db/schema.ts'
import { deliveriesOf, givenConfirmed } from '../fulfilment/given.ts'
import { givenOrder } from '../orders/given.ts'
import { givenStaff } from '../staff/given.ts'
import { expect, test, testOptions } from '../test/test.ts'

/** Names of fields that say how to reach somebody. */
const CONTACT = /"(?:phone|email|address|addresses|contact|street_address)":/

const readLog = async (owner: Awaited<ReturnType<typeof givenStaff>>, query = '') =>
  (await owner.call('GET', `/personal-reads?${query}`)).json()

test('an owner reads who opened a customer, an order with its address, a packing slip and a file', async ({
  app,
  db,
}) => {
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

test('a list and a search are one read of all that they show', async ({ app, db }) => {
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

test('a caller who is searched for by phone is a customer who was read', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const user = await givenUser(db)
  await owner.call('GET', `/phone-orders/callers?q=${encodeURIComponent(user.email)}`)
  expect((await readLog(owner)).items).toMatchObject([{ kind: 'customer', records: [user.id] }])
})

test('a delivery, and the sheet that its driver takes along, are reads of its order', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const order = await givenConfirmed(db)
  const [delivery] = await deliveriesOf(db, order.id)
  await owner.call('GET', `/deliveries/${delivery!.id}`)
  await owner.call('GET', '/deliveries')
  expect((await readLog(owner)).items).toMatchObject([{ kind: 'order', records: [order.id] }])
})

test('every call that shows how to reach customers logs who makes it', async ({ app }) => {
  const silent: string[] = []
  const again = buildApp({ ...testOptions, db: app.db })
  again.addHook('onRoute', ({ method, url, config, schema }) => {
    if (method !== 'GET' || !url.startsWith('/api/admin/') || config?.shows) return
    const answer = (schema?.response as Record<number, z.ZodType> | undefined)?.[200]
    if (answer && CONTACT.test(JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' })))) silent.push(url)
  })
  await again.ready()
  await again.close()
  // Contacts of staff and of the shop itself.
  expect(silent.map((url) => url.replace('/api/admin', '')).toSorted()).toEqual([
    '/invitations',
    '/invitations/:id',
    '/me',
    '/settings',
    '/settings/:id',
    '/staff',
    '/staff/:id',
    '/stores',
    '/stores/:id',
  ])
})

test('a page that loads again counts once, by everybody who opens it', async ({ app, db }) => {
  const [owner, manager] = [await givenStaff(app), await givenStaff(app, 'manager')]
  const user = await givenUser(db)
  for (const person of [manager, manager, owner]) await person.call('GET', `/customers/${user.id}`)
  expect((await readLog(owner)).total).toBe(2)
  await manager.call('GET', '/orders/export?format=csv')
  await manager.call('GET', '/orders/export?format=csv')
  expect((await readLog(owner, 'kind=export')).total).toBe(2)
})

test('what nobody got to see is not in the log', async ({ app, db }) => {
  const owner = await givenStaff(app)
  await givenUser(db)
  await owner.call('GET', '/customers/00000000-0000-4000-8000-000000000000')
  await owner.call('GET', '/orders')
  const support = await givenStaff(app, 'support')
  expect((await support.call('GET', '/orders/export?format=csv')).statusCode).toBe(403)
  expect((await readLog(owner)).total).toBe(0)
})

test('what cannot be logged is not shown', async ({ app, db }) => {
  const support = await givenStaff(app, 'support')
  const user = await givenUser(db)
  await db.execute(sql`alter table personal_reads add constraint full_disk check (false)`)
  const answer = await support.call('GET', `/customers/${user.id}`)
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain(user.email)
})

test('it is narrowed down by who, what and when', async ({ app, db }) => {
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

test.for(['manager', 'support'] as const)('it is not for a %s', async (role, { app }) => {
  expect((await (await givenStaff(app, role)).call('GET', '/personal-reads')).statusCode).toBe(403)
})

test('nobody changes it, and nobody deletes a read of the last year', async ({ app, db }) => {
  await givenRead(db)
  const refused = { cause: { message: expect.stringContaining('personal_reads') } }
  await expect(inside(db, (tx) => tx.update(personalReads).set({ records: ['x'] }))).rejects.toMatchObject(refused)
  await expect(inside(db, (tx) => tx.delete(personalReads))).rejects.toMatchObject(refused)
  await expect(inside(db, (tx) => tx.execute(sql`truncate personal_reads`))).rejects.toMatchObject(refused)
  expect((await readLog(await givenStaff(app))).total).toBe(1)
})

test('after a year it is forgotten', async ({ db }) => {
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

/** In a savepoint, which a refusal undoes. */
function inside(db: Db, change: (tx: Db) => Promise<unknown>) {
  return db.transaction(async (tx) => {
    await change(tx)
  })
}
