import { nepalInstant } from '#domain/nepal-time.ts'
import type { Db } from '../../platform/db/client.ts'
import { cartLines, carts, mails, products, subscriptions, users } from '../../platform/db/schema.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenMember, givenSettings, givenShopper, givenVariant } from '../cart/cart.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { hoursAfter, jobsOf, mailsOf, NOON } from './notices.fixture.ts'

const DAY_HOURS = 24

/** The cart was last changed, and the reminder asked for, so many hours before noon. */
async function leaveFor(db: Db, hours: number): Promise<void> {
  const at = hoursAfter(NOON, -hours)
  await db.update(carts).set({ changedAt: at })
  await db.update(subscriptions).set({ confirmedAt: at })
}

/** A member with something in the cart who wants to be reminded. */
const test = base
  .extend('settings', { auto: true }, ({ db }) => givenSettings(db))
  .extend('remind', ({ db }) => jobsOf(db).carts)
  .extend(
    'told',
    ({ db }) =>
      async () =>
        (await mailsOf(db, 'cart-reminder')).length,
  )
  .extend('member', { auto: true }, async ({ app, db, settings: _settings }) => {
    const member = await givenMember(app, db)
    await member.add(await givenVariant(db), 2)
    const asked = await member.send('POST', '/api/notices', { kind: 'cart-reminder', place: 'cart' })
    expect(asked.json()).toMatchObject({ isOn: true })
    return member
  })

test.for([
  [19, 0],
  [20, 1],
  [24 * 60, 1],
] as const)('a cart left for %i hours is mentioned %i times', async ([hours, count], { db, remind, told }) => {
  await leaveFor(db, hours)
  await remind()
  await remind()
  expect(await told()).toBe(count)
})

test('the mail names the pieces and opens the cart', async ({ db, remind }) => {
  await leaveFor(db, 30)
  await remind()
  const [mail] = await mailsOf(db, 'cart-reminder')
  const { text } = composeMail('cart-reminder', mail!.data, {
    language: 'en',
    name: 'Kastha',
    email: 'hello@kastha.example',
    phone: '+97714000000',
    streetAddress: 'Jhamsikhel',
    city: 'Lalitpur',
    postalCode: '44700',
    url: 'https://shop.example',
  })
  expect(text).toMatch(/2 × Everest \d+, 0\*200/)
  expect(text).toContain('https://shop.example/cart')
  expect(text).toMatch(/notices\/unsubscribe\/c/)
})

test('a yes of a minute ago reminds of no old cart yet', async ({ db, remind, told }) => {
  await leaveFor(db, 30 * DAY_HOURS)
  await db.update(subscriptions).set({ confirmedAt: hoursAfter(NOON, -1) })
  await remind()
  expect(await told()).toBe(0)
})

test('a cart that stays as it is never comes up again; a changed one does after two weeks', async ({
  db,
  remind,
  told,
}) => {
  await leaveFor(db, 30)
  await remind()
  await remind(hoursAfter(NOON, 60 * DAY_HOURS))
  expect(await told()).toBe(1)

  await db.update(carts).set({ changedAt: hoursAfter(NOON, DAY_HOURS) })
  await remind(hoursAfter(NOON, 13 * DAY_HOURS))
  expect(await told()).toBe(1)
  await remind(hoursAfter(NOON, 14 * DAY_HOURS))
  expect(await told()).toBe(2)
})

test('a view of the cart is no change, an added piece is', async ({ db, member, remind, told }) => {
  await leaveFor(db, 30)
  const [before] = await db.select().from(carts)
  await db.update(carts).set({ touchedAt: hoursAfter(new Date(), -48) })
  await member.view()
  expect(await db.select().from(carts)).toMatchObject([{ changedAt: before!.changedAt }])
  await member.add(await givenVariant(db))
  const [after] = await db.select().from(carts)
  expect(after!.changedAt).not.toEqual(before!.changedAt)
  await db.update(carts).set({ changedAt: hoursAfter(NOON, -19) })
  await remind()
  expect(await told()).toBe(0)
})

test('nothing is sent after an order, also one that was placed without the account', async ({ db, remind, told }) => {
  await leaveFor(db, 30)
  const [user] = await db.select().from(users)
  await givenOrder(db, { email: user!.email.toUpperCase(), placedAt: hoursAfter(NOON, -29) })
  await remind()
  expect(await told()).toBe(0)
})

test('an order before the last change does not count', async ({ db, remind, told }) => {
  await leaveFor(db, 30)
  const [user] = await db.select().from(users)
  await givenOrder(db, { userId: user!.id, email: user!.email, placedAt: hoursAfter(NOON, -31) })
  await remind()
  expect(await told()).toBe(1)
})

test.for([
  ['is empty', (db: Db) => db.delete(cartLines)],
  ['only keeps something for later', (db: Db) => db.update(cartLines).set({ isSaved: true })],
  ['holds nothing that is still sold', (db: Db) => db.update(products).set({ published: false })],
] as const)('a cart that %s is not mentioned', async ([, change], { db, remind, told }) => {
  await leaveFor(db, 30)
  await change(db)
  await remind()
  expect(await told()).toBe(0)
})

test('without a yes, or in quiet hours, nothing is sent', async ({ app, db, remind, told }) => {
  const silent = await givenMember(app, db, 'bibek@post.example')
  await silent.add(await givenVariant(db))
  await leaveFor(db, 30)
  await remind(nepalInstant('2036-01-15', '21:00'))
  await remind(nepalInstant('2036-01-16', '07:59'))
  expect(await told()).toBe(0)
  await remind(nepalInstant('2036-01-16', '08:00'))
  expect(await told()).toBe(1)
})

test('a guest is reminded of the cart in their browser, in their language', async ({ app, db, remind }) => {
  const guest = givenShopper(app)
  await guest.add(await givenVariant(db))
  const payload = { kind: 'cart-reminder', place: 'cart', email: 'maya@post.example' }
  await guest.send('POST', '/api/notices?lang=ne', payload)
  const [mail] = await mailsOf(db, 'confirm-notice')
  await app.inject({ method: 'POST', url: `/api/notices/confirm/${mail!.data.confirm}` })
  await db.delete(mails)
  await leaveFor(db, 30)
  await remind()
  const told = await mailsOf(db, 'cart-reminder')
  expect(told.find(({ to }) => to === 'maya@post.example')).toMatchObject({
    language: 'ne',
    data: { name: '', pieces: [{ quantity: 1 }] },
  })
})
