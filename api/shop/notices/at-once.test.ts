import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../platform/db/client.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { cartLines, carts, mails, subscriptions } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest as base, testOptions } from '../../test/test.ts'
import { changeVariant, givenVariant } from '../cart/cart.fixture.ts'
import { givenSubscription, hoursAfter, jobsOf, mailsOf, NOON } from './notices.fixture.ts'
import { unsubscribeByLink } from './follow-link.ts'
import { unsubscribeToken } from './person.ts'

const { dataKey } = testOptions.secrets

/** A second process on the same database. */
const test = base.extend('other', ({ url }, { onCleanup }) => {
  const database = openDatabase(url, { max: 5 })
  onCleanup(database.close)
  return database.db
})

const PEOPLE = 60

test('two processes that look at once tell each drop once', async ({ db, other }) => {
  const ids = [await givenVariant(db), await givenVariant(db)]
  for (let at = 0; at < PEOPLE; at++) {
    for (const id of ids) {
      await givenSubscription(db, { kind: 'price-drop', variantId: Number(id), email: `person-${at}@post.example` })
    }
  }
  for (const id of ids) await changeVariant(db, id, { price: 5_000 })
  await Promise.all([db, other, db, other].map((one) => jobsOf(one).prices()))
  await jobsOf(db).prices()
  const told = await mailsOf(db, 'price-drop')
  expect(told).toHaveLength(PEOPLE)
  expect(new Set(told.map(({ to }) => to)).size).toBe(PEOPLE)
  expect(told.every(({ data }) => data.pieces.length === 2)).toBe(true)
})

test('two processes that look at once remind of each cart once', async ({ db, other }) => {
  const variantId = Number(await givenVariant(db))
  for (let at = 0; at < 3; at++) {
    const user = await givenUser(db, { id: randomUUID(), email: `person-${at}@post.example`, passwordHash: '-' })
    const [cart] = await db
      .insert(carts)
      .values({ userId: user.id, changedAt: hoursAfter(NOON, -30) })
      .returning()
    const line = { variantId, name: 'Rara Bed', size: null, type: null, quantity: 1, seenPrice: 10_000 }
    await db.insert(cartLines).values({ ...line, cartId: cart!.id })
    await givenSubscription(db, { kind: 'cart-reminder', email: user.email, userId: user.id })
  }
  await Promise.all([db, other, db, other].map((one) => jobsOf(one).carts()))
  expect(await db.$count(mails)).toBe(3)
})

test('unsubscribing while the job runs leaves nobody subscribed and causes no error', async ({ db, other }) => {
  const variantId = Number(await givenVariant(db))
  for (let at = 0; at < PEOPLE; at++) {
    await givenSubscription(db, { kind: 'price-drop', variantId, email: `person-${at}@post.example` })
  }
  await changeVariant(db, String(variantId), { price: 5_000 })
  const leave = Array.from({ length: PEOPLE }, (_, at) => {
    const token = unsubscribeToken(dataKey, `person-${at}@post.example`, 'price-drop')
    return unsubscribeByLink({ db, dataKey }, token, false)
  })
  await Promise.all([jobsOf(other).prices(), ...leave])
  expect(await db.$count(subscriptions)).toBe(0)
})
