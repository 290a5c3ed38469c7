import { buildApp, type App } from '../../app.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { openDatabase } from '../../platform/db/client.ts'
import { carts } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { contents, givenMember, givenSettings, givenShopper, givenVariant, type Shopper } from './cart.fixture.ts'

const email = 'asmita@post.example'

/** Two server processes on one database. */
const test = ownDatabaseTest.extend('apps', async ({ app, db, url }, { onCleanup }): Promise<[App, App]> => {
  await givenSettings(db)
  const database = openDatabase(url, { max: 20 })
  const other = buildApp({ ...testOptions, db: database.db })
  onCleanup(async () => {
    await other.close()
    await database.close()
  })
  return [app, other]
})

/** Returns tabs of one browser, alternating between the processes. */
function tabsOf(apps: App[], shopper: Shopper, count: number): Shopper[] {
  return Array.from({ length: count }, (_, turn) => {
    const tab = givenShopper(apps[turn % apps.length]!, shopper.cookies)
    Object.assign(tab.headers, shopper.headers)
    return tab
  })
}

function put(tab: Shopper, variantId: string) {
  return tab.send('POST', '/api/cart/lines', { variantId })
}

function tally(answers: { statusCode: number }[]): Record<number, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ statusCode }) => statusCode)).map(([code, all]) => [code, all!.length]),
  )
}

for (const owner of ['guest', 'member'] as const) {
  test(`items added concurrently in many tabs of a ${owner} are all kept`, async ({ apps, db }) => {
    const shopper = owner === 'guest' ? givenShopper(apps[0]) : await givenMember(apps[0], db, email)
    await shopper.view()
    const ids = await Promise.all(Array.from({ length: 6 }, () => givenVariant(db, { stock: 100 })))
    const answers = await Promise.all(tabsOf(apps, shopper, 60).map((tab, turn) => put(tab, ids[turn % 6]!)))
    expect(tally(answers)).toEqual({ 200: 60 })
    const { lines, itemCount } = await shopper.view()
    expect(itemCount).toBe(60)
    expect(contents(lines).toSorted()).toEqual(ids.map((id) => [id, 10]).toSorted())
    expect(await db.select().from(carts)).toHaveLength(1)
  })
}

test('concurrent adding fills a line exactly to its limit, and refuses the rest', async ({ apps, db }) => {
  const shopper = givenShopper(apps[0])
  await shopper.view()
  const bed = await givenVariant(db, { stock: 100 })
  const answers = await Promise.all(tabsOf(apps, shopper, 30).map((tab) => put(tab, bed)))
  expect(tally(answers)).toEqual({ 200: 10, 409: 20 })
  expect((await shopper.view()).itemCount).toBe(10)
})

test('a login during concurrent adding loses and duplicates nothing', async ({ apps, db }) => {
  const shopper = givenShopper(apps[0])
  await shopper.view()
  await givenUser(db, { email })
  const ids = await Promise.all(Array.from({ length: 4 }, () => givenVariant(db, { stock: 100 })))
  const adding = tabsOf(apps, shopper, 40).map((tab, turn) => put(tab, ids[turn % 4]!))
  const loggingIn = tabsOf(apps, shopper, 4).map((tab) => tab.logIn(email))
  expect(tally(await Promise.all(adding))).toEqual({ 200: 40 })
  expect(tally(await Promise.all(loggingIn))).toEqual({ 200: 4 })
  await shopper.logIn(email)
  const { lines, notices } = await shopper.view()
  expect(contents(lines).toSorted()).toEqual(ids.map((id) => [id, 10]).toSorted())
  expect(notices).toEqual([])
})

test('concurrent reads merge the guest cart only once', async ({ apps, db }) => {
  const member = await givenMember(apps[0], db, email)
  const guest = givenShopper(apps[0], member.cookies)
  const bed = await givenVariant(db, { stock: 100 })
  await guest.add(bed, 3)
  const views = await Promise.all(tabsOf(apps, member, 30).map((tab) => tab.view()))
  for (const { lines } of views) expect(contents(lines)).toEqual([[bed, 3]])
  expect((await guest.view()).lines).toEqual([])
})

test('concurrent logins in several browsers merge all their carts', async ({ apps, db }) => {
  await givenUser(db, { email })
  const ids = await Promise.all(Array.from({ length: 5 }, () => givenVariant(db, { stock: 100 })))
  const guests = await Promise.all(
    Array.from({ length: 6 }, async (_, turn) => {
      const guest = givenShopper(apps[turn % 2]!)
      for (const id of turn % 3 === 0 ? ids.toReversed() : ids) await guest.add(id)
      return guest
    }),
  )
  expect(tally(await Promise.all(guests.map((guest) => guest.logIn(email))))).toEqual({ 200: 6 })
  expect(contents((await guests[0]!.view()).lines).toSorted()).toEqual(ids.map((id) => [id, 6]).toSorted())
})
