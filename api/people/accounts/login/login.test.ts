import { eq, sql } from 'drizzle-orm'
import { limitCounts, sessions } from '../../../platform/db/schema.ts'
import { buildApp } from '../../../app.ts'
import { expect, test, testOptions } from '../../../test/test.ts'
import { readAccessToken } from '../sessions/access-token.ts'
import { givenBrowser, readOutbox, receiveCode, registration } from '../accounts.fixture.ts'
import { givenUser, PASSWORD } from '../user.fixture.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

const email = 'asmita@post.example'
const wrongLogin = { success: false, error: true, code: 'unauthorized', message: 'Invalid email or password' }

test.for(['remember-me-login', 'login'])('%s opens a session', async (call, { app, db }) => {
  const user = await givenUser(db)
  const answer = await givenBrowser(app).post(call, { email: ' ASMITA@post.example ', password: PASSWORD })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: 'kastha-device', path: '/api/user', httpOnly: true, sameSite: 'Strict' }),
  ])
  expect(answer.json()).toEqual({
    success: true,
    error: false,
    message: 'Logged in as ASMITA@post.example successfully!',
    data: { accesstoken: expect.any(String), refreshToken: expect.any(String) },
  })
  const [session] = await db.select().from(sessions)
  expect(session).toMatchObject({ userId: user.id, isRemembered: false, generation: 1, revokedAt: null })
  const actor = await readAccessToken(app.secrets.tokenKey, answer.json().data.accesstoken)
  expect(actor).toEqual({ id: session!.id, userId: user.id })
})

test('a session lasts a day, or thirty when it is remembered', async ({ app, db }) => {
  await givenUser(db)
  const browser = givenBrowser(app)
  for (const [rememberMe, days] of [
    [false, 1],
    [true, 30],
  ] as const) {
    await browser.post('remember-me-login', { email, password: PASSWORD, rememberMe })
    const [session] = await db.select().from(sessions).where(eq(sessions.isRemembered, rememberMe))
    const life = session!.expiresAt.getTime() - session!.lastSeenAt.getTime()
    expect(Math.abs(life - days * DAY_MS)).toBeLessThan(MINUTE_MS)
  }
})

test('every login opens a new session, whatever cookies the browser sends', async ({ app, db }) => {
  await givenUser(db)
  const planted = givenBrowser(app)
  const first = (await planted.post('login', { email, password: PASSWORD })).json().data
  planted.cookies['accesstoken'] = first.accesstoken
  const second = await planted.post(
    'login',
    { email, password: PASSWORD },
    { authorization: `Bearer ${first.accesstoken}` },
  )
  expect(second.json().data.accesstoken).not.toBe(first.accesstoken)
  const ids = (await db.select().from(sessions)).map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  await planted.get(`logout?token=${first.accesstoken}`)
  const details = await planted.get('user-details', { authorization: `Bearer ${second.json().data.accesstoken}` })
  expect(details.statusCode).toBe(200)
})

test('an account keeps its newest hundred sessions, and ended ones go first', async ({ app, db }) => {
  const { id: userId } = await givenUser(db)
  const past = { userId, isRemembered: true, device: 'Firefox', expiresAt: new Date(Date.now() + DAY_MS) }
  const at = (minute: number) => ({ createdAt: new Date(Date.now() - DAY_MS + minute * MINUTE_MS) })
  const live = Array.from({ length: 98 }, (_, minute) => ({ ...past, ...at(minute), device: `live ${minute}` }))
  const ended = [100, 101, 102].map((minute) => ({
    ...past,
    ...at(minute),
    revokedAt: new Date(),
    device: `ended ${minute}`,
  }))
  await db.insert(sessions).values([...live, ...ended])
  const { id: otherId } = await givenUser(db, { email: 'other@post.example' })
  await db.insert(sessions).values({ ...past, userId: otherId, ...at(0) })
  const logIn = () => givenBrowser(app).post('login', { email, password: PASSWORD })
  const devices = async () => {
    const rows = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt)
    return rows.map(({ device }) => device)
  }
  expect((await logIn()).statusCode).toBe(200)
  expect(await devices()).toEqual([...live.map(({ device }) => device), 'ended 102', expect.any(String)])
  await logIn()
  await logIn()
  const kept = await devices()
  expect(kept).toHaveLength(100)
  expect(kept.slice(0, 2)).toEqual(['live 1', 'live 2'])
  expect(await db.$count(sessions, eq(sessions.userId, otherId))).toBe(1)
})

test('a wrong password forgets no session', async ({ app, db }) => {
  const { id: userId } = await givenUser(db)
  const past = { userId, isRemembered: true, device: 'Firefox', expiresAt: new Date(Date.now() + DAY_MS) }
  await db.insert(sessions).values(Array.from({ length: 101 }, () => past))
  expect((await givenBrowser(app).post('login', { email, password: 'wrong password' })).statusCode).toBe(401)
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(101)
})

test.for([
  [{}, 'All fields are required'],
  [{ email }, 'All fields are required'],
  [{ email: 'asmita', password: PASSWORD }, 'Invalid email format'],
] as const)('a login with %j is refused', async ([payload, message], { app }) => {
  const answer = await givenBrowser(app).post('login', payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_input', message })
})

test('a login accepts only strings and a boolean flag', async ({ app, db }) => {
  await givenUser(db)
  for (const wrong of [{ email: { $ne: null } }, { password: [PASSWORD] }, { rememberMe: 'yes' }, { role: 'owner' }]) {
    const answer = await givenBrowser(app).post('login', { email, password: PASSWORD, ...wrong })
    expect(answer.statusCode).toBe(400)
  }
})

test('a wrong password is refused; spaces and case matter, the Unicode form does not', async ({ app, db }) => {
  const browser = givenBrowser(app)
  await browser.post('register', { ...registration, password: 'सल कोठा é', confirm_password: 'सल कोठा é' })
  await browser.post('verifyEmail', { email, otp: await receiveCode(db, registration.email) })
  for (const password of ['सल कोठा É', ' सल कोठा é', 'सल कोठा e', '']) {
    expect((await browser.post('login', { email, password })).statusCode).not.toBe(200)
  }
  const answer = await browser.post('login', { email, password: 'सल कोठा é'.normalize('NFD') })
  expect(answer.statusCode).toBe(200)
})

test('an unverified address gets its own refusal if the password is right', async ({ app }) => {
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  const right = await browser.post('login', { email, password: registration.password })
  expect(right.statusCode).toBe(403)
  expect(right.json()).toEqual({
    success: false,
    error: true,
    code: 'email_unverified',
    message: 'Please verify your email address first.',
  })
  expect((await browser.post('login', { email, password: 'guessed' })).json()).toEqual(wrongLogin)
})

test('five wrong passwords lock an address for half an hour, whatever the case of its letters', async ({ app, db }) => {
  await givenUser(db)
  const logIn = (address: string, password: string) => givenBrowser(app).post('login', { email: address, password })
  for (let turn = 1; turn <= 5; turn += 1) {
    const address = turn % 2 ? email : email.toUpperCase()
    expect((await logIn(address, 'guessed')).json()).toEqual(wrongLogin)
  }
  const locked = await logIn(email, PASSWORD)
  expect(locked.statusCode).toBe(429)
  expect(locked.json().message).toBe('Too many attempts. Please try again in 30 minutes.')
  expect(Number(locked.headers['retry-after'])).toBeCloseTo(30 * 60, -1)
  expect((await logIn('other@post.example', 'guessed')).json()).toEqual(wrongLogin)

  await db.update(limitCounts).set({ expire: sql`now() - interval '1 s'` })
  expect((await logIn(email, PASSWORD)).statusCode).toBe(200)
})

test('the right password resets the count of wrong ones', async ({ app, db }) => {
  await givenUser(db)
  const logIn = async (password: string) => (await givenBrowser(app).post('login', { email, password })).statusCode
  for (let round = 1; round <= 2; round += 1) {
    for (let turn = 1; turn <= 4; turn += 1) expect(await logIn('guessed')).toBe(401)
    expect(await logIn(PASSWORD)).toBe(200)
  }
})

test('registering an address resets no count of guesses at its account', async ({ app, db }) => {
  await givenUser(db)
  const browser = givenBrowser(app)
  await browser.post('register', { ...registration, password: 'my own', confirm_password: 'my own' })
  const statuses: number[] = []
  for (const password of ['guess 1', 'my own', 'guess 2', 'my own', 'guess 3']) {
    statuses.push((await browser.post('login', { email, password })).statusCode)
  }
  expect(statuses).toEqual([401, 403, 401, 403, 401])
  expect((await browser.post('login', { email, password: PASSWORD })).statusCode).toBe(429)
})

test('the counts in the database contain no address', async ({ app, db }) => {
  await givenBrowser(app).post('login', { email, password: 'guessed' })
  const counts = await db.select().from(limitCounts)
  expect(counts.map(({ key }) => key.split(':')[0]).toSorted()).toEqual([
    'failedLogins',
    'strangersLogins',
    'wrongPasswords',
  ])
  expect(JSON.stringify(counts)).not.toMatch(/asmita|post\.example|127\.0\.0\.1/)
})

test.for([
  ['cloudflare', 'Pokhara, NP'],
  ['none', null],
] as const)(
  'behind the CDN %s a login on a new device is mailed to its owner from %s',
  async ([cdn, place], { db }) => {
    const { name } = await givenUser(db)
    const app = buildApp({ ...testOptions, db, cdn })
    const logIn = (headers: Record<string, string>) =>
      givenBrowser(app, headers).post('login', { email, password: PASSWORD })
    await logIn({ 'user-agent': CHROME })
    await logIn({ 'user-agent': CHROME })
    expect(await readOutbox(db)).toEqual([])
    await db.update(sessions).set({ revokedAt: sql`now()` })
    await logIn({ 'user-agent': FIREFOX, 'cf-ipcity': 'Pokhara', 'cf-ipcountry': 'NP' })
    await logIn({ 'user-agent': FIREFOX })
    await logIn({ 'user-agent': CHROME })
    await app.close()
    expect(await readOutbox(db)).toEqual([
      {
        to: email,
        template: 'new-device',
        data: { name, device: 'Firefox on Linux', place, at: expect.stringMatching(/Z$/) },
      },
    ])
  },
)
