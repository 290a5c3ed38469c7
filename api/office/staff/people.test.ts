import { eq } from 'drizzle-orm'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { auditLog, staff } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { givenStaff } from './staff.fixture.ts'

const same = { name: 'Somebody', role: 'support', isDisabled: false }

test('owners see all staff, by role, by search words and page by page', async ({ app }) => {
  const owner = await givenStaff(app)
  const support = await givenStaff(app, 'support')
  await givenStaff(app, 'manager')
  const all = (await owner.call('GET', '/staff?sort=role')).json()
  expect(all.total).toBe(3)
  expect(all.items.map((one: { role: string }) => one.role)).toEqual(['manager', 'owner', 'support'])
  const found = (await owner.call('GET', `/staff?q=${support.email.slice(0, 12)}`)).json()
  expect(found.items).toMatchObject([{ id: support.id, isDisabled: false, hasTotp: false }])
  expect((await owner.call('GET', '/staff?role=manager&perPage=1')).json().total).toBe(1)
  expect((await owner.call('GET', `/staff?ids=${support.id},nobody`)).json().total).toBe(1)
  expect((await owner.call('GET', '/staff?q=%25')).json().total).toBe(0)
  expect(JSON.stringify(all)).not.toMatch(/argon2|passwordHash/)
})

test('a new role ends a person’s sessions immediately, and a mail notifies them', async ({ app, db }) => {
  const [owner, person] = [await givenStaff(app), await givenStaff(app, 'manager')]
  const { version } = (await owner.call('GET', `/staff/${person.id}`)).json()
  const changed = await owner.call('PUT', `/staff/${person.id}`, { ...same, name: 'Mina Rai', version })
  expect(changed.json()).toMatchObject({ name: 'Mina Rai', role: 'support', isDisabled: false })
  expect((await person.call('GET', '/me')).statusCode).toBe(401)
  const mails = (await readOutbox(db)).filter(({ to }) => to === person.email)
  expect(mails).toMatchObject([{ template: 'staff-news', data: { news: 'role-changed', role: 'support' } }])
  const log = await db.select().from(auditLog).where(eq(auditLog.rowKey, person.id))
  expect(log).toMatchObject([
    { staffId: owner.id, before: { role: 'manager' }, after: { role: 'support', name: 'Mina Rai' } },
  ])
})

test('a new name alone ends no session', async ({ app }) => {
  const [owner, person] = [await givenStaff(app), await givenStaff(app, 'support')]
  const { version } = (await owner.call('GET', `/staff/${person.id}`)).json()
  await owner.call('PUT', `/staff/${person.id}`, { ...same, name: 'Mina Rai', version })
  expect((await person.call('GET', '/me')).json()).toMatchObject({ name: 'Mina Rai' })
})

test('a disabled account is logged out immediately, and only an owner restores it', async ({ app, db }) => {
  const [owner, person] = [await givenStaff(app), await givenStaff(app, 'support')]
  const { version } = (await owner.call('GET', `/staff/${person.id}`)).json()
  const left = (await owner.call('PUT', `/staff/${person.id}`, { ...same, isDisabled: true, version })).json()
  expect(left).toMatchObject({ isDisabled: true, disabledAt: expect.any(String) })
  expect((await person.call('GET', '/me')).statusCode).toBe(401)
  await owner.call('PUT', `/staff/${person.id}`, { ...same, version: left.version })
  expect((await person.call('GET', '/me')).statusCode).toBe(401)
  const [row] = await db.select().from(staff).where(eq(staff.id, person.id))
  expect(row!.disabledAt).toBeNull()
})

test('the second of two concurrent edits of one person is refused as stale', async ({ app }) => {
  const [owner, other, person] = [await givenStaff(app), await givenStaff(app), await givenStaff(app, 'support')]
  const { version } = (await owner.call('GET', `/staff/${person.id}`)).json()
  await owner.call('PUT', `/staff/${person.id}`, { ...same, name: 'Mina Rai', version })
  const stale = await other.call('PUT', `/staff/${person.id}`, { ...same, role: 'manager', version })
  expect([stale.statusCode, stale.json().code, stale.json().current.name]).toEqual([409, 'stale', 'Mina Rai'])
})

test('nobody changes their own role or disables themselves, but their name they may change', async ({ app }) => {
  const [owner] = [await givenStaff(app), await givenStaff(app)]
  const { version } = (await owner.call('GET', `/staff/${owner.id}`)).json()
  const own = { name: 'Bishnu', role: 'owner', isDisabled: false, version }
  expect((await owner.call('PUT', `/staff/${owner.id}`, { ...own, role: 'manager' })).statusCode).toBe(403)
  expect((await owner.call('PUT', `/staff/${owner.id}`, { ...own, isDisabled: true })).statusCode).toBe(403)
  expect((await owner.call('PUT', `/staff/${owner.id}`, own)).statusCode).toBe(200)
})

ownDatabaseTest('of two owners who disable each other concurrently one stays', async ({ app, db }) => {
  const [one, other] = [await givenStaff(app), await givenStaff(app)]
  const versions = await Promise.all(
    [one, other].map(async ({ id }) => (await one.call('GET', `/staff/${id}`)).json().version),
  )
  const goes = { name: 'Gone', role: 'owner', isDisabled: true }
  const answers = await Promise.all([
    one.call('PUT', `/staff/${other.id}`, { ...goes, version: versions[1] }),
    other.call('PUT', `/staff/${one.id}`, { ...goes, version: versions[0] }),
  ])
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses[0]).toBe(200)
  expect([401, 409]).toContain(statuses[1])
  const left = await db.select().from(staff)
  expect(left.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1)
})

test.for([
  [{ name: '  ' }, 400],
  [{ name: 'Mina\nRai' }, 400],
  [{ role: 'admin' }, 400],
  [{ isOwner: true }, 400],
  [{ version: 'x' }, 400],
] as const)('%j is refused', async ([wrong, status], { app }) => {
  const [owner, person] = [await givenStaff(app), await givenStaff(app, 'support')]
  const { version } = (await owner.call('GET', `/staff/${person.id}`)).json()
  const answer = await owner.call('PUT', `/staff/${person.id}`, { ...same, version, ...wrong })
  expect(answer.statusCode).toBe(status)
})

test('no staff account is ever deleted', async ({ app }) => {
  const [owner, person] = [await givenStaff(app), await givenStaff(app, 'support')]
  expect((await owner.call('DELETE', `/staff/${person.id}`)).statusCode).toBe(405)
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await owner.call('GET', `/staff/${nobody}`)).statusCode).toBe(404)
  expect((await owner.call('PUT', `/staff/${nobody}`, { ...same, version: '0'.repeat(16) })).statusCode).toBe(404)
  expect((await owner.call('DELETE', `/staff/${nobody}/totp`)).statusCode).toBe(404)
})
