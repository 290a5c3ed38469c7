import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MAX_NOTICES, MAX_UNCONFIRMED } from '#domain/notices/notices.ts'
import { products, subscriptions } from '../../platform/db/schema.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { changeVariant, givenSettings, givenShopper, givenVariant, givenVariants } from '../cart/cart.fixture.ts'
import { cleanNotices } from './clean-notices.ts'
import { givenAsker, jobsOf, letPass, mailsOf } from './notices.fixture.ts'
import { confirmToken } from './person.ts'

const email = 'maya@post.example'
const WEEK_HOURS = 7 * 24

const test = base
  .extend('asmita', ({ app, db }) => givenAsker(app, db))
  .extend(
    'askAsGuest',
    ({ app }) =>
      (body: object) =>
        app.inject({ method: 'POST', url: '/api/notices', payload: { place: 'product', email, ...body } }),
  )

test('an account waits at once, with the sentence that it agreed to', async ({ asmita, db }) => {
  const variantId = await givenVariant(db, { price: 10_000 })
  expect((await asmita.ask('price-drop', variantId)).json()).toMatchObject({ success: true, isOn: true })
  expect(await asmita.list()).toEqual([
    {
      _id: expect.any(String),
      kind: 'price-drop',
      product: expect.objectContaining({ variantId, size: '0*200', isListed: true }),
      price: 10_000,
      askedAt: expect.any(String),
      confirmedAt: expect.any(String),
      consent: 'Tell me when the price falls below what it is now. I can unsubscribe with one click in each message.',
      place: 'product',
    },
  ])
  expect(await mailsOf(db, 'confirm-notice')).toEqual([])
})

test('asking again keeps one request, with the new price', async ({ asmita, db }) => {
  const variantId = await givenVariant(db, { price: 10_000 })
  await asmita.ask('price-drop', variantId)
  await changeVariant(db, variantId, { price: 12_000 })
  await asmita.ask('price-drop', variantId)
  expect(await asmita.list()).toMatchObject([{ price: 12_000 }])
})

test('a request is withdrawn by its owner alone', async ({ app, asmita, db }) => {
  await asmita.ask('cart-reminder')
  const [notice] = await asmita.list()
  const bibek = await givenAsker(app, db, 'bibek@post.example')
  expect((await bibek.send('DELETE', `/${notice._id}`)).json().data).toEqual([])
  expect(await asmita.list()).toHaveLength(1)
  expect((await asmita.send('DELETE', `/${notice._id}`)).json().data).toEqual([])
})

test('a guest gets nothing before pressing the button behind the mailed link', async ({ app, askAsGuest, db }) => {
  const variantId = await givenVariant(db, { stock: 0 })
  const asked = await askAsGuest({ kind: 'back-in-stock', variantId })
  expect(asked.json()).toMatchObject({ success: true, isOn: false })
  const [mail] = await mailsOf(db, 'confirm-notice')
  expect(mail).toMatchObject({ to: email, data: { kind: 'back-in-stock', piece: expect.stringMatching(/, 0\*200$/) } })
  await changeVariant(db, variantId, { stock: 3 })

  const url = `/api/notices/confirm/${mail!.data.confirm}`
  const page = await app.inject(url)
  expect(page.headers['content-type']).toMatch('text/html')
  expect(page.body).toContain('Yes, email me')
  expect(page.body).toMatch(/<a [^>]*href="\/product\/\d+\?size=0[^"]+">[^<]+, 0\*200<\/a>/)
  await jobsOf(db).stock()
  expect(await mailsOf(db, 'back-in-stock')).toEqual([])

  for (let time = 0; time < 2; time++) {
    expect((await app.inject({ method: 'POST', url })).body).toContain('We will tell you when it is back.')
  }
  await jobsOf(db).stock()
  expect(await mailsOf(db, 'back-in-stock')).toMatchObject([{ to: email }])
})

test('a link of more than a week ago confirms nothing', async ({ app, askAsGuest, db }) => {
  await askAsGuest({ kind: 'price-drop', variantId: await givenVariant(db) })
  await letPass(db, WEEK_HOURS + 1)
  const [row] = await db.select().from(subscriptions)
  const url = `/api/notices/confirm/${confirmToken(testOptions.secrets.dataKey, row!)}`
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404)
})

test('a forged and a shortened link, and one for an earlier request, confirm nothing', async ({
  app,
  askAsGuest,
  db,
}) => {
  await askAsGuest({ kind: 'price-drop', variantId: await givenVariant(db) })
  const [mail] = await mailsOf(db, 'confirm-notice')
  const token = mail!.data.confirm
  await letPass(db, 1)
  for (const wrong of ['x', `${token.slice(0, -1)}A`, token.slice(0, -4), token]) {
    const answer = await app.inject({ method: 'POST', url: `/api/notices/confirm/${wrong}?lang=ne` })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('यो लिङ्क चल्दैन')
  }
  expect(await db.select({ at: subscriptions.confirmedAt }).from(subscriptions)).toEqual([{ at: null }])
})

test('a request that nobody confirms is deleted after a week', async ({ askAsGuest, asmita, db }) => {
  await askAsGuest({ kind: 'price-drop', variantId: await givenVariant(db) })
  await asmita.ask('cart-reminder')
  await letPass(db, WEEK_HOURS - 1)
  await cleanNotices({}, { db })
  expect(await db.$count(subscriptions)).toBe(2)
  await letPass(db, 2)
  await cleanNotices({}, { db })
  expect(await db.select({ kind: subscriptions.kind }).from(subscriptions)).toEqual([{ kind: 'cart-reminder' }])
})

test('a stranger who types an account’s address changes nothing of what it waits for', async ({
  askAsGuest,
  asmita,
  db,
}) => {
  const variantId = await givenVariant(db, { price: 10_000 })
  await asmita.ask('price-drop', variantId)
  const before = await asmita.list()
  await changeVariant(db, variantId, { price: 20_000 })
  const asked = await askAsGuest({ kind: 'price-drop', variantId, email: asmita.user.email })
  expect(asked.json()).toMatchObject({ isOn: false })
  await askAsGuest({ kind: 'price-drop', variantId: await givenVariant(db), email: asmita.user.email })
  expect(await asmita.list()).toEqual(before)
})

test.for([
  ['an address without @', { kind: 'price-drop', email: 'maya' }, 400],
  ['no address', { kind: 'price-drop', email: undefined }, 400],
  ['an unknown variant', { kind: 'price-drop', variantId: '999999999' }, 404],
  ['stock that is there', { kind: 'back-in-stock' }, 409],
  ['an empty cart', { kind: 'cart-reminder', variantId: undefined }, 409],
  ['a cart with a variant', { kind: 'cart-reminder' }, 400],
  ['an invented kind', { kind: 'newsletter' }, 400],
] as const)('%s is refused', async ([, body, status], { askAsGuest, db }) => {
  const answer = await askAsGuest({ variantId: await givenVariant(db), ...body })
  expect(answer.statusCode).toBe(status)
  expect(await db.$count(subscriptions)).toBe(0)
  expect(await mailsOf(db, 'confirm-notice')).toEqual([])
})

test('a request for a product that is not on sale is refused', async ({ asmita, db }) => {
  const variantId = await givenVariant(db)
  await db.update(products).set({ published: false })
  expect((await asmita.ask('price-drop', variantId)).statusCode).toBe(404)
})

test('one network sends at most eight mails a day to an address', async ({ askAsGuest, db }) => {
  const variantId = await givenVariant(db)
  for (let time = 0; time < 8; time++) {
    expect((await askAsGuest({ kind: 'price-drop', variantId })).statusCode).toBe(200)
  }
  const refused = await askAsGuest({ kind: 'price-drop', variantId })
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toMatch(/^You have asked for too many notices\./)
})

test('unconfirmed requests of strangers never keep an owner from asking: the oldest go', async ({
  app,
  askAsGuest,
  db,
}) => {
  await askAsGuest({ kind: 'price-drop', variantId: await givenVariant(db) })
  const [first] = await db.select().from(subscriptions)
  await db.update(subscriptions).set({ askedAt: new Date(Date.now() - 60_000) })
  const beds = await givenVariants(
    db,
    Array.from({ length: MAX_UNCONFIRMED - 1 }, (_, at) => ({ size: `${at}*200` })),
  )
  await db.insert(subscriptions).values(beds.map((id) => ({ ...first!, id: randomUUID(), variantId: Number(id) })))
  expect((await askAsGuest({ kind: 'price-drop', variantId: await givenVariant(db) })).statusCode).toBe(200)
  expect(await db.$count(subscriptions)).toBe(MAX_UNCONFIRMED)
  const [mail] = await mailsOf(db, 'confirm-notice')
  const confirmed = await app.inject({ method: 'POST', url: `/api/notices/confirm/${mail!.data.confirm}` })
  expect(confirmed.statusCode).toBe(200)
})

test('what an owner asked for a moment ago can be confirmed, however much strangers ask for', async ({ app, db }) => {
  const ask = async (from: string) => {
    const payload = { place: 'product', email, kind: 'price-drop', variantId: await givenVariant(db) }
    return app.inject({ method: 'POST', url: '/api/notices', payload, headers: { 'x-forwarded-for': from } })
  }
  await ask('203.0.113.1')
  const [mail] = await mailsOf(db, 'confirm-notice')
  const answers: number[] = []
  for (let count = 0; count < 24; count += 1) answers.push((await ask(`198.51.100.${count % 3}`)).statusCode)
  expect(answers.filter((status) => status === 200)).toHaveLength(23)
  const confirmed = await app.inject({ method: 'POST', url: `/api/notices/confirm/${mail!.data.confirm}` })
  expect(confirmed.statusCode).toBe(200)
})

test('one account waits for at most 100 things', async ({ asmita, db }) => {
  const variantId = await givenVariant(db)
  await asmita.ask('price-drop', variantId)
  const [own] = await db.select().from(subscriptions)
  const beds = await givenVariants(
    db,
    Array.from({ length: MAX_NOTICES }, (_, at) => ({ size: `${at}*200` })),
  )
  const [last, ...others] = beds
  await db.insert(subscriptions).values(others.map((id) => ({ ...own!, id: randomUUID(), variantId: Number(id) })))
  const refused = await asmita.ask('price-drop', last)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe('You can wait for at most 100 things. Please remove one first.')
})

test('a guest’s reminder is for the cart of that browser, and a newer one takes its place', async ({ app, db }) => {
  await givenSettings(db)
  const variantId = await givenVariant(db)
  for (let browser = 0; browser < 2; browser++) {
    const shopper = givenShopper(app)
    await shopper.add(variantId)
    const asked = await shopper.send('POST', '/api/notices', { kind: 'cart-reminder', place: 'cart', email })
    expect(asked.json()).toMatchObject({ isOn: false })
    const [mail] = await mailsOf(db, 'confirm-notice')
    await app.inject({ method: 'POST', url: `/api/notices/confirm/${mail!.data.confirm}` })
    expect(await db.$count(subscriptions, eq(subscriptions.kind, 'cart-reminder'))).toBe(1)
  }
})
