import { eq, sql } from 'drizzle-orm'
import { staffSessions } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenStaff } from './staff.fixture.ts'

test.for(['/assignments/counts', '/dashboard', '/health'])(
  'a page that is open and asks %s again and again keeps no session alive',
  async (path, { app, db }) => {
    const owner = await givenStaff(app)
    const ofOwner = eq(staffSessions.staffId, owner.id)
    await db
      .update(staffSessions)
      .set({ lastSeenAt: sql`now() - interval '1 hour'` })
      .where(ofOwner)
    const readEnd = () => db.select({ expiresAt: staffSessions.expiresAt }).from(staffSessions).where(ofOwner)
    const before = await readEnd()
    expect((await owner.call('GET', path)).statusCode).toBe(200)
    expect(await readEnd()).toEqual(before)
  },
)
