import type { App } from '../../app.ts'
import { expect, test } from '../../test/test.ts'
import { isPassword } from '../../people/accounts/password/password-hash.ts'
import { givenStaff, STAFF_PASSWORD } from './staff.fixture.ts'
import { codeOf, givenTotp } from './totp.fixture.ts'

const office = '203.0.113.7'
const DEVICE = 'kastha-staff-device'

type Try = { from?: string; device?: string | undefined; code?: string }

async function logIn(app: App, email: string, password: string, { from = office, device, code }: Try = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { email, password, ...(code !== undefined && { code }) },
    remoteAddress: from,
    cookies: device === undefined ? {} : { [DEVICE]: device },
  })
  return { status: answer.statusCode, device: answer.cookies.find(({ name }) => name === DEVICE)?.value, answer }
}

/** Sends five wrong passwords from each network. */
async function attack(app: App, email: string, networks: string[]) {
  for (const from of networks) {
    for (let turn = 1; turn <= 5; turn += 1) await logIn(app, email, 'wrong-password', { from })
  }
}

const manyNetworks = Array.from({ length: 20 }, (_, host) => `198.51.100.${host + 1}`)

test('wrong passwords lock only the network they come from', async ({ app }) => {
  const { email } = await givenStaff(app)
  await attack(app, email, ['198.51.100.9'])
  expect((await logIn(app, email, STAFF_PASSWORD, { from: '198.51.100.9' })).status).toBe(429)
  expect((await logIn(app, email, STAFF_PASSWORD)).status).toBe(200)
})

test('many networks together lock all devices except those that logged in before', async ({ app }) => {
  const { email } = await givenStaff(app)
  const { device } = await logIn(app, email, STAFF_PASSWORD)
  await attack(app, email, manyNetworks)
  expect((await logIn(app, email, STAFF_PASSWORD)).status).toBe(429)
  expect((await logIn(app, email, STAFF_PASSWORD, { device })).status).toBe(200)
})

test('wrong passwords of a colleague behind the same address do not lock a known device', async ({ app }) => {
  const { email } = await givenStaff(app)
  const { device } = await logIn(app, email, STAFF_PASSWORD)
  for (let turn = 0; turn < 300; turn += 1) await app.addressLimits.wrongPasswords.take(office)
  expect((await logIn(app, email, STAFF_PASSWORD)).status).toBe(429)
  expect((await logIn(app, email, STAFF_PASSWORD, { device })).status).toBe(200)
})

test('a known device has five tries of its own, wherever it is', async ({ app }) => {
  const { email } = await givenStaff(app)
  const { device } = await logIn(app, email, STAFF_PASSWORD)
  for (let turn = 1; turn <= 5; turn += 1) {
    const from = `198.51.100.${turn}`
    expect((await logIn(app, email, 'wrong-password', { device, from })).status).toBe(401)
  }
  expect((await logIn(app, email, STAFF_PASSWORD, { device })).status).toBe(429)
  expect((await logIn(app, email, STAFF_PASSWORD)).status).toBe(200)
})

test('the device cookie is signed, sent by our own pages only, and valid for one account', async ({ app }) => {
  const [one, other] = [await givenStaff(app), await givenStaff(app)]
  const { device, answer } = await logIn(app, one.email, STAFF_PASSWORD)
  const cookie = answer.cookies.find(({ name }) => name === DEVICE)
  expect(cookie).toMatchObject({ path: '/api/admin', httpOnly: true, sameSite: 'Strict' })
  await attack(app, one.email, manyNetworks)
  await attack(app, other.email, manyNetworks)
  expect((await logIn(app, other.email, STAFF_PASSWORD, { device })).status).toBe(429)
  const forged = device!.replace(/\.[^.]*$/, '.forged')
  expect((await logIn(app, one.email, STAFF_PASSWORD, { device: forged })).status).toBe(429)
  expect((await logIn(app, one.email, STAFF_PASSWORD, { device })).status).toBe(200)
})

test('a computer that two colleagues share is known for both', async ({ app }) => {
  const [one, other] = [await givenStaff(app), await givenStaff(app)]
  const first = await logIn(app, one.email, STAFF_PASSWORD)
  const second = await logIn(app, other.email, STAFF_PASSWORD, { device: first.device })
  await attack(app, one.email, manyNetworks)
  expect((await logIn(app, one.email, STAFF_PASSWORD, { device: second.device })).status).toBe(200)
})

test('each login replaces the device cookie and invalidates the previous one', async ({ app }) => {
  const { email } = await givenStaff(app)
  const first = await logIn(app, email, STAFF_PASSWORD)
  const second = await logIn(app, email, STAFF_PASSWORD, { device: first.device })
  expect(second.device).not.toBe(first.device)
  await attack(app, email, manyNetworks)
  expect((await logIn(app, email, STAFF_PASSWORD, { device: first.device })).status).toBe(429)
  expect((await logIn(app, email, STAFF_PASSWORD, { device: second.device })).status).toBe(200)
})

test('a wrong password sets no cookie', async ({ app }) => {
  const { email } = await givenStaff(app)
  expect((await logIn(app, email, 'wrong-password')).answer.cookies).toEqual([])
})

test('logging out keeps the device known; ending the session from another device does not', async ({ app }) => {
  const { email } = await givenStaff(app)
  const { device, answer } = await logIn(app, email, STAFF_PASSWORD)
  const cookies = { 'kastha-staff': answer.cookies.find(({ name }) => name === 'kastha-staff')!.value }
  await app.inject({ method: 'POST', url: '/api/admin/logout', cookies })
  await attack(app, email, manyNetworks)
  const back = await logIn(app, email, STAFF_PASSWORD, { device })
  expect(back.status).toBe(200)
  const own = { 'kastha-staff': back.answer.cookies.find(({ name }) => name === 'kastha-staff')!.value }
  const sessions = await app.inject({ url: '/api/admin/me/sessions', cookies: own })
  const { id } = sessions.json().items.find((one: { isCurrent: boolean }) => one.isCurrent)
  await app.inject({ method: 'DELETE', url: `/api/admin/me/sessions/${id}`, cookies: own })
  expect((await logIn(app, email, STAFF_PASSWORD, { device: back.device })).status).toBe(429)
})

test('logging out everywhere else forgets the other devices', async ({ app }) => {
  const { email } = await givenStaff(app)
  const lost = await logIn(app, email, STAFF_PASSWORD)
  const own = await logIn(app, email, STAFF_PASSWORD)
  const cookies = { 'kastha-staff': own.answer.cookies.find(({ name }) => name === 'kastha-staff')!.value }
  await app.inject({ method: 'DELETE', url: '/api/admin/me/sessions', cookies })
  await attack(app, email, manyNetworks)
  expect((await logIn(app, email, STAFF_PASSWORD, { device: lost.device })).status).toBe(429)
  expect((await logIn(app, email, STAFF_PASSWORD, { device: own.device })).status).toBe(200)
})

test('codes guessed with the right password lock the codes, from every network', async ({ app }) => {
  const person = await givenStaff(app)
  const { secret } = await givenTotp(person)
  for (let turn = 1; turn <= 5; turn += 1) {
    const from = `198.51.100.${turn}`
    expect((await logIn(app, person.email, STAFF_PASSWORD, { from, code: '000000' })).status).toBe(401)
  }
  expect((await logIn(app, person.email, STAFF_PASSWORD, { code: codeOf(secret) })).status).toBe(429)
})

test('strangers who request links leave a network and a known device their own', async ({ app }) => {
  const { email } = await givenStaff(app)
  const { device } = await logIn(app, email, STAFF_PASSWORD)
  const ask = async (from: string, known = false) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/admin/forgotten-password',
      payload: { email },
      remoteAddress: from,
      cookies: known ? { [DEVICE]: device! } : {},
    })
    return statusCode
  }
  for (let turn = 1; turn <= 5; turn += 1) expect(await ask('198.51.100.1')).toBe(204)
  expect(await ask('198.51.100.1')).toBe(429)
  expect(await ask(office)).toBe(204)

  for (const from of ['198.51.100.2', '198.51.100.3', '198.51.100.4']) {
    for (let turn = 1; turn <= 5; turn += 1) await ask(from)
  }
  expect(await ask(office)).toBe(429)
  expect(await ask(office, true)).toBe(204)
})

test('wrong passwords from 240 networks fill no queue in which known devices or sessions wait', async ({ app }) => {
  const owner = await givenStaff(app)
  const { device } = await logIn(app, owner.email, STAFF_PASSWORD)
  const flood = Array.from({ length: 240 }, (_, network) =>
    isPassword(undefined, 'wrong-password', { owner: 'stranger', ip: `198.51.${network}.9` }),
  )
  const settled = Promise.allSettled(flood)
  const [known, proof] = await Promise.all([
    logIn(app, owner.email, STAFF_PASSWORD, { device }),
    owner.call('POST', '/me/proof', { password: STAFF_PASSWORD }),
  ])
  const refused = (await settled).filter(({ status }) => status === 'rejected')
  expect([known.status, proof.statusCode]).toEqual([200, 204])
  expect(refused.length).toBeGreaterThan(100) // the queue was full
})
