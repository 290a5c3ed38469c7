import { eq } from 'drizzle-orm'
import { hashPassword } from '../../people/accounts/password/password-hash.ts'
import { parseEnv } from '../../platform/env/env.ts'
import { staff } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { ensureOwner, findOpenToDemoPassword, readDemoStaff } from './ensure-owner.ts'
import { givenStaff, STAFF_PASSWORD } from './staff.fixture.ts'
import { givenTotp } from './totp.fixture.ts'

const first = { ADMIN_EMAIL: 'asha@kastha.example', ADMIN_PASSWORD: 'sal wood and rain' }
const real = { ...first, DEMO: false }

test('the start creates the owner of the settings, who can log in', async ({ app, db }) => {
  await ensureOwner(db, real)
  const payload = { email: first.ADMIN_EMAIL, password: first.ADMIN_PASSWORD }
  const login = await app.inject({ method: 'POST', url: '/api/admin/login', payload })
  expect(login.json().staff).toMatchObject({ email: first.ADMIN_EMAIL, name: 'asha', role: 'owner' })
})

test('an existing account stays unchanged, whatever the settings say', async ({ db }) => {
  await ensureOwner(db, real)
  const [before] = await db.select().from(staff)
  await ensureOwner(db, { ...real, ADMIN_EMAIL: 'ASHA@kastha.example', ADMIN_PASSWORD: 'another password' })
  expect(await db.select().from(staff)).toEqual([before])
})

test('an owner who lost everything returns under another address, and restores the access of others', async ({
  app,
  db,
}) => {
  const lost = await givenStaff(app)
  await givenTotp(lost)
  await ensureOwner(db, real)
  const payload = { email: first.ADMIN_EMAIL, password: first.ADMIN_PASSWORD }
  const login = await app.inject({ method: 'POST', url: '/api/admin/login', payload })
  const cookies = { 'kastha-staff': login.cookies[0]!.value }
  const reset = await app.inject({ method: 'DELETE', url: `/api/admin/staff/${lost.id}/totp`, cookies })
  expect(reset.json()).toMatchObject({ id: lost.id, hasTotp: false })
  const again = { email: lost.email, password: STAFF_PASSWORD }
  expect((await app.inject({ method: 'POST', url: '/api/admin/login', payload: again })).statusCode).toBe(200)
})

test('a shop without demo mode and without settings for an owner starts without staff', async ({ db }) => {
  await ensureOwner(db, { DEMO: false })
  expect(await db.$count(staff)).toBe(0)
})

test('the demo adds no staff where somebody works already', async ({ app, db }) => {
  await givenStaff(app)
  await ensureOwner(db, { DEMO: true })
  expect(await db.$count(staff)).toBe(1)
})

test('the start lists the demo’s staff as long as they are unchanged', async ({ db }) => {
  await ensureOwner(db, { DEMO: true })
  expect(await readDemoStaff(db)).toEqual([
    'owner@kastha.example, password kastha-owner (owner, at /admin)',
    'manager@kastha.example, password kastha-manager (manager, at /admin)',
    'support@kastha.example, password kastha-support (support, at /admin)',
  ])
  await db
    .update(staff)
    .set({ passwordHash: await hashPassword('another one', { owner: 'staff' }) })
    .where(eq(staff.role, 'owner'))
  await db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.role, 'manager'))
  expect(await readDemoStaff(db)).toEqual(['support@kastha.example, password kastha-support (support, at /admin)'])
  await db.update(staff).set({ totpSince: new Date() })
  expect(await readDemoStaff(db)).toEqual([])
})

test('in production the owner cannot have a password of the demo', async ({ db }) => {
  for (const ADMIN_PASSWORD of ['kastha-owner', 'kastha-demo']) {
    const start = ensureOwner(db, { ...real, ADMIN_PASSWORD, isProduction: true })
    await expect(start).rejects.toThrow('ADMIN_PASSWORD: given a password of the demo')
  }
  expect(await db.$count(staff)).toBe(0)
})

test('the check of published passwords covers a colleague’s password too', async ({ db }) => {
  await ensureOwner(db, { DEMO: true })
  await db.update(staff).set({ passwordHash: await hashPassword('kastha-support', { owner: 'staff' }) })
  expect((await findOpenToDemoPassword(db)).map(({ email }) => email)).toHaveLength(3)
})

test('with an owner in the settings the demo adds nobody with a published password', async ({ db }) => {
  await ensureOwner(db, { ...first, DEMO: true })
  expect((await db.select().from(staff)).map(({ email }) => email)).toEqual([first.ADMIN_EMAIL])
  expect(await readDemoStaff(db)).toEqual([])
})

test('one of the two settings alone is refused, as is a short password', () => {
  const both = 'ADMIN_EMAIL, ADMIN_PASSWORD: given one of them, expected both or none'
  expect(() => parseEnv({ ADMIN_EMAIL: first.ADMIN_EMAIL })).toThrow(both)
  expect(() => parseEnv({ ADMIN_PASSWORD: first.ADMIN_PASSWORD })).toThrow(both)
  expect(() => parseEnv({ ...first, ADMIN_PASSWORD: 'short' })).toThrow(
    'ADMIN_PASSWORD: given (not shown), expected 10 to 200 characters',
  )
})
