import { eq } from 'drizzle-orm'
import { auditLog, savedViews, staff } from '../../platform/db/schema.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'

const view = {
  resource: 'orders',
  name: 'Late in Kaski',
  filters: { district: 'Kaski', state: ['confirm'] },
  sort: '-placedAt',
  isShared: false,
}
const { resource: _, ...values } = view

test('a view is saved, changed and removed by its maker, and the audit log records it', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const made = await owner.call('POST', '/saved-views', view)
  expect(made.statusCode).toBe(201)
  expect(made.json()).toMatchObject({ ...view, isMine: true, madeBy: owner.name })
  const { id, version } = made.json()

  const changed = await owner.call('PUT', `/saved-views/${id}`, { ...values, version, name: 'All of Kaski' })
  expect(changed.json()).toMatchObject({ id, name: 'All of Kaski' })
  expect((await owner.call('DELETE', `/saved-views/${id}`)).statusCode).toBe(204)
  expect((await owner.call('GET', '/saved-views?resource=orders')).json()).toEqual({ items: [], total: 0 })

  const entries = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(entries.map(({ tableName, action, staffId }) => [tableName, action, staffId])).toEqual(
    ['insert', 'update', 'delete'].map((action) => ['saved_views', action, owner.id]),
  )
})

test('everybody sees a shared view, and only its creator changes it', async ({ app }) => {
  const owner = await givenStaff(app)
  const support = await givenStaff(app, 'support')
  const own = (await owner.call('POST', '/saved-views', view)).json()
  const shared = (await owner.call('POST', '/saved-views', { ...view, name: 'Shared', isShared: true })).json()

  const seen = (await support.call('GET', '/saved-views')).json().items
  expect(seen).toMatchObject([{ id: shared.id, isMine: false, madeBy: owner.name }])
  expect((await support.call('DELETE', `/saved-views/${shared.id}`)).json()).toMatchObject({ code: 'forbidden' })
  const change = { ...values, version: own.version }
  expect((await support.call('PUT', `/saved-views/${own.id}`, change)).json()).toMatchObject({ code: 'not_found' })
})

test('a name is unique per person and list', async ({ app }) => {
  const owner = await givenStaff(app)
  const manager = await givenStaff(app, 'manager')
  await owner.call('POST', '/saved-views', view)
  const other = (await owner.call('POST', '/saved-views', { ...view, name: 'Other' })).json()

  const again = await owner.call('POST', '/saved-views', view)
  expect([again.statusCode, again.json().fields]).toEqual([409, { name: 'You have a view of this name already' }])
  const renamed = await owner.call('PUT', `/saved-views/${other.id}`, { ...values, version: other.version })
  expect(renamed.json()).toMatchObject({ code: 'conflict', message: 'You have a view of this name already.' })
  expect((await manager.call('POST', '/saved-views', view)).statusCode).toBe(201)
})

test('a second save of an outdated view is refused, and nothing is overwritten', async ({ app }) => {
  const owner = await givenStaff(app)
  const { id, version } = (await owner.call('POST', '/saved-views', view)).json()
  const save = (name: string, seen: string) =>
    owner.call('PUT', `/saved-views/${id}`, { ...values, name, version: seen })
  const first = (await save('All of Kaski', version)).json()
  const second = await save('Kaski, unpaid', version)
  expect(second.json()).toMatchObject({ code: 'stale', current: { id, name: 'All of Kaski', version: first.version } })
  expect((await save('Kaski, unpaid', first.version)).json()).toMatchObject({ name: 'Kaski, unpaid' })
})

test('an owner removes a shared view of somebody else, and the audit log names the owner', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const manager = await givenStaff(app, 'manager')
  const support = await givenStaff(app, 'support')
  const own = (await support.call('POST', '/saved-views', { ...view, name: 'Own' })).json()
  const shared = (await support.call('POST', '/saved-views', { ...view, isShared: true })).json()

  const change = { ...values, isShared: true, version: shared.version }
  expect((await owner.call('PUT', `/saved-views/${shared.id}`, change)).statusCode).toBe(403)
  expect((await owner.call('DELETE', `/saved-views/${own.id}`)).statusCode).toBe(404)
  expect((await manager.call('DELETE', `/saved-views/${shared.id}`)).statusCode).toBe(403)
  expect((await owner.call('DELETE', `/saved-views/${shared.id}`)).statusCode).toBe(204)
  expect((await support.call('GET', '/saved-views')).json().items).toMatchObject([{ name: 'Own' }])
  const removals = await db.select().from(auditLog).where(eq(auditLog.action, 'delete'))
  expect(removals).toMatchObject([{ tableName: 'saved_views', rowKey: `${shared.id}`, staffId: owner.id }])
})

test('shared views of a disabled account are not listed', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const support = await givenStaff(app, 'support')
  await support.call('POST', '/saved-views', { ...view, isShared: true })
  await db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, support.id))
  expect((await owner.call('GET', '/saved-views')).json()).toEqual({ items: [], total: 0 })
})

test('a list has one’s own views first, and at most 250', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const support = await givenStaff(app, 'support')
  await db.insert(savedViews).values(viewsOf(support.id, 300))
  await owner.call('POST', '/saved-views', { ...view, name: 'Zone by zone' })
  const { items, total } = (await owner.call('GET', '/saved-views?resource=orders')).json()
  expect(items.slice(0, 2)).toMatchObject([{ name: 'Zone by zone' }, { name: 'View 1' }])
  expect([items.length, total]).toEqual([250, 250])
})

ownDatabaseTest('a person has at most fifty views, also if several are saved at once', async ({ app, db }) => {
  const support = await givenStaff(app, 'support')
  await db.insert(savedViews).values(viewsOf(support.id, 49))
  const names = ['One', 'Two', 'Three', 'Four']
  const saved = await Promise.all(names.map((name) => support.call('POST', '/saved-views', { ...view, name })))
  expect(saved.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409])
  expect(saved.find(({ statusCode }) => statusCode === 409)!.json().message).toBe(
    'You have 50 saved views, the most that one person can have. Delete one first.',
  )
  expect(await db.$count(savedViews)).toBe(50)
})

test('filters are values and lists of values, however deep others nest', async ({ app, db }) => {
  const support = await givenStaff(app, 'support')
  const save = (filters: object) => support.call('POST', '/saved-views', { ...view, filters })
  const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`
  const body = Buffer.from(JSON.stringify({ ...view, filters: { a: 'deep' } }).replace('"deep"', deep))
  const refused = await support.call('POST', '/saved-views', body, { 'content-type': 'application/json' })
  expect(refused.statusCode).toBe(400)
  expect((await save({ q: { a: 'b' } })).statusCode).toBe(400)
  expect((await save({ state: [['confirm']] })).statusCode).toBe(400)
  expect((await save({ q: 'क'.repeat(4_001) })).statusCode).toBe(400)
  const kept = { q: 'bed', totalFrom: 20_000, low: true, state: ['confirm', 'pack'] }
  expect((await save(kept)).json()).toMatchObject({ filters: kept })

  await db.update(savedViews).set({ filters: { old: { a: 'b' } } })
  expect((await support.call('GET', '/saved-views')).json().items).toMatchObject([{ filters: { old: { a: 'b' } } }])
})

/** Shared views of one person. */
function viewsOf(staffId: string, count: number) {
  return Array.from({ length: count }, (_view, place) => {
    return { ...view, name: `View ${place + 1}`, isShared: true, staffId }
  })
}
