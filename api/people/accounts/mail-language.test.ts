import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { mails, registrations, users } from '../../platform/db/schema.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenBrowser, receiveCode, registration } from './accounts.fixture.ts'
import { givenSession, givenUser, PASSWORD, profileAsGiven } from './user.fixture.ts'
import { signRefreshToken } from './sessions/refresh-token.ts'

const { email } = registration

const mailed = (db: Db) => db.select({ template: mails.template, language: mails.language }).from(mails)

async function languageOfUser(db: Db): Promise<string | undefined> {
  const [user] = await db.select({ language: users.language }).from(users)
  return user?.language
}

function logIn(app: App, lang: string, headers: Record<string, string> = {}) {
  const payload = { email: profileAsGiven.email, password: PASSWORD }
  return app.inject({ method: 'POST', url: `/api/user/login?lang=${lang}`, payload, headers })
}

test('a shopper who registers in Nepali gets the code and the welcome in Nepali, and a Nepali account', async ({
  app,
  db,
}) => {
  const browser = givenBrowser(app)
  await browser.post('register?lang=ne', registration)
  expect(await db.select({ language: registrations.language }).from(registrations)).toEqual([{ language: 'ne' }])
  await browser.post('verifyEmail', { email, otp: await receiveCode(db, email) })
  expect(await mailed(db)).toEqual([
    { template: 'verify-email', language: 'ne' },
    { template: 'welcome', language: 'ne' },
  ])
  expect(await languageOfUser(db)).toBe('ne')
})

test('mails to an account are in its language, even when another language requests them', async ({ app, db }) => {
  const user = await givenUser(db, { email, language: 'ne' })
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  await receiveCode(db, email)
  await browser.post('forgot-password', { email })
  await receiveCode(db, email)
  expect(await mailed(db)).toEqual([
    { template: 'account-exists', language: 'ne' },
    { template: 'reset-password', language: 'ne' },
  ])
  expect((await db.select().from(users).where(eq(users.id, user.id)))[0]!.language).toBe('ne')
})

test('an account takes the language of its owner’s last login', async ({ app, db }) => {
  await givenUser(db)
  await logIn(app, 'ne')
  expect(await languageOfUser(db)).toBe('ne')
  await logIn(app, 'en')
  expect(await languageOfUser(db)).toBe('en')
})

test('a login with a wrong password does not change the language', async ({ app, db }) => {
  await givenUser(db)
  const payload = { email: profileAsGiven.email, password: 'guessed-1996' }
  await app.inject({ method: 'POST', url: '/api/user/login?lang=ne', payload })
  expect(await languageOfUser(db)).toBe('en')
})

test('the warning about a new device is in the previous language, as the login may be a stranger’s', async ({
  app,
  db,
}) => {
  const user = await givenUser(db, { language: 'ne' })
  await givenSession(db, user.id, { device: 'Chrome on Android' })
  await logIn(app, 'en', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })
  expect(await mailed(db)).toEqual([{ template: 'new-device', language: 'ne' }])
})

test('refreshing a session or saving the profile in another language changes the account’s language', async ({
  app,
  db,
}) => {
  const user = await givenUser(db)
  const session = await givenSession(db, user.id)
  const expiresAt = new Date(Date.now() + 60_000)
  const given = { id: session.id, generation: 1, expiresAt }
  const refreshToken = await signRefreshToken(testOptions.secrets.refreshKey, given)
  const refreshed = await app.inject({
    method: 'POST',
    url: '/api/user/refresh-token?lang=ne',
    payload: { refreshToken },
  })
  expect(refreshed.statusCode).toBe(200)
  expect(await languageOfUser(db)).toBe('ne')

  const { headers } = session
  const saved = await app.inject({ method: 'PUT', url: `/api/user/${user.id}`, payload: profileAsGiven, headers })
  expect(saved.statusCode).toBe(200)
  expect(await languageOfUser(db)).toBe('en')
})
