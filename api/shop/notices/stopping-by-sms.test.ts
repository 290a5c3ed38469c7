import { eq } from 'drizzle-orm'
import { subscriptions } from '../../platform/db/schema.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenVariant } from '../cart/cart.fixture.ts'
import { givenSubscription } from './notices.fixture.ts'
import { personOf, smsUnsubscribeToken, unsubscribeToken } from './person.ts'

const { dataKey } = testOptions.secrets
const number = '+9779841234567'
const token = smsUnsubscribeToken(dataKey, number, 'price-drop', 'en')
const link = `/api/n/${token}`
const form = { 'content-type': 'application/x-www-form-urlencoded' }

const test = base
  .extend('waiting', { auto: true }, async ({ db }) => {
    for (let count = 0; count < 2; count += 1) {
      const variantId = Number(await givenVariant(db))
      await givenSubscription(db, { kind: 'price-drop', variantId, number })
      await givenSubscription(db, { kind: 'back-in-stock', variantId, number })
      await givenSubscription(db, { kind: 'price-drop', variantId, number: '+9779801234567' })
      await givenSubscription(db, { kind: 'price-drop', variantId })
    }
  })
  .extend('kinds', ({ db }) => async () => {
    const rows = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.person, personOf(dataKey, number)))
    return rows.map(({ kind }) => kind).toSorted()
  })

test('a preview of the link changes nothing; its page offers this kind of notice and all', async ({ app, kinds }) => {
  for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url: link })
  const page = await app.inject(link)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(page.body).toContain('Unsubscribe from all notices')
  expect(page.body.match(/<button/g)).toHaveLength(2)
  expect(page.body).not.toContain(number.slice(4))
  expect(await kinds()).toHaveLength(4)
})

test('one press ends all requests of that kind of this number alone', async ({ app, db, kinds }) => {
  const page = await app.inject({ method: 'POST', url: link })
  expect(page.body).toContain('We will not write to you about prices any more.')
  expect(await kinds()).toEqual(['back-in-stock', 'back-in-stock'])
  expect(await db.$count(subscriptions)).toBe(6)
})

test('the second button ends everything that the number waits for', async ({ app, db, kinds }) => {
  await app.inject({ method: 'POST', url: link, headers: form, payload: 'scope=all' })
  expect(await kinds()).toEqual([])
  expect(await db.$count(subscriptions)).toBe(4)
})

test('the link is short, and its page is in the language of the SMS', async ({ app }) => {
  expect(token).toMatch(/^[0-9a-z]{21}$/)
  const nepali = `/api/n/${smsUnsubscribeToken(dataKey, number, 'back-in-stock', 'ne')}`
  expect((await app.inject(nepali)).body).toContain('<html lang="ne">')
  expect((await app.inject({ method: 'POST', url: nepali })).body).toContain('फेरि आएका सामानबारे')
})

test.for([
  ['forged', `/api/n/${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`],
  ['of another kind', `/api/n/s${token.slice(1)}`],
  ['shortened', link.slice(0, -1)],
  ['of an invented kind', `/api/n/z${token.slice(1)}`],
])('a %s link unsubscribes nobody', async ([, url], { app, kinds }) => {
  const answer = await app.inject({ method: 'POST', url: url! })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('This link does not work')
  expect(await kinds()).toHaveLength(4)
})

test('every number has links of its own, and the database holds none of them', async ({ db }) => {
  const other = smsUnsubscribeToken(dataKey, '+9779801234567', 'price-drop', 'en')
  expect(other.slice(1, 17)).not.toBe(token.slice(1, 17))
  expect(unsubscribeToken(dataKey, 'maya@post.example', 'price-drop').length).toBeGreaterThan(token.length)
  const rows = JSON.stringify(await db.select().from(subscriptions))
  expect(rows).not.toContain(token.slice(1, 17))
})
