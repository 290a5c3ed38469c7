import { buildApp } from '../../../app.ts'
import { AnswerCache } from '../../../platform/cache/answer-cache.ts'
import { expect, test, testOptions } from '../../../test/test.ts'
import { givenBrowser, readOutbox, receiveCode, registration, sendCodes } from '../accounts.fixture.ts'
import { givenSession, givenUser } from '../user.fixture.ts'

const email = 'asmita@post.example'
const reset = { email, new_password: 'taken-over', confirm_password: 'taken-over' }

test('another website cannot set a password with a visitor’s cookie', async ({ app, db }) => {
  await givenUser(db)
  const visitor = givenBrowser(app)
  await visitor.post('forgot-password', { email })
  await visitor.post('verify-forgot-password-otp', { email, otp: await receiveCode(db, email) })
  for (const headers of [
    { origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://attacker.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://blog.shop.example', 'sec-fetch-site': 'same-site' },
  ]) {
    const refused = await visitor.post('reset-password', reset, headers)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
    expect(refused.json().message).toBe('This request comes from another website and was refused.')
  }
  expect((await visitor.post('reset-password', reset, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
})

test('another website cannot log a visitor in to another account', async ({ app, db }) => {
  await givenUser(db)
  const headers = { origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' }
  for (const call of ['login', 'register', 'refresh-token', 'logout']) {
    expect((await givenBrowser(app).post(call, {}, headers)).statusCode).toBe(403)
  }
})

test('no mail contains the host header of a request', async ({ app, db }) => {
  await givenUser(db)
  const liar = givenBrowser(app, { host: 'attacker.example', 'x-forwarded-host': 'attacker.example' })
  await liar.post('forgot-password', { email })
  await liar.post('register', { ...registration, email: 'bimal@post.example' })
  await sendCodes(db)
  const mails = await readOutbox(db)
  expect(mails).toHaveLength(2)
  expect(JSON.stringify(mails)).not.toContain('attacker')
})

test('no answer is cached for another user', async ({ db }) => {
  const answers = new AnswerCache()
  answers.resume()
  const app = buildApp({ ...testOptions, db, answers })
  const asmita = await givenUser(db)
  const bimal = await givenUser(db, { email: 'bimal@post.example', name: 'Bimal' })
  for (const turn of [1, 2]) {
    for (const user of [asmita, bimal]) {
      const { headers } = await givenSession(db, user.id)
      const answer = await app.inject({ url: '/api/user/user-details', headers })
      expect([turn, answer.json().data.email]).toEqual([turn, user.email])
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
      expect(answer.headers).not.toHaveProperty('etag')
    }
    expect((await app.inject('/api/user/user-details')).statusCode).toBe(401)
  }
  await app.close()
})
