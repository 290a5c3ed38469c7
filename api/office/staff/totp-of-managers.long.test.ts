import { buildApp, type App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { staff } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { givenStaff, STAFF_PASSWORD } from './staff.fixture.ts'
import { codeOf, givenTotp } from './totp.fixture.ts'
import { eq } from 'drizzle-orm'

/** A production shop, where owners and managers need a second factor. */
const test = ownDatabaseTest.extend('shop', ({ db }, { onCleanup }) => {
  const shop = buildApp({ ...testOptions, db, managersNeedTotp: true })
  onCleanup(() => shop.close())
  return shop
})

const logIn = (app: App, email: string, code?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { email, password: STAFF_PASSWORD, ...(code !== undefined && { code }) },
  })

test.for(['owner', 'manager'] as const)(
  'the %s can do nothing before setting up a second factor',
  async (role, { shop }) => {
    const person = await givenStaff(shop, role)
    expect((await person.call('GET', '/me')).json()).toMatchObject({ hasTotp: false, mustSetUpTotp: true })
    const refused = await person.call('GET', '/orders')
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'Set up your second factor first.'])

    await givenTotp(person)
    expect((await person.call('GET', '/me')).json()).toMatchObject({ hasTotp: true, mustSetUpTotp: false })
    expect((await person.call('GET', '/orders')).statusCode).toBe(200)
  },
)

test('support may work without a second factor, and needs one once promoted', async ({ shop, db }) => {
  const person = await givenStaff(shop, 'support')
  expect((await person.call('GET', '/orders')).statusCode).toBe(200)
  await promote(db, person.id)
  expect((await person.call('GET', '/orders')).statusCode).toBe(403)
})

test('support can remove the second factor, a manager cannot', async ({ shop }) => {
  const [manager, support] = [await givenStaff(shop, 'manager'), await givenStaff(shop, 'support')]
  for (const person of [manager, support]) await givenTotp(person)
  const switchOff = { password: STAFF_PASSWORD }
  expect((await manager.call('GET', '/me/totp')).json()).toMatchObject({ isTotpRequired: true })
  const refused = await manager.call('POST', '/me/totp/removal', switchOff)
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'You need a second factor in this shop.'])
  expect((await support.call('GET', '/me/totp')).json()).toMatchObject({ isTotpRequired: false })
  expect((await support.call('POST', '/me/totp/removal', switchOff)).statusCode).toBe(200)
})

test('an owner resets the lost factor of a colleague, who then sets up another', async ({ shop }) => {
  const [owner, manager] = [await givenStaff(shop), await givenStaff(shop, 'manager')]
  await givenTotp(owner)
  const { recoveryCodes } = await givenTotp(manager)
  expect((await owner.call('DELETE', `/staff/${manager.id}/totp`)).statusCode).toBe(200)
  expect((await logIn(shop, manager.email, recoveryCodes[0])).json().staff).toMatchObject({ mustSetUpTotp: true })
})

test('a recovery code opens the back office when the app is lost', async ({ shop }) => {
  const manager = await givenStaff(shop, 'manager')
  const { recoveryCodes, secret } = await givenTotp(manager)
  expect((await logIn(shop, manager.email)).json().code).toBe('totp_required')
  expect((await logIn(shop, manager.email, recoveryCodes[0])).json().staff).toMatchObject({ mustSetUpTotp: false })
  expect((await logIn(shop, manager.email, codeOf(secret))).statusCode).toBe(200)
})

test('owners see that they cannot lift the rule', async ({ shop }) => {
  const owner = await givenStaff(shop)
  await givenTotp(owner)
  expect((await owner.call('GET', '/staff-security')).json()).toMatchObject({
    isTotpRequired: false,
    managersNeedTotp: true,
  })
})

function promote(db: Db, id: string) {
  return db.update(staff).set({ role: 'manager' }).where(eq(staff.id, id))
}
