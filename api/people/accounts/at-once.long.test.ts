import { sql } from 'drizzle-orm'
import { buildApp, type App } from '../../app.ts'
import { openDatabase, type Db } from '../../platform/db/client.ts'
import { oneTimeCodes, registrations, sessions, users } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { givenBrowser, otherThan, receiveCode, registration } from './accounts.fixture.ts'
import { givenSession, givenUser, PASSWORD } from './user.fixture.ts'

const email = 'asmita@post.example'

/** Two server processes that share one database. */
const test = ownDatabaseTest.extend('apps', async ({ app, url }, { onCleanup }): Promise<[App, App]> => {
  const database = openDatabase(url, { max: 20 })
  const other = buildApp({ ...testOptions, db: database.db })
  onCleanup(async () => {
    await other.close()
    await database.close()
  })
  return [app, other]
})

/** Sends a call `times` times concurrently, alternating between both processes, and counts the answers by status. */
async function tally(apps: App[], times: number, ask: (app: App, turn: number) => Promise<{ statusCode: number }>) {
  const turns = Array.from({ length: times }, (_, turn) => ask(apps[turn % apps.length]!, turn))
  const counts: Record<number, number> = {}
  for (const { statusCode } of await Promise.all(turns)) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

function enterCode(app: App, otp: string) {
  return givenBrowser(app).post('verify-forgot-password-otp', { email, otp })
}

function logIn(app: App, password: string) {
  return givenBrowser(app).post('login', { email, password })
}

async function askForReset(app: App, db: Db) {
  await givenUser(db)
  await givenBrowser(app).post('forgot-password', { email })
  return receiveCode(db, email)
}

test('only five of many concurrent guesses count, and then even the right code is refused', async ({ apps, db }) => {
  const code = await askForReset(apps[0], db)
  const guesses = Array.from({ length: 40 }, (_, turn) => enterCode(apps[turn % 2]!, otherThan(code)))
  const said = (await Promise.all(guesses)).map((answer) => answer.json().message)
  expect(said.filter((message) => message === 'Invalid or expired OTP').length).toBeLessThan(5)
  expect(new Set(said)).toEqual(new Set(['Invalid or expired OTP', 'Too many wrong tries. Please request a new OTP.']))
  const [row] = await db.select().from(oneTimeCodes)
  expect(row!.tries).toBe(5)
  expect((await enterCode(apps[0], code)).json().message).toBe('Too many wrong tries. Please request a new OTP.')
})

test('the right code among many concurrent guesses works only within five tries', async ({ apps, db }) => {
  const code = await askForReset(apps[0], db)
  const counts = await tally(apps, 40, (app, turn) => enterCode(app, turn === 20 ? code : otherThan(code)))
  const [row] = await db.select().from(oneTimeCodes)
  expect(row!.tries).toBeLessThanOrEqual(5)
  expect(counts[200] ?? 0).toBe(row!.usedAt === null ? 0 : 1)
})

test('a code entered many times concurrently is used once', async ({ apps, db }) => {
  const browser = givenBrowser(apps[0])
  await browser.post('register', registration)
  const otp = await receiveCode(db, registration.email)
  expect(await tally(apps, 5, (app) => givenBrowser(app).post('verifyEmail', { email, otp }))).toEqual({
    200: 1,
    400: 4,
  })
  expect(await db.select().from(users)).toHaveLength(1)
})

test('an entered code sets one password, however many requests arrive concurrently', async ({ apps, db }) => {
  const otp = await askForReset(apps[0], db)
  const browser = givenBrowser(apps[0])
  await browser.post('verify-forgot-password-otp', { email, otp })
  const counts = await tally(apps, 6, (app, turn) => {
    const one = givenBrowser(app)
    Object.assign(one.cookies, browser.cookies)
    return one.post('reset-password', { email, new_password: `another ${turn}`, confirm_password: `another ${turn}` })
  })
  expect(counts).toEqual({ 200: 1, 403: 5 })
})

test('five of many concurrent wrong passwords get a 401; the others and the right one are locked out', async ({
  apps,
  db,
}) => {
  await givenUser(db)
  expect(await tally(apps, 30, (app, turn) => logIn(app, `guess ${turn}`))).toEqual({ 401: 5, 429: 25 })
  expect((await logIn(apps[0], PASSWORD)).statusCode).toBe(429)
  expect(await db.select().from(sessions)).toEqual([])
})

test('each of many concurrent right passwords opens a session', async ({ apps, db }) => {
  await givenUser(db)
  expect(await tally(apps, 20, (app) => logIn(app, PASSWORD))).toEqual({
    200: 20,
  })
})

test('many concurrent logins to an account with a hundred sessions all succeed, and the next one leaves a hundred', async ({
  apps,
  db,
}) => {
  const { id: userId } = await givenUser(db)
  const past = { userId, isRemembered: true, device: 'Firefox', expiresAt: new Date(Date.now() + 3_600_000) }
  const createdAt = new Date(Date.now() - 60_000)
  await db.insert(sessions).values(Array.from({ length: 100 }, () => ({ ...past, createdAt })))
  expect(await tally(apps, 20, (app) => logIn(app, PASSWORD))).toEqual({ 200: 20 })
  expect((await logIn(apps[0], PASSWORD)).statusCode).toBe(200)
  expect(await db.$count(sessions)).toBe(100)
})

test('many concurrent registrations of one address leave one', async ({ apps, db }) => {
  expect(await tally(apps, 6, (app) => givenBrowser(app).post('register', registration))).toEqual({ 200: 1, 429: 5 })
  expect(await db.select().from(registrations)).toHaveLength(1)
  expect(await db.select().from(oneTimeCodes)).toHaveLength(1)
})

test('many concurrent calls for a forgotten password send one code', async ({ apps, db }) => {
  expect(await tally(apps, 10, (app) => givenBrowser(app).post('forgot-password', { email }))).toEqual({ 200: 10 })
  expect(await db.select().from(oneTimeCodes)).toHaveLength(1)
})

test('a refresh token sent many times concurrently is reuse; sent as one attempt it returns one pair', async ({
  apps,
  db,
}) => {
  await givenUser(db)
  const tokens = async () => (await logIn(apps[0], PASSWORD)).json().data
  const stolen = await tokens()
  const counts = await tally(apps, 8, (app) =>
    givenBrowser(app).post('refresh-token', { refreshToken: stolen.refreshToken }),
  )
  expect(counts).toEqual({ 200: 1, 401: 7 })
  const [ended] = await db.select().from(sessions)
  expect(ended!.revokedAt).not.toBeNull()

  const { refreshToken } = await tokens()
  const attempt = '3f0c8a52-64b0-4b52-9a57-0c4e7b8f2d11'
  const pairs = await Promise.all(
    Array.from({ length: 8 }, (_, turn) =>
      givenBrowser(apps[turn % 2]!).post('refresh-token', { refreshToken, attempt }),
    ),
  )
  expect(new Set(pairs.map((pair) => pair.json().data.refreshToken)).size).toBe(1)
})

test('no session opened with the old password outlives its change', async ({ apps, db }) => {
  const { id } = await givenUser(db)
  const { headers } = await givenSession(db, id)
  const change = { email, OldPassword: PASSWORD, new_password: 'another', confirm_password: 'another' }
  const changing = givenBrowser(apps[0]).post('reset-password', change, headers)
  const logins = Array.from({ length: 12 }, (_, turn) => logIn(apps[turn % 2]!, PASSWORD))
  expect((await changing).statusCode).toBe(200)
  await Promise.all(logins)
  const open = await db
    .select()
    .from(sessions)
    .where(sql`revoked_at is null`)
  expect(open).toEqual([])
})
