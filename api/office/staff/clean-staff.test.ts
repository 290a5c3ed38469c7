import { staffInvitations, staffSessions } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { cleanStaff } from './clean-staff.ts'
import { givenStaff } from './staff.fixture.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('logins and invitations go ninety days after their end', async ({ app, db }) => {
  const { id: staffId } = await givenStaff(app)
  await db.delete(staffSessions)
  const session = { staffId, device: 'Firefox' }
  await db.insert(staffSessions).values([
    { ...session, tokenHash: Buffer.of(1), expiresAt: daysAgo(91) },
    { ...session, tokenHash: Buffer.of(2), expiresAt: daysAgo(-1), endedAt: daysAgo(91) },
    { ...session, tokenHash: Buffer.of(3), expiresAt: daysAgo(89) },
  ])
  const invitation = { email: 'nima@kastha.example', name: 'Nima', role: 'support', invitedBy: staffId } as const
  await db.insert(staffInvitations).values([
    { ...invitation, tokenHash: Buffer.of(1), expiresAt: daysAgo(91) },
    { ...invitation, tokenHash: Buffer.of(2), expiresAt: daysAgo(80), acceptedAt: daysAgo(91) },
    { ...invitation, tokenHash: Buffer.of(3), expiresAt: daysAgo(-7) },
  ])
  await cleanStaff({}, { db })
  expect((await db.select().from(staffSessions)).map(({ tokenHash }) => tokenHash[0])).toEqual([3])
  expect((await db.select().from(staffInvitations)).map(({ tokenHash }) => tokenHash[0])).toEqual([3])
})
