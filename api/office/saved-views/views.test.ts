import { auditLog } from '../../platform/db/schema.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test } from '../../test/test.ts'

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

test('everybody sees a shared view, and only its maker changes it', async ({ app }) => {
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
