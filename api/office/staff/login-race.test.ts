import { eq, sql } from 'drizzle-orm'
import { staff, staffSessions } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest } from '../../test/test.ts'
import { givenStaff, STAFF_PASSWORD } from './staff.fixture.ts'
import { lockStaff } from './staff-queries.ts'

ownDatabaseTest('a login by password alone cannot overtake a new second factor', async ({ app, db }) => {
  const { id, email } = await givenStaff(app)
  await db.delete(staffSessions)
  const login = await db.transaction(async (tx) => {
    await lockStaff(tx, id)
    const answer = app
      .inject({ method: 'POST', url: '/api/admin/login', payload: { email, password: STAFF_PASSWORD } })
      .then((reply) => reply)
    await expect.poll(() => countWaiting(), { timeout: 10_000 }).toBe(1)
    await tx
      .update(staff)
      .set({ totpSecret: Buffer.from('x'), totpSince: new Date() })
      .where(eq(staff.id, id))
    return { answer }
  })
  expect((await login.answer).statusCode).toBe(401)
  expect(await db.$count(staffSessions)).toBe(0)

  async function countWaiting(): Promise<number> {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]!.waiting
  }
})
