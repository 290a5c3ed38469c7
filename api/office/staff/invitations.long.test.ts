import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { auditLog, mails, staff, staffInvitations } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { givenStaff } from './staff.fixture.ts'
import { lockStaff } from './staff-queries.ts'

const mina = { email: 'Mina@kastha.example', name: 'Mina Rai', role: 'support' }
const password = 'sal wood and rain'

async function newestToken(db: Db): Promise<string> {
  const sent = (await readOutbox(db)).filter(({ template }) => template === 'staff-invited')
  return sent.at(-1)!.data['token']!
}

const join = (app: App, token: string, more: object = {}) =>
  app.inject({ method: 'POST', url: '/api/admin/join', payload: { token, name: 'Mina Rai', password, ...more } })

const look = (app: App, token: string) =>
  app.inject({ method: 'POST', url: '/api/admin/join/invitation', payload: { token } })

test('an invited person chooses name and password, and gets the role that the owner chose', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const invited = await owner.call('POST', '/invitations', mina)
  expect(invited.json()).toMatchObject({ ...mina, state: 'open', invitedBy: owner.name })
  const [mail] = await readOutbox(db)
  expect(mail).toMatchObject({ to: mina.email, template: 'staff-invited', data: { role: 'support' } })
  const token = await newestToken(db)
  expect((await look(app, token)).json()).toEqual({ ...mina, invitedBy: owner.name })

  const joined = await join(app, token, { name: 'Mina K. Rai' })
  expect(joined.json().staff).toMatchObject({ email: mina.email, name: 'Mina K. Rai', role: 'support' })
  const cookies = { 'kastha-staff': joined.cookies[0]!.value }
  expect((await app.inject({ url: '/api/admin/me', cookies })).statusCode).toBe(200)
  expect((await app.inject({ url: '/api/admin/staff', cookies })).statusCode).toBe(403)
  expect((await owner.call('GET', '/invitations?state=accepted')).json().total).toBe(1)
  const [self] = await db.select().from(staff).where(eq(staff.email, mina.email))
  const log = await db.select().from(auditLog).where(eq(auditLog.call, 'POST /api/admin/join')).orderBy(auditLog.id)
  expect(log).toMatchObject([
    { staffId: self!.id, tableName: 'staff_invitations', action: 'update' },
    { staffId: self!.id, tableName: 'staff', action: 'insert', after: { password_hash: '(hidden)' } },
  ])
})

ownDatabaseTest('an invitation cannot overtake the end of its owner’s access', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const leaving = await givenStaff(app)
  const invited = await db.transaction(async (tx) => {
    await lockStaff(tx, leaving.id)
    const answer = leaving.call('POST', '/invitations', { ...mina, role: 'owner' })
    await expect.poll(() => waitingSessions(db)).toBe(1)
    await tx.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, leaving.id))
    return { answer }
  })
  expect((await invited.answer).statusCode).toBe(403)
  expect((await owner.call('GET', '/invitations')).json().total).toBe(0)
})

test('an invitation link is single-use', async ({ app, db }) => {
  const owner = await givenStaff(app)
  await owner.call('POST', '/invitations', mina)
  const token = await newestToken(db)
  expect((await join(app, token)).statusCode).toBe(200)
  const again = await join(app, token)
  expect([again.statusCode, again.cookies]).toEqual([404, []])
  expect((await look(app, token)).statusCode).toBe(404)
})

ownDatabaseTest('two concurrent acceptances of one invitation create one account', async ({ app, db }) => {
  const owner = await givenStaff(app)
  await owner.call('POST', '/invitations', mina)
  const token = await newestToken(db)
  const answers = await Promise.all(Array.from({ length: 4 }, () => join(app, token)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404])
})

ownDatabaseTest('two owners who invite one person concurrently send one invitation', async ({ app, db }) => {
  const [one, other] = [await givenStaff(app), await givenStaff(app)]
  const answers = await Promise.all([one, other].map((owner) => owner.call('POST', '/invitations', mina)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await db.$count(mails)).toBe(1)
})

test.for(['expired', 'withdrawn', 'sent again'] as const)(
  'a link that is %s opens nothing',
  async (how, { app, db }) => {
    const owner = await givenStaff(app)
    const { id } = (await owner.call('POST', '/invitations', mina)).json()
    const token = await newestToken(db)
    if (how === 'expired') await db.update(staffInvitations).set({ expiresAt: sql`now()` })
    if (how === 'withdrawn') await owner.call('DELETE', `/invitations/${id}`)
    if (how === 'sent again') await owner.call('POST', `/invitations/${id}/sending`)
    expect((await look(app, token)).statusCode).toBe(404)
    expect((await join(app, token)).statusCode).toBe(404)
    const { items } = (await owner.call('GET', '/invitations')).json()
    expect(items).toMatchObject([{ state: how === 'sent again' ? 'open' : how }])
    expect((await owner.call('GET', `/invitations?state=${items[0].state}`)).json().total).toBe(1)
  },
)

test('an expired invitation can be sent again, an answered one cannot', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const { id } = (await owner.call('POST', '/invitations', mina)).json()
  await db.update(staffInvitations).set({ expiresAt: sql`now() - interval '1 day'` })
  const sent = (await owner.call('POST', `/invitations/${id}/sending`)).json()
  expect(Date.parse(sent.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  expect((await join(app, await newestToken(db))).statusCode).toBe(200)
  expect((await owner.call('POST', `/invitations/${id}/sending`)).statusCode).toBe(409)
  expect((await owner.call('DELETE', `/invitations/${id}`)).statusCode).toBe(409)
})

test('a person who is invited or on the staff cannot be invited again, whatever the case of the address', async ({
  app,
}) => {
  const owner = await givenStaff(app)
  const email = (address: string) => owner.call('POST', '/invitations', { ...mina, email: address })
  expect((await email(mina.email)).statusCode).toBe(200)
  expect((await email('mina@KASTHA.example')).statusCode).toBe(409)
  expect((await email(owner.email.toUpperCase())).statusCode).toBe(409)
})

test('invitations are withdrawn when their sender is no longer an owner', async ({ app, db }) => {
  const [owner, other] = [await givenStaff(app), await givenStaff(app)]
  await other.call('POST', '/invitations', { ...mina, role: 'owner' })
  const token = await newestToken(db)
  const { version } = (await owner.call('GET', `/staff/${other.id}`)).json()
  await owner.call('PUT', `/staff/${other.id}`, { name: 'Gone', role: 'owner', isDisabled: true, version })
  expect((await join(app, token)).statusCode).toBe(404)
})

test.for([
  [{ password: 'short' }, { password: 'Must have at least 10 characters' }],
  [{ password: 'aaaaaaaaaaaa' }, { password: 'Is too easy to guess: add words, or other kinds of characters' }],
  [{ name: '\u202Eknab' }, { name: 'Must be a name: one line with a letter in it' }],
] as const)('%j is refused, and the link stays good', async ([wrong, fields], { app, db }) => {
  const owner = await givenStaff(app)
  await owner.call('POST', '/invitations', mina)
  const refused = await join(app, await newestToken(db), wrong)
  expect([refused.statusCode, refused.json().fields]).toEqual([400, fields])
  expect((await join(app, await newestToken(db))).statusCode).toBe(200)
})

test('a new colleague cannot choose the role, and a guessed token is refused', async ({ app, db }) => {
  const owner = await givenStaff(app)
  await owner.call('POST', '/invitations', mina)
  expect((await join(app, await newestToken(db), { role: 'owner' })).statusCode).toBe(400)
  for (const guess of ['', 'x', '%', "' or ''='", 'a'.repeat(43)]) {
    expect([guess, (await join(app, guess)).statusCode]).toEqual([guess, 404])
  }
  const { rows } = await db.execute(sql`select staff_invitations::text as all from staff_invitations`)
  expect(JSON.stringify(rows)).not.toContain(await newestToken(db))
})
