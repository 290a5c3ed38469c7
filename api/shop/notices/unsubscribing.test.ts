import { eq } from 'drizzle-orm'
import { mails, subscriptions } from '../../platform/db/schema.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenVariant } from '../cart/cart.fixture.ts'
import { givenSubscription } from './notices.fixture.ts'
import { unsubscribeToken } from './person.ts'

const { dataKey } = testOptions.secrets
const email = 'maya@post.example'
const link = `/api/notices/unsubscribe/${unsubscribeToken(dataKey, email, 'price-drop')}`
const ONE_CLICK = 'List-Unsubscribe=One-Click'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

const test = base
  .extend('waiting', { auto: true }, async ({ db }) => {
    const variantId = Number(await givenVariant(db))
    await givenSubscription(db, { kind: 'price-drop', variantId })
    await givenSubscription(db, { kind: 'back-in-stock', variantId })
    await givenSubscription(db, { kind: 'price-drop', variantId, email: 'other@post.example' })
    return variantId
  })
  .extend('kinds', ({ db }) => async () => {
    const rows = await db.select().from(subscriptions).where(eq(subscriptions.email, email))
    return rows.map(({ kind }) => kind).toSorted()
  })

const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`

test.for([
  ['a form', { headers: form, payload: ONE_CLICK }],
  ['a multipart form', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: multipart }],
  [
    'another site',
    { headers: { ...form, 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' }, payload: ONE_CLICK },
  ],
  ['nothing at all', {}],
] as const)(
  'one POST with %s unsubscribes at once, without cookies, from that kind alone',
  async ([, sent], { app, db, kinds }) => {
    const answer = await app.inject({ method: 'POST', url: link, ...sent })
    expect(answer.statusCode).toBe(200) // RFC 8058 allows no redirect
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await kinds()).toEqual(['back-in-stock'])
    expect(await db.$count(subscriptions)).toBe(2)
  },
)

test('opening the link changes nothing and shows two buttons', async ({ app, kinds }) => {
  for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url: link })
  const page = await app.inject(link)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("form-action 'self'"),
  })
  expect(page.body.match(/<button/g)).toHaveLength(2)
  expect(page.body).not.toContain(email)
  expect(await kinds()).toEqual(['back-in-stock', 'price-drop'])
})

test('the second button ends all notices', async ({ app, db, kinds }) => {
  const page = await app.inject({ method: 'POST', url: link, headers: form, payload: 'scope=all' })
  expect(page.body).toContain('We will send you no notices any more.')
  expect(await kinds()).toEqual([])
  expect(await db.$count(subscriptions)).toBe(1)
})

test('the link of an old mail works for a later request too', async ({ app, db, kinds, waiting }) => {
  await app.inject({ method: 'POST', url: link })
  await givenSubscription(db, { kind: 'price-drop', variantId: waiting })
  const again = await app.inject({ method: 'POST', url: link })
  expect(again.statusCode).toBe(200)
  expect(await kinds()).toEqual(['back-in-stock'])
})

test('the pages are in the language of the mail', async ({ app }) => {
  expect((await app.inject(`${link}?lang=ne`)).body).toContain('<html lang="ne">')
  expect((await app.inject(`${link}?lang=ne`)).body).toContain('सबै खबर बन्द गर्नुहोस्')
  expect((await app.inject({ method: 'POST', url: `${link}?lang=ne` })).body).toContain('खबर बन्द भयो')
})

test.for([
  ['forged', `${link.slice(0, -1)}_`],
  ['of another kind', link.replace('/unsubscribe/p', '/unsubscribe/s')],
  ['shortened', link.slice(0, -3)],
])('a %s link unsubscribes nobody', async ([, url], { app, kinds }) => {
  const answer = await app.inject({ method: 'POST', url: url! })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('This link does not work')
  expect(await kinds()).toHaveLength(2)
})

test('the database holds no token, and unsubscribing sends no mail', async ({ app, db }) => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.email, email))
  expect(link).not.toContain(row!.person.toString('base64url'))
  await app.inject({ method: 'POST', url: link })
  expect(await db.$count(mails)).toBe(0)
})
