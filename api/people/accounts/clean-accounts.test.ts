import { sql } from 'drizzle-orm'
import { oneTimeCodes, registrations, sessions } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { cleanAccounts } from './clean-accounts.ts'
import { givenBrowser, registration } from './accounts.fixture.ts'
import { givenSession, givenUser } from './user.fixture.ts'

function ago(text: string) {
  return sql`now() - ${text}::interval`
}

test('registrations and codes are deleted after a day, but not while a registration has a valid code', async ({
  app,
  db,
}) => {
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  await browser.post('forgot-password', { email: 'sita@post.example' })
  await db.update(registrations).set({ createdAt: ago('23 hours') })
  await cleanAccounts({}, { db })
  expect(await db.select().from(registrations)).toHaveLength(1)
  expect(await db.select().from(oneTimeCodes)).toHaveLength(2)

  await db.update(registrations).set({ createdAt: ago('25 hours') })
  await cleanAccounts({}, { db })
  expect(await db.select().from(registrations)).toHaveLength(1)

  await db.update(oneTimeCodes).set({ createdAt: ago('25 hours'), expiresAt: ago('24 hours') })
  await cleanAccounts({}, { db })
  expect(await db.select().from(registrations)).toEqual([])
  expect(await db.select().from(oneTimeCodes)).toEqual([])
})

test('sessions are deleted ninety days after their end', async ({ db }) => {
  const { id } = await givenUser(db)
  await givenSession(db, id, { device: 'in use' })
  const old = { createdAt: new Date(0), expiresAt: new Date(0) }
  await givenSession(db, id, { device: 'run out long ago', ...old })
  const ended = await givenSession(db, id, { device: 'ended long ago' })
  const lately = await givenSession(db, id, { device: 'ended lately' })
  await db
    .update(sessions)
    .set({ revokedAt: ago('91 days') })
    .where(sql`id = ${ended.id}`)
  await db
    .update(sessions)
    .set({ revokedAt: ago('89 days') })
    .where(sql`id = ${lately.id}`)
  await cleanAccounts({}, { db })
  const kept = await db.select({ device: sessions.device }).from(sessions)
  expect(kept.map(({ device }) => device).toSorted()).toEqual(['ended lately', 'in use'])
})
