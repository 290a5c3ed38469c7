import { sql } from 'drizzle-orm'
import { knownDevices } from '../../../platform/db/schema.ts'
import { expect, test } from '../../../test/test.ts'
import { cleanAccounts } from '../clean-accounts.ts'
import { givenBrowser } from '../accounts.fixture.ts'
import { givenUser, PASSWORD } from '../user.fixture.ts'
import type { App } from '../../../app.ts'

const email = 'asmita@post.example'
const home = '203.0.113.7'
const elsewhere = '198.51.100.9'
const manyNetworks = Array.from({ length: 20 }, (_, host) => `198.51.100.${host + 1}`)

/** Headers of a request through the local proxy. */
const from = (address: string) => ({ 'x-forwarded-for': address })

async function attack(app: App, networks: string[]) {
  for (const network of networks) {
    const browser = givenBrowser(app, from(network))
    for (let turn = 1; turn <= 5; turn += 1) await browser.post('login', { email, password: 'guessed' })
  }
}

test('a stranger cannot lock a shopper out', async ({ app, db }) => {
  await givenUser(db)
  await attack(app, [elsewhere])
  const thief = givenBrowser(app, from(elsewhere))
  expect((await thief.post('login', { email, password: PASSWORD })).statusCode).toBe(429)
  expect((await givenBrowser(app, from(home)).post('login', { email, password: PASSWORD })).statusCode).toBe(200)
})

test('strangers on many networks cannot lock a device that logged in before', async ({ app, db }) => {
  await givenUser(db)
  const [phone, newPhone] = [givenBrowser(app, from(home)), givenBrowser(app, from(home))]
  await phone.post('login', { email, password: PASSWORD })
  await attack(app, manyNetworks)
  expect((await newPhone.post('login', { email, password: PASSWORD })).statusCode).toBe(429)
  expect((await phone.post('login', { email, password: PASSWORD })).statusCode).toBe(200)
  for (let turn = 1; turn <= 5; turn += 1) await phone.post('login', { email, password: 'guessed' })
  expect((await phone.post('login', { email, password: PASSWORD })).statusCode).toBe(429)
})

test('logging out everywhere else forgets the other devices', async ({ app, db }) => {
  await givenUser(db)
  const [lost, own] = [givenBrowser(app, from(home)), givenBrowser(app, from(home))]
  await lost.post('login', { email, password: PASSWORD })
  const { accesstoken } = (await own.post('login', { email, password: PASSWORD })).json().data
  const headers = { authorization: `Bearer ${accesstoken}` }
  expect((await app.inject({ method: 'DELETE', url: '/api/user/sessions', headers })).statusCode).toBe(200)
  await attack(app, manyNetworks)
  expect((await lost.post('login', { email, password: PASSWORD })).statusCode).toBe(429)
  expect((await own.post('login', { email, password: PASSWORD })).statusCode).toBe(200)
})

test('a changed password forgets every device', async ({ app, db }) => {
  await givenUser(db)
  const browser = givenBrowser(app)
  const { accesstoken } = (await browser.post('login', { email, password: PASSWORD })).json().data
  const passwords = { OldPassword: PASSWORD, new_password: 'teak-bed-2020', confirm_password: 'teak-bed-2020' }
  await browser.post('reset-password', { email, ...passwords }, { authorization: `Bearer ${accesstoken}` })
  expect(await db.$count(knownDevices)).toBe(0)
})

test('an account keeps its last thirty devices, for ninety days', async ({ app, db }) => {
  await givenUser(db)
  const first = givenBrowser(app)
  await first.post('login', { email, password: PASSWORD })
  for (let turn = 1; turn <= 30; turn += 1) await givenBrowser(app).post('login', { email, password: PASSWORD })
  expect(await db.$count(knownDevices)).toBe(30)
  await db.update(knownDevices).set({ lastUsedAt: sql`now() - interval '91 days'` })
  await cleanAccounts({}, { db })
  expect(await db.$count(knownDevices)).toBe(0)
})
