import { randomUUID } from 'node:crypto'
import type { Session } from '#contract/accounts.ts'
import { expect, test as base } from '../../../test/test.ts'
import { givenSession, givenUser } from '../user.fixture.ts'

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

/** A user logged in on this browser and on two others. */
const test = base
  .extend('user', ({ db }) => givenUser(db))
  .extend('here', ({ db, user }) => givenSession(db, user.id, { lastSeenAt: ago(2) }))
  .extend('phone', ({ db, user }) =>
    givenSession(db, user.id, { device: 'Chrome on Android', place: 'Pokhara, NP', lastSeenAt: ago(1) }),
  )
  .extend('tablet', ({ db, user }) => givenSession(db, user.id, { device: 'Safari on iPad', lastSeenAt: ago(3) }))
  .extend(
    'call',
    ({ app, here }) =>
      (method: 'GET' | 'DELETE', url = '/api/user/sessions', headers = here.headers) =>
        app.inject({ method, url, headers }),
  )

const idsOf = (answer: { json: () => { data: Session[] } }) => answer.json().data.map((session) => session._id)

test('active sessions come with device and place, the current one first, then the most recently seen', async ({
  db,
  user,
  call,
  here,
  phone,
  tablet,
}) => {
  await givenSession(db, user.id, { expiresAt: ago(1) })
  await givenSession(db, user.id, { revokedAt: ago(1) })
  await givenSession(db, (await givenUser(db, { email: 'other@post.example' })).id)
  const answer = await call('GET')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(idsOf(answer)).toEqual([here.id, phone.id, tablet.id])
  expect(answer.json().data[1]).toEqual({
    _id: phone.id,
    device: 'Chrome on Android',
    place: 'Pokhara, NP',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    lastSeenAt: expect.stringMatching(/^\d{4}-.*Z$/),
    isThis: false,
  })
  expect(answer.json().data[0].isThis).toBe(true)
})

test('the list ends after fifty sessions, the current one among them, and all others can be ended', async ({
  db,
  user,
  call,
  here,
  phone,
}) => {
  for (let count = 0; count < 50; count += 1) await givenSession(db, user.id, { lastSeenAt: ago(1.5) })
  const ids = idsOf(await call('GET'))
  expect(ids).toHaveLength(50)
  expect(ids.slice(0, 2)).toEqual([here.id, phone.id])
  await call('DELETE')
  expect(idsOf(await call('GET'))).toEqual([here.id])
})

test('a session that was ended on another device is invalid from the next request on', async ({ call, phone }) => {
  const ended = await call('DELETE', `/api/user/sessions/${phone.id}`)
  expect(ended.statusCode).toBe(200)
  expect(ended.json()).toMatchObject({ success: true, error: false })
  const refused = await call('GET', '/api/user/sessions', phone.headers)
  expect(refused.statusCode).toBe(401)
  expect(refused.json().message).toBe('Session expired. Please login again.')
  expect(idsOf(await call('GET'))).not.toContain(phone.id)
})

test('logging out elsewhere ends all other sessions', async ({ db, call, here, phone, tablet }) => {
  const stranger = await givenSession(db, (await givenUser(db, { email: 'other@post.example' })).id)
  expect((await call('DELETE')).statusCode).toBe(200)
  expect(idsOf(await call('GET'))).toEqual([here.id])
  for (const { headers } of [phone, tablet]) {
    expect((await call('GET', '/api/user/sessions', headers)).statusCode).toBe(401)
  }
  expect(idsOf(await call('GET', '/api/user/sessions', stranger.headers))).toEqual([stranger.id])
})

test('another user’s session, an unknown one and an ended one are a 404, and stay unchanged', async ({
  db,
  user,
  call,
}) => {
  const stranger = await givenSession(db, (await givenUser(db, { email: 'other@post.example' })).id)
  const ended = await givenSession(db, user.id, { revokedAt: ago(1) })
  for (const id of [stranger.id, ended.id, randomUUID()]) {
    const answer = await call('DELETE', `/api/user/sessions/${id}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found', message: 'Session not found.' })
  }
  expect((await call('GET', '/api/user/sessions', stranger.headers)).statusCode).toBe(200)
})

test('an invalid id is refused', async ({ call }) => {
  expect((await call('DELETE', '/api/user/sessions/all')).statusCode).toBe(400)
})

test('reading or ending sessions requires a login', async ({ app, phone }) => {
  for (const [method, url] of [
    ['GET', '/api/user/sessions'],
    ['DELETE', '/api/user/sessions'],
    ['DELETE', `/api/user/sessions/${phone.id}`],
  ] as const) {
    const answer = await app.inject({ method, url })
    expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 401, 'no-store'])
  }
})
