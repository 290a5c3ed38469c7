import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { assignments, auditLog, deliveries, staff as staffTable } from '../../platform/db/schema.ts'
import { givenCheckoutShop } from '../../sales/checkout/checkout.fixture.ts'
import { acceptForm, givenQuoted } from '../../sales/custom-requests/custom-requests.fixture.ts'
import { givenConfirmed, givenZone } from '../../sales/fulfilment/fulfilment.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { expect, ownDatabaseTest, test as base } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { assignAs, assignmentOf, givenTicket, nepalTomorrow, workOf } from './assignments.fixture.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenCheckoutShop(db))

test('a new record of each kind is nobody’s, and a colleague who takes it finds it in their work', async ({
  app,
  db,
}) => {
  await givenZone(db)
  const order = await givenConfirmed(db, { name: 'Asmita Rai' })
  const ticket = await givenTicket(app)
  const { request } = await givenQuoted(app, db)
  const [delivery] = await db.select().from(deliveries)
  const support = await givenStaff(app, 'support')
  const numbers = [
    `custom-request ${request.number}`,
    `delivery ${order.number}`,
    `order ${order.number}`,
    `ticket ${ticket.number}`,
  ]
  expect((await workOf(support, 'of=nobody')).toSorted()).toEqual(numbers)
  expect(await workOf(support)).toEqual([])

  const paths = [`/orders/${order.id}`, `/tickets/${ticket.id}`, `/custom-requests/${request.id}`]
  for (const path of [...paths, `/deliveries/${delivery!.id}`]) {
    const taken = await assignAs(support, path, { ownerId: support.id })
    expect(taken.json()).toMatchObject({ owner: { id: support.id, name: support.name }, isOpen: true })
  }
  expect((await workOf(support)).toSorted()).toEqual(numbers)
  expect(await workOf(support, 'of=nobody')).toEqual([])
  expect(await workOf(support, 'kind=ticket')).toEqual([`ticket ${ticket.number}`])
  expect((await support.call('GET', '/assignments/counts')).json()).toEqual({ mine: 4, overdue: 0, mentions: 0 })
  const rows = (await support.call('GET', '/assignments')).json().items
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'order', name: 'Asmita Rai', state: 'confirm' }),
      expect.objectContaining({ kind: 'ticket', name: 'Asmita Gurung', subject: 'complaint', state: 'open' }),
    ]),
  )
})

test('work is in order of due time, and work without one follows, longest waiting first', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const made = [await givenOrder(db), await givenOrder(db), await givenOrder(db), await givenOrder(db)]
  const dues = [null, '2026-11-02T06:00:00Z', null, '2026-11-01T06:00:00Z']
  for (const [place, { id }] of made.entries()) {
    const due = dues[place] ?? null
    const values = {
      ownerId: owner.id,
      since: new Date(Date.now() - place * 1_000),
      dueAt: due === null ? null : new Date(due),
    }
    await db.update(assignments).set(values).where(eq(assignments.recordId, id))
  }
  const expected = [3, 1, 2, 0].map((place) => `order ${made[place]!.number}`)
  expect(await workOf(owner)).toEqual(expected)
  const pages = [await workOf(owner, 'perPage=3'), await workOf(owner, 'perPage=3&page=2')]
  expect(pages.flat()).toEqual(expected)
  expect((await owner.call('GET', '/assignments/counts')).json()).toEqual({ mine: 4, overdue: 2, mentions: 0 })
})

test('the second of two who take a record reads who was faster, and nothing is overwritten', async ({ app, db }) => {
  const order = await givenOrder(db)
  const [sabina, ram] = [await givenStaff(app, 'support'), await givenStaff(app, 'manager')]
  const path = `/orders/${order.id}`
  const seen = await assignmentOf(ram, path)
  await assignAs(sabina, path, { ownerId: sabina.id }, seen)
  const late = await assignAs(ram, path, { ownerId: ram.id }, seen)
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    code: 'stale',
    message: `Somebody else has changed the owner or due time meanwhile: now ${sabina.name} owns it. Nothing was saved.`,
    current: { owner: { id: sabina.id } },
  })
  expect((await assignAs(sabina, path, { ownerId: sabina.id }, seen)).statusCode).toBe(200)
  expect((await assignmentOf(ram, path)).owner?.id).toBe(sabina.id)
  expect((await assignAs(ram, path, { ownerId: null })).json().owner).toBeNull()
})

ownDatabaseTest('of ten who take one record at once, one gets it', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const { id } = await givenTicket(app)
  const people = await Promise.all(Array.from({ length: 10 }, () => givenStaff(app, 'support')))
  const path = `/tickets/${id}`
  await people[0]!.call('POST', `${path}/answers`, { words: 'We come on Monday.' })
  const seen = await assignmentOf(people[0]!, path) // an answered message has no row yet
  const answers = await Promise.all(people.map((person) => assignAs(person, path, { ownerId: person.id }, seen)))
  const codes = answers.map(({ statusCode }) => statusCode)
  expect(codes.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  const winner = people[codes.indexOf(200)]!
  expect((await assignmentOf(winner, path)).owner?.id).toBe(winner.id)
})

test('only active staff can own a record, and the due time must be to come', async ({ app, db }) => {
  const order = await givenOrder(db)
  const owner = await givenStaff(app)
  const support = await givenStaff(app, 'support')
  const path = `/orders/${order.id}`
  await db.update(staffTable).set({ disabledAt: new Date() }).where(eq(staffTable.id, support.id))
  for (const ownerId of [support.id, randomUUID()]) {
    expect((await assignAs(owner, path, { ownerId })).json()).toMatchObject({
      code: 'invalid_input',
      fields: { ownerId: 'Choose an active colleague who may open this record' },
    })
  }
  const past = await assignAs(owner, path, { dueAt: '2026-01-01T06:00:00Z' })
  expect(past.json().fields).toEqual({ dueAt: 'Choose a time that is still to come' })
  const dueAt = nepalTomorrow()
  expect((await assignAs(owner, path, { dueAt })).json()).toMatchObject({ owner: null, dueAt })

  await db.update(assignments).set({ dueAt: new Date('2026-01-01') })
  const kept = await assignAs(owner, path, { ownerId: owner.id })
  expect(kept.json()).toMatchObject({ owner: { id: owner.id }, dueAt: '2026-01-01T00:00:00.000Z' })
  expect((await owner.call('GET', '/assignments/owners?kind=order')).json()).toEqual({
    items: [{ id: owner.id, name: owner.name }],
  })
})

test('an unknown record is a 404', async ({ app }) => {
  const owner = await givenStaff(app)
  for (const path of ['orders', 'tickets', 'custom-requests', 'deliveries']) {
    const answer = await owner.call('PUT', `/assignments/${path}/${randomUUID()}`, {
      ownerId: owner.id,
      dueAt: null,
      version: '0'.repeat(16),
    })
    expect([path, answer.json().code]).toEqual([path, 'not_found'])
  }
})

test('a cancelled order leaves the work with its delivery, and keeps its owner', async ({ app, db }) => {
  await givenZone(db)
  const order = await givenConfirmed(db)
  const [delivery] = await db.select().from(deliveries)
  const support = await givenStaff(app, 'support')
  await assignAs(support, `/orders/${order.id}`, { ownerId: support.id })
  await assignAs(support, `/deliveries/${delivery!.id}`, { ownerId: support.id })
  await support.call('POST', `/orders/${order.id}/cancellation`, { reason: 'Wished for' })
  expect(await workOf(support, 'of=everybody')).toEqual([])
  expect(await assignmentOf(support, `/orders/${order.id}`)).toMatchObject({
    owner: { id: support.id },
    isOpen: false,
  })
  const again = await assignAs(support, `/deliveries/${delivery!.id}`, { ownerId: null })
  expect(again.json()).toMatchObject({
    code: 'conflict',
    message: 'This delivery is finished, so nobody needs to own it.',
  })
  expect((await support.call('GET', `/orders?owner=${support.id}`)).json().total).toBe(1)
})

test('the owner of a custom request owns the order that it becomes', async ({ app, db }) => {
  const { request, quote, number, key } = await givenQuoted(app, db)
  const support = await givenStaff(app, 'support')
  await assignAs(support, `/custom-requests/${request.id}`, { ownerId: support.id })
  const accepted = await app.inject({
    method: 'POST',
    url: `/api/custom-orders/${number}/accept?key=${key}`,
    payload: { ...acceptForm, shown: { quoteId: quote.id, total: 85_001, deposit: 42_501 } },
  })
  expect(accepted.statusCode).toBe(201)
  const [row] = (await support.call('GET', '/assignments?kind=order')).json().items
  expect(row).toMatchObject({ kind: 'order', assignment: { owner: { id: support.id } } })
  expect(await workOf(support, 'kind=custom-request&of=everybody')).toEqual([])
})

test('the open work of a disabled colleague becomes nobody’s', async ({ app, db }) => {
  const order = await givenOrder(db)
  const [owner, support] = [await givenStaff(app), await givenStaff(app, 'support')]
  await assignAs(support, `/orders/${order.id}`, { ownerId: support.id })
  const member = (await owner.call('GET', `/staff/${support.id}`)).json()
  const disabled = await owner.call('PUT', `/staff/${support.id}`, {
    name: member.name,
    role: member.role,
    isDisabled: true,
    version: member.version,
  })
  expect(disabled.statusCode).toBe(200)
  expect(await workOf(owner, 'of=nobody')).toEqual([`order ${order.number}`])
})

test('several orders get one owner, except those that changed meanwhile', async ({ app, db }) => {
  const made = [await givenOrder(db), await givenOrder(db), await givenOrder(db, { state: 'cancelled' })]
  const [sabina, ram] = [await givenStaff(app, 'support'), await givenStaff(app, 'manager')]
  const seen = await Promise.all(
    made.map(async ({ id }) => ({ id, version: (await assignmentOf(ram, `/orders/${id}`)).version })),
  )
  await assignAs(sabina, `/orders/${made[0]!.id}`, { ownerId: sabina.id })
  const answer = await ram.call('POST', '/assignments/orders', { ownerId: ram.id, records: seen })
  expect(answer.json()).toEqual({
    assigned: 1,
    refused: [expect.anything(), expect.anything()],
  })
  expect(answer.json().refused).toEqual(
    expect.arrayContaining([
      { id: made[0]!.id, why: expect.stringContaining(`now ${sabina.name} owns it`) },
      { id: made[2]!.id, why: 'This order is finished, so nobody needs to own it.' },
    ]),
  )
  expect(await workOf(ram)).toEqual([`order ${made[1]!.number}`])
  const again = await ram.call('POST', '/assignments/orders', { ownerId: ram.id, records: [seen[1]!] })
  expect(again.json()).toEqual({ assigned: 1, refused: [] })
})

test('an order that is sent twice counts once, whether it is assigned or refused', async ({ app, db }) => {
  const made = [await givenOrder(db), await givenOrder(db, { state: 'cancelled' })]
  const ram = await givenStaff(app, 'manager')
  const seen = await Promise.all(
    made.map(async ({ id }) => ({ id, version: (await assignmentOf(ram, `/orders/${id}`)).version })),
  )
  const answer = await ram.call('POST', '/assignments/orders', { ownerId: ram.id, records: [...seen, ...seen] })
  expect(answer.json()).toEqual({
    assigned: 1,
    refused: [{ id: made[1]!.id, why: 'This order is finished, so nobody needs to own it.' }],
  })
})

test('the four lists show owners and filter by them', async ({ app, db }) => {
  await givenZone(db)
  const order = await givenConfirmed(db)
  const other = await givenConfirmed(db)
  await givenTicket(app)
  await givenQuoted(app, db)
  const support = await givenStaff(app, 'support')
  await assignAs(support, `/orders/${order.id}`, { ownerId: support.id })
  const list = async (query: string) => (await support.call('GET', `/${query}`)).json()
  expect((await list(`orders?owner=${support.id}`)).items).toMatchObject([
    { id: order.id, assignment: { owner: { name: support.name } } },
  ])
  expect((await list('orders?owner=nobody')).items).toMatchObject([{ id: other.id, assignment: { owner: null } }])
  for (const [path, total] of [
    ['deliveries', 2],
    ['tickets', 1],
    ['custom-requests', 1],
  ] as const) {
    expect([path, (await list(`${path}?owner=nobody`)).total]).toEqual([path, total])
    expect([path, (await list(`${path}?owner=${support.id}`)).total]).toEqual([path, 0])
  }
  expect((await support.call('GET', '/orders?owner=me')).statusCode).toBe(400)
})

test('the audit log names who assigned what, and nothing of what follows by itself', async ({ app, db }) => {
  const order = await givenOrder(db)
  const support = await givenStaff(app, 'support')
  await assignAs(support, `/orders/${order.id}`, { ownerId: support.id })
  await support.call('POST', `/orders/${order.id}/cancellation`, { reason: 'Wished for' })
  const entries = await db.select().from(auditLog).where(eq(auditLog.tableName, 'assignments'))
  expect(entries).toMatchObject([
    {
      staffId: support.id,
      call: 'PUT /api/admin/assignments/orders/:id',
      rowKey: `order,${order.id}`,
      before: { owner_id: null },
      after: { owner_id: support.id },
    },
  ])
})

test('the audit log shows owners by name', async ({ app, db }) => {
  const order = await givenOrder(db)
  const manager = await givenStaff(app, 'manager')
  await assignAs(manager, `/orders/${order.id}`, { ownerId: manager.id })
  const [entry] = (await manager.call('GET', '/audit?table=assignments')).json().items
  expect(entry).toMatchObject({ before: { owner_id: null }, after: { owner_id: manager.name } })
})

test('a deleted conversation takes its assignment with it', async ({ app, db }) => {
  const { id } = await givenTicket(app)
  await db.execute(sql`delete from tickets where id = ${id}`)
  expect(await db.$count(assignments)).toBe(0)
})
