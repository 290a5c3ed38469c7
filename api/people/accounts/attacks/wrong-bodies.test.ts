import { expect, test as base } from '../../../test/test.ts'
import { givenBrowser, registration } from '../accounts.fixture.ts'
import { givenSession, givenUser, PASSWORD } from '../user.fixture.ts'

const email = 'asmita@post.example'
const password = { new_password: 'shisham-2026', confirm_password: 'shisham-2026' }

/** Every call that takes a body, with a body that passes validation. */
const calls: Record<string, Record<string, unknown>> = {
  register: registration,
  verifyEmail: { email, otp: '123456' },
  resendOtp: { email },
  'remember-me-login': { email, password: 'guessed', rememberMe: true },
  login: { email, password: 'guessed', rememberMe: true },
  'refresh-token': { refreshToken: 'a.b.c', attempt: '3f0c8a52-64b0-4b52-9a57-0c4e7b8f2d11' },
  'forgot-password': { email },
  'verify-forgot-password-otp': { email, otp: '123456' },
  'reset-password': { email, OldPassword: PASSWORD, ...password },
}
const fields = Object.entries(calls).flatMap(([call, body]) => Object.keys(body).map((field) => [call, field] as const))

/** Sends a raw body as a logged-in user. */
const test = base.extend('send', async ({ app, db }) => {
  const { id } = await givenUser(db)
  const { headers } = await givenSession(db, id)
  return (call: string, payload: string | Buffer, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: `/api/user/${call}`,
      payload,
      headers: { ...headers, 'content-type': type },
    })
})

test.for(fields)('%s refuses a %s with characters that cannot be stored', async ([call, field], { send }) => {
  const body = { ...calls[call], [field]: 'HERE' }
  const written = JSON.stringify(body)
  for (const [sign, message] of [
    [String.raw`\u0000`, 'The text contains a character that cannot be stored.'],
    [String.raw`x\ud800x`, 'The text contains a character that cannot be stored.'],
    ['caf\xe9', 'The body is not UTF-8.'],
  ]) {
    const refused = await send(call, Buffer.from(written.replace('HERE', sign!), 'latin1'))
    expect([refused.statusCode, refused.json().message]).toEqual([400, message])
  }
})

test.for(fields)('%s refuses a %s of another type, and names the field', async ([call, field], { send }) => {
  for (const value of [null, 7, -0.5, [], ['x'], {}, { $ne: '' }, [[]], 'x'.repeat(3_000)]) {
    const refused = await send(call, JSON.stringify({ ...calls[call], [field]: value }))
    expect([refused.statusCode, value]).toEqual([400, value])
    expect(refused.json()).toMatchObject({ success: false, error: true, code: 'invalid_input' })
    expect(Object.keys(refused.json().fields)).toEqual([field])
  }
})

test.for(Object.keys(calls))('%s accepts only its own fields, as JSON', async (call, { send }) => {
  const body = JSON.stringify(calls[call])
  for (const more of ['role', 'isAdmin', 'verified', 'userId', '_id', 'id', 'country', 'passwordHash', 'toString']) {
    const refused = await send(call, JSON.stringify({ ...calls[call], [more]: 'owner' }))
    expect([refused.statusCode, refused.json().fields?.[more]]).toEqual([400, 'Is no field that this address knows'])
  }
  for (const reach of ['"__proto__":{"role":"owner"}', '"constructor":{"prototype":{"role":"owner"}}']) {
    expect((await send(call, `{${reach},${body.slice(1)}`)).statusCode).toBe(400)
  }
  for (const shape of ['[]', 'null', '"x"', `[${body}]`, `${body}${body}`, '', '{']) {
    expect([shape, (await send(call, shape)).statusCode]).toEqual([shape, 400])
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'image/png']) {
    expect([type, (await send(call, body, type)).statusCode]).toEqual([type, 415])
  }
  expect((await send(`${call}?role=owner`, body)).statusCode).toBe(400)
})

test('SQL in a field is plain text', async ({ app, db }) => {
  await givenUser(db)
  for (const word of ["asmita'--@post.example", "'or''='@post.example", `x'/**/or/**/1=1--@post.example`]) {
    const answer = await givenBrowser(app).post('login', { email: word, password: "' or '1'='1" })
    expect(answer.json().message).toBe('Invalid email or password')
  }
  expect((await givenBrowser(app).post('login', { email, password: PASSWORD })).statusCode).toBe(200)
})
