import { eq } from 'drizzle-orm'
import { nepalInstant } from '#domain/nepal-time.ts'
import { productColors, products, subscriptions, users, variants } from '../../platform/db/schema.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { expect, test as base } from '../../test/test.ts'
import { changeVariant, givenVariant } from '../cart/cart.fixture.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { givenAsker, givenSubscription, hoursAfter, jobsOf, mailsOf, NOON } from './notices.fixture.ts'

const test = base
  .extend('jobs', ({ db }) => jobsOf(db))
  .extend('variantId', ({ db }) => givenVariant(db, { price: 10_000 }))

const shop = {
  language: 'en' as const,
  name: 'Kastha',
  email: 'hello@kastha.example',
  phone: '+97714000000',
  streetAddress: 'Jhamsikhel',
  city: 'Lalitpur',
  postalCode: '44700',
  url: 'https://shop.example',
}

test.for([
  [10_000, 0],
  [9_901, 0],
  [9_900, 1],
  [5_000, 1],
  [12_000, 0],
])('a price of 10,000 that becomes %i sends %i mails', async ([price, count], { db, jobs, variantId }) => {
  await givenSubscription(db, { kind: 'price-drop', variantId })
  await changeVariant(db, variantId, { price: price! })
  await jobs.prices()
  expect(await mailsOf(db, 'price-drop')).toHaveLength(count!)
})

test('the mail names the variant with color and size, both prices and the way out', async ({ db, jobs }) => {
  const { id } = await givenProduct(db, { name: 'Sal bed', translations: { ne: { name: 'साल पलङ' } }, variants: [] })
  const [color] = await db
    .insert(productColors)
    .values({
      productId: id,
      position: 0,
      slug: 'forest',
      name: 'Forest green',
      swatch: '#2f5d46',
      translations: { ne: { name: 'वन हरियो' } },
    })
    .returning()
  const [variant] = await db
    .insert(variants)
    .values({ productId: id, position: 0, sku: 'SAL-1', price: 52_000, stock: 1, size: '153*200', colorId: color!.id })
    .returning()
  const variantId = variant!.id
  await givenSubscription(db, { kind: 'price-drop', variantId })
  await givenSubscription(db, { kind: 'price-drop', variantId, email: 'bina@post.example', language: 'ne' })
  await changeVariant(db, String(variantId), { price: 48_500 })
  await jobs.prices()
  const told = await mailsOf(db, 'price-drop')
  const english = composeMail('price-drop', told.find(({ language }) => language === 'en')!.data, shop)
  expect(english.subject).toBe('Sal bed, Forest green, 153*200 costs less now')
  for (const part of [english.text, english.html.replaceAll('&amp;', '&')]) {
    expect(part).toContain('Nrs. 48,500 instead of Nrs. 52,000')
    expect(part).toContain(`https://shop.example/product/${id}?color=forest&size=153*200`)
    expect(part).toMatch(/https:\/\/shop\.example\/api\/notices\/unsubscribe\/p[\w-]{54}/)
  }
  expect(told.find(({ language }) => language === 'ne')!.data.pieces).toMatchObject([
    { title: 'साल पलङ, वन हरियो, १५३*२००', was: 52_000, now: 48_500 },
  ])
})

test('each drop sends one mail, and only if it is below the price in the last mail', async ({
  db,
  jobs,
  variantId,
}) => {
  await givenSubscription(db, { kind: 'price-drop', variantId })
  const steps = [
    [9_000, 1],
    [9_000, 1],
    [11_000, 1],
    [9_000, 1],
    [8_000, 2],
  ] as const
  for (const [day, [price, count]] of steps.entries()) {
    await changeVariant(db, variantId, { price })
    await jobs.prices(hoursAfter(NOON, 24 * day))
    expect(await mailsOf(db, 'price-drop')).toHaveLength(count)
  }
  expect(await db.select({ price: subscriptions.price }).from(subscriptions)).toEqual([{ price: 8_000 }])
})

test('an import that lowers every price sends each person one mail, and no other that day', async ({ db, jobs }) => {
  for (let at = 0; at < 13; at++) await givenSubscription(db, { kind: 'price-drop', variantId: await givenVariant(db) })
  await db.update(variants).set({ price: 9_000 })
  await jobs.prices()
  await db.update(variants).set({ price: 8_000 })
  await jobs.prices(hoursAfter(NOON, 1))
  const [mail, ...others] = await mailsOf(db, 'price-drop')
  expect(others).toEqual([])
  expect(mail!.data.pieces).toHaveLength(10)
  expect(mail!.data.more).toBe(3)
  expect(composeMail('price-drop', mail!.data, shop).subject).toBe('13 products cost less now')
  await jobs.prices(hoursAfter(NOON, 24))
  expect(await mailsOf(db, 'price-drop')).toHaveLength(2)
})

test('more people than one transaction tells are all told', async ({ db, jobs, variantId }) => {
  for (let at = 0; at < 120; at++) {
    await givenSubscription(db, { kind: 'price-drop', variantId, email: `person-${at}@post.example` })
  }
  await changeVariant(db, variantId, { price: 9_000 })
  await jobs.prices()
  const told = await mailsOf(db, 'price-drop')
  expect(new Set(told.map(({ to }) => to)).size).toBe(120)
  expect(told).toHaveLength(120)
})

test.for(['21:00', '03:00', '07:59'])(
  'at %s in Nepal nothing is sent; at 8:00 it is',
  async (time, { db, jobs, variantId }) => {
    await givenSubscription(db, { kind: 'price-drop', variantId })
    await changeVariant(db, variantId, { price: 9_000 })
    await jobs.prices(nepalInstant('2036-01-15', time))
    expect(await mailsOf(db, 'price-drop')).toEqual([])
    await jobs.prices(nepalInstant('2036-01-16', '08:00'))
    expect(await mailsOf(db, 'price-drop')).toHaveLength(1)
  },
)

test('a variant that is sold out sends its mail once it is back', async ({ db, jobs, variantId }) => {
  await givenSubscription(db, { kind: 'price-drop', variantId })
  await changeVariant(db, variantId, { price: 9_000, stock: 0 })
  await jobs.prices()
  expect(await mailsOf(db, 'price-drop')).toEqual([])
  await changeVariant(db, variantId, { stock: 1 })
  await jobs.prices()
  expect(await mailsOf(db, 'price-drop')).toHaveLength(1)
})

test('nothing is sent for what is not confirmed or not on sale, nor to a blocked account', async ({
  app,
  db,
  jobs,
  variantId,
}) => {
  await givenSubscription(db, { kind: 'price-drop', variantId, confirmedAt: null })
  const asmita = await givenAsker(app, db)
  await asmita.ask('price-drop', variantId)
  await changeVariant(db, variantId, { price: 9_000 })
  await db.update(users).set({ blockedAt: new Date(), blockReason: 'Fraud' })
  await jobs.prices()
  await db.update(users).set({ blockedAt: null, blockReason: '' })
  await db.update(products).set({ published: false })
  await jobs.prices()
  expect(await mailsOf(db, 'price-drop')).toEqual([])
  await db.update(products).set({ published: true })
  await jobs.prices()
  expect(await mailsOf(db, 'price-drop')).toMatchObject([{ to: asmita.user.email, data: { name: asmita.user.name } }])
})

test('back in stock: each variant once, then the request ends', async ({ db, jobs }) => {
  const [one, other] = [await givenVariant(db, { stock: 0 }), await givenVariant(db, { stock: 0 })]
  await givenSubscription(db, { kind: 'back-in-stock', variantId: one })
  await givenSubscription(db, { kind: 'back-in-stock', variantId: other })
  await changeVariant(db, one, { stock: 2 })
  await jobs.stock()
  await jobs.stock()
  expect(await mailsOf(db, 'back-in-stock')).toHaveLength(1)
  expect(await db.$count(subscriptions)).toBe(1)
  await changeVariant(db, other, { stock: 2 })
  await jobs.stock()
  expect(await mailsOf(db, 'back-in-stock')).toHaveLength(2)
  expect(await db.$count(subscriptions, eq(subscriptions.kind, 'back-in-stock'))).toBe(0)
})

test('somebody who asks again after a price has risen hears of the same lower price again', async ({
  app,
  db,
  jobs,
  variantId,
}) => {
  const asmita = await givenAsker(app, db)
  for (const day of [0, 1]) {
    await changeVariant(db, variantId, { price: 10_000 })
    await asmita.ask('price-drop', variantId)
    await changeVariant(db, variantId, { price: 8_000 })
    await jobs.prices(hoursAfter(NOON, 24 * day))
  }
  expect(await mailsOf(db, 'price-drop')).toHaveLength(2)
})
