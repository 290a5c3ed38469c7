import { eq, isNull } from 'drizzle-orm'
import { staff, staffSessions } from '../../platform/db/schema.ts'
import { buildApp } from '../../app.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { givenStaff, STAFF_PASSWORD } from './staff.fixture.ts'
import { endStaffSessions } from './session-queries.ts'
import { findStaff, lockStaff } from './staff-queries.ts'

ownDatabaseTest('a login by password alone cannot overtake a new second factor', async ({ app, db }) => {
  const { id, email } = await givenStaff(app)
  await db.delete(staffSessions)
  const login = await db.transaction(async (tx) => {
    await lockStaff(tx, id)
    const answer = app
      .inject({ method: 'POST', url: '/api/admin/login', payload: { email, password: STAFF_PASSWORD } })
      .then((reply) => reply)
    await expect.poll(() => waitingSessions(db), { timeout: 10_000 }).toBe(1)
    await tx
      .update(staff)
      .set({ totpSecret: Buffer.from('x'), totpSince: new Date() })
      .where(eq(staff.id, id))
    return { answer }
  })
  expect((await login.answer).statusCode).toBe(401)
  expect(await db.$count(staffSessions)).toBe(0)
})

ownDatabaseTest('a new password cannot overtake a dismissal and open a session', async ({ app, db }) => {
  const person = await givenStaff(app)
  const before = (await findStaff(db, person.id))!.passwordHash
  const body = { oldPassword: STAFF_PASSWORD, password: 'sal wood and rain' }
  const change = await db.transaction(async (tx) => {
    await lockStaff(tx, person.id)
    const answer = person.call('PUT', '/me/password', body).then((reply) => reply)
    await expect.poll(() => waitingSessions(db), { timeout: 10_000 }).toBe(1)
    await tx.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, person.id))
    await endStaffSessions(tx, person.id)
    return { answer }
  })
  const { statusCode, cookies } = await change.answer
  expect([statusCode, cookies]).toEqual([401, []])
  expect(await db.$count(staffSessions, isNull(staffSessions.endedAt))).toBe(0)
  expect((await findStaff(db, person.id))!.passwordHash).toBe(before)
})

ownDatabaseTest('wrong passwords keep no call of staff in the same network waiting', async ({ db, onTestFinished }) => {
  const app = buildApp({ ...testOptions, db, addressLimitFactor: 1 })
  onTestFinished(() => app.close())
  const person = await givenStaff(app)
  let answered = 0
  const wrong = Array.from({ length: 30 }, async (_, at) => {
    const payload = { email: `stranger-${at}@post.example`, password: 'wrong-password' }
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/admin/login', payload })
    answered += 1
    return statusCode
  })
  await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(0)
  expect((await person.call('GET', '/me')).statusCode).toBe(200)
  expect(answered).toBeLessThan(8)
  expect(new Set(await Promise.all(wrong))).toEqual(new Set([401]))
})
