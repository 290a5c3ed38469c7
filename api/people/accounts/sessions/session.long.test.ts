import { createHmac, createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db/client.ts'
import { sessions, users } from '../../../platform/db/schema.ts'
import { expect, test } from '../../../test/test.ts'
import { ACCESS_TOKEN_VALID_S } from './access-token.ts'
import { givenBrowser } from '../accounts.fixture.ts'
import { givenSession, givenUser, PASSWORD } from '../user.fixture.ts'
import { signRefreshToken } from './refresh-token.ts'

const expired = { success: false, error: true, code: 'unauthorized', message: 'Session expired. Please login again.' }
const missing = { success: false, error: true, code: 'unauthorized', message: 'Authorization token is missing' }
const loggedOut = { success: true, error: false, message: 'Logout successful' }

async function loggedIn(app: App, db: Db) {
  const { email } = await givenUser(db)
  const browser = givenBrowser(app)
  const tokens = (await browser.post('login', { email, password: PASSWORD, rememberMe: true })).json().data
  return { browser, ...(tokens as { accesstoken: string; refreshToken: string }) }
}

function details(app: App, token: string) {
  return givenBrowser(app).get('user-details', { authorization: `Bearer ${token}` })
}

function refresh(app: App, refreshToken: string, attempt?: string) {
  return givenBrowser(app).post('refresh-token', attempt ? { refreshToken, attempt } : { refreshToken })
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

test('a call without a token is a 401', async ({ app }) => {
  for (const authorization of [undefined, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b']) {
    const answer = await givenBrowser(app).get('user-details', authorization === undefined ? {} : { authorization })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.json()).toEqual(missing)
  }
})

test('a token in the address or in a cookie is ignored', async ({ app, db }) => {
  const { browser, accesstoken } = await loggedIn(app, db)
  browser.cookies['accesstoken'] = accesstoken
  expect((await browser.get('user-details')).json()).toEqual(missing)
  expect((await browser.get(`user-details?token=${accesstoken}`)).statusCode).toBe(401)
})

test('tampered, expired, unsigned and wrongly signed tokens are refused', async ({ app, db }) => {
  const { browser, accesstoken, refreshToken } = await loggedIn(app, db)
  const [session] = await db.select().from(sessions)
  const [header = '', payload = '', signature = ''] = accesstoken.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; exp: number; iat: number }
  const { tokenKey } = app.secrets
  const signed = (change: object, key = tokenKey, alg = 'HS256', typ = 'at+jwt') =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg, typ }).sign(key)
  const unsigned = `${encoded({ alg: 'none', typ: 'at+jwt' })}.${payload}`
  const publicKeyAsSecret = createHmac('sha256', 'public').update(`${header}.${payload}`).digest('base64url')

  const refused = {
    'another user': `${header}.${encoded({ ...claims, sub: randomUUID() })}.${signature}`,
    'a later end': `${header}.${encoded({ ...claims, exp: claims.exp + 3_600 })}.${signature}`,
    'a cut signature': accesstoken.slice(0, -4),
    'no signature': `${header}.${payload}.`,
    'alg none': `${unsigned}.`,
    'alg none with a signature': `${unsigned}.${signature}`,
    'alg NONE': `${encoded({ alg: 'NONE', typ: 'at+jwt' })}.${payload}.`,
    'another key': await signed({}, createSecretKey(randomBytes(32))),
    'a guessed key': `${header}.${payload}.${publicKeyAsSecret}`,
    'the key of refresh tokens': await signed({}, app.secrets.refreshKey),
    'another algorithm': await signed({}, tokenKey, 'HS512'),
    'another type': await signed({}, tokenKey, 'HS256', 'rt+jwt'),
    'another audience': await signed({ aud: 'somebody' }),
    'another issuer': await signed({ iss: 'somebody' }),
    'an end that is past': await signed({ exp: claims.iat - 1 }),
    'no end': await signed({ exp: undefined }),
    'a session of another user': await signed({ sub: randomUUID() }),
    'no session': await signed({ sid: randomUUID() }),
    'a refresh token': refreshToken,
    'a jwt of nothing': 'a.b.c',
    nonsense: 'x'.repeat(2_000),
  }
  for (const [what, token] of Object.entries(refused)) {
    const answer = await details(app, token)
    expect([what, answer.statusCode, answer.json()]).toEqual([what, 401, expired])
  }
  expect((await details(app, await signed({}))).statusCode).toBe(200) // so each other token fails for its own reason
  expect(session!.revokedAt).toBeNull()
  expect((await browser.get('user-details', { authorization: `bearer ${accesstoken}` })).statusCode).toBe(200)
})

test('an access token lasts a quarter of an hour', async ({ app, db }) => {
  const { accesstoken } = await loggedIn(app, db)
  const { iat, exp } = JSON.parse(Buffer.from(accesstoken.split('.')[1]!, 'base64url').toString())
  expect(exp - iat).toBe(ACCESS_TOKEN_VALID_S)
  expect(ACCESS_TOKEN_VALID_S).toBe(15 * 60)
})

test('a session that was ended, has expired or lost its user is not valid', async ({ app, db }) => {
  for (const change of [{ revokedAt: sql`now()` }, { expiresAt: sql`now()` }]) {
    const { id } = await givenUser(db, { email: `${randomUUID()}@post.example` })
    const { headers } = await givenSession(db, id)
    const ask = () => app.inject({ url: '/api/user/user-details', headers })
    expect((await ask()).statusCode).toBe(200)
    await db.update(sessions).set(change)
    expect((await ask()).json()).toEqual(expired)
  }
  const { id } = await givenUser(db)
  const { headers } = await givenSession(db, id)
  await db.delete(users)
  expect((await app.inject({ url: '/api/user/user-details', headers })).json()).toEqual(expired)
})

test('a session records when it was last seen, to the minute', async ({ app, db }) => {
  const { id } = await givenUser(db)
  const longAgo = new Date(Date.now() - 61_000)
  const { headers } = await givenSession(db, id, { lastSeenAt: longAgo })
  const seenAt = async () => {
    await app.inject({ url: '/api/user/user-details', headers })
    const [session] = await db.select().from(sessions)
    return session!.lastSeenAt.getTime()
  }
  const first = await seenAt()
  expect(first).toBeGreaterThan(longAgo.getTime())
  const aMomentAgo = new Date(Date.now() - 50_000)
  await db.update(sessions).set({ lastSeenAt: aMomentAgo })
  expect(await seenAt()).toBe(aMomentAgo.getTime())
})

test('a refresh token gives the next pair', async ({ app, db }) => {
  const { refreshToken } = await loggedIn(app, db)
  const answer = await refresh(app, refreshToken)
  expect(answer.json()).toMatchObject({ success: true, error: false, message: 'Session refreshed' })
  const { data } = answer.json()
  expect(data.refreshToken).not.toBe(refreshToken)
  expect((await details(app, data.accesstoken)).statusCode).toBe(200)
  expect((await refresh(app, data.refreshToken)).statusCode).toBe(200)
})

test('a reused refresh token ends the session, for the thief and the owner', async ({ app, db }) => {
  const { refreshToken } = await loggedIn(app, db)
  const next = (await refresh(app, refreshToken, randomUUID())).json().data
  const reused = await refresh(app, refreshToken, randomUUID())
  expect(reused.statusCode).toBe(401)
  expect(reused.json()).toEqual(expired)
  expect((await details(app, next.accesstoken)).json()).toEqual(expired)
  expect((await refresh(app, next.refreshToken)).json()).toEqual(expired)
})

test('a retry after a lost answer gets the same pair, until the next token is used', async ({ app, db }) => {
  const { refreshToken } = await loggedIn(app, db)
  const attempt = randomUUID()
  const lost = (await refresh(app, refreshToken, attempt)).json().data
  const again = (await refresh(app, refreshToken, attempt)).json().data
  expect(again.refreshToken).toBe(lost.refreshToken)
  expect((await details(app, again.accesstoken)).statusCode).toBe(200)

  expect((await refresh(app, again.refreshToken, randomUUID())).statusCode).toBe(200)
  expect((await refresh(app, refreshToken, attempt)).json()).toEqual(expired)
  expect((await details(app, again.accesstoken)).json()).toEqual(expired)
})

test('without an attempt id no answer is repeated', async ({ app, db }) => {
  const { refreshToken } = await loggedIn(app, db)
  await refresh(app, refreshToken)
  expect((await refresh(app, refreshToken)).json()).toEqual(expired)
})

test('refreshing does not extend a session beyond its day', async ({ app, db }) => {
  const { refreshToken } = await loggedIn(app, db)
  const [before] = await db.select().from(sessions)
  const { data } = (await refresh(app, refreshToken)).json()
  const [after] = await db.select().from(sessions)
  expect(after!.expiresAt).toEqual(before!.expiresAt)
  await db.update(sessions).set({ expiresAt: sql`now()` })
  expect((await refresh(app, data.refreshToken)).json()).toEqual(expired)
})

test('an invalid refresh token refreshes nothing and ends nothing', async ({ app, db }) => {
  const { accesstoken, refreshToken } = await loggedIn(app, db)
  const [session] = await db.select().from(sessions)
  const { tokenKey, refreshKey } = app.secrets
  const past = { ...session!, expiresAt: new Date(Date.now() - 1_000) }
  const refused = [
    accesstoken,
    withOtherSignature(refreshToken),
    await signRefreshToken(tokenKey, session!),
    await signRefreshToken(createSecretKey(randomBytes(32)), { ...session!, generation: 0 }),
    await signRefreshToken(refreshKey, past),
    await signRefreshToken(refreshKey, { ...session!, id: randomUUID() }),
  ]
  for (const token of refused) expect((await refresh(app, token)).json()).toEqual(expired)
  expect((await refresh(app, refreshToken)).statusCode).toBe(200)
})

/** Changes the first character of a signature. The last ones would not do, because some of their bits do not count. */
function withOtherSignature(token: string): string {
  const at = token.lastIndexOf('.') + 1
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
}

test('every form of logout ends the session immediately', async ({ app, db }) => {
  const { id } = await givenUser(db)
  for (const [method, how] of [
    ['POST', 'header'],
    ['GET', 'header'],
    ['GET', 'query'],
  ] as const) {
    const { headers } = await givenSession(db, id)
    const token = headers.authorization.slice('Bearer '.length)
    const url = `/api/user/logout${how === 'query' ? `?token=${token}` : ''}`
    const answer = await app.inject({ method, url, ...(how === 'header' && { headers }) })
    expect(answer.json()).toEqual(loggedOut)
    expect((await details(app, token)).json()).toEqual(expired)
    expect((await app.inject({ method, url, ...(how === 'header' && { headers }) })).json()).toEqual(loggedOut)
  }
})

test('logging out ends the refresh token too, and no other session', async ({ app, db }) => {
  const { browser, accesstoken, refreshToken } = await loggedIn(app, db)
  const [user] = await db.select().from(users)
  const other = await givenSession(db, user!.id)
  await browser.post('logout', undefined, { authorization: `Bearer ${accesstoken}` })
  expect((await refresh(app, refreshToken)).json()).toEqual(expired)
  expect((await app.inject({ url: '/api/user/user-details', headers: other.headers })).statusCode).toBe(200)
})

test('an expired token still logs its session out, a forged one does not', async ({ app, db }) => {
  const { accesstoken } = await loggedIn(app, db)
  const claims = JSON.parse(Buffer.from(accesstoken.split('.')[1]!, 'base64url').toString())
  const token = (key = app.secrets.tokenKey) =>
    new SignJWT({ ...claims, exp: claims.iat - 3_600 }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key)
  const browser = givenBrowser(app)
  expect((await browser.get(`logout?token=${await token(createSecretKey(randomBytes(32)))}`)).json()).toEqual(expired)
  expect((await details(app, accesstoken)).statusCode).toBe(200)
  expect((await browser.get(`logout?token=${await token()}`)).json()).toEqual(loggedOut)
  expect((await details(app, accesstoken)).json()).toEqual(expired)
})

test('a logout without a token is refused, and HEAD does not log out', async ({ app }) => {
  const browser = givenBrowser(app)
  expect((await browser.get('logout')).json()).toEqual(missing)
  expect((await browser.post('logout')).json()).toEqual(missing)
  expect((await app.inject({ method: 'HEAD', url: '/api/user/logout' })).statusCode).toBe(405)
})
