import { TransactionRollbackError } from 'drizzle-orm'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { givenCategory, givenProduct } from '../catalog/catalog.fixture.ts'
import { openDatabase, type Db } from '../../platform/db/client.ts'
import { listItems, mails, products, subscriptions, variants } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest as test, testOptions } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { givenLister, setStock } from './wishlist.fixture.ts'
import { personOf } from '../notices/person.ts'
import { testSms } from '../notices/notices.fixture.ts'
import { notifyBackInStock } from '../notices/tell-products.ts'

const { secrets } = testOptions

function statuses(answers: { statusCode: number }[]): number[] {
  return [...new Set(answers.map(({ statusCode }) => statusCode))].toSorted((one, other) => one - other)
}

/** A request of My List. */
function noticeOf({ id: userId, email }: { id: string; email: string }, productId: number) {
  const person = personOf(secrets.dataKey, email)
  const kind = 'back-in-stock' as const
  return { kind, person, userId, productId, consent: 'Yes', place: 'list' as const, confirmedAt: new Date() }
}

/** Waits until `count` transactions wait for a lock. */
async function waitingAre(db: Db, count: number): Promise<void> {
  await expect.poll(() => waitingSessions(db), { timeout: 10_000 }).toBe(count)
}

test('a product saved many times concurrently is in the list once', async ({ app, db }) => {
  const asmita = await givenLister(app, db)
  const bed = await givenProduct(db)
  expect(statuses(await Promise.all(Array.from({ length: 30 }, () => asmita.send('PUT', `/${bed.id}`))))).toEqual([200])
  expect((await asmita.ask('GET')).data).toHaveLength(1)
})

test('concurrent saves never exceed the limit of a list', async ({ app, db }) => {
  const asmita = await givenLister(app, db)
  const { id: categoryId } = await givenCategory(db)
  const rows = await db
    .insert(products)
    .values(Array.from({ length: 215 }, (_, at) => ({ slug: `many-${at}`, name: `Stool ${at}`, categoryId })))
    .returning({ id: products.id })
  await db
    .insert(variants)
    .values(rows.map(({ id }) => ({ productId: id, position: 0, sku: `MANY-${id}`, price: 1_000, stock: 1 })))
  const ids = rows.map(({ id }) => id)
  await db.insert(listItems).values(ids.slice(0, 195).map((productId) => ({ userId: asmita.user.id, productId })))
  const answers = await Promise.all(ids.slice(195).map((id) => asmita.send('PUT', `/${id}`)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(15)
  expect((await asmita.ask('GET')).data).toHaveLength(200)
})

test('concurrent calls for a link return the same one', async ({ app, db }) => {
  const asmita = await givenLister(app, db)
  const answers = await Promise.all(Array.from({ length: 20 }, () => asmita.send('POST', '/shares')))
  expect(new Set(answers.map((answer) => answer.json().share.token)).size).toBe(1)
})

test('deleting an account while it saves leaves no rows and causes no error', async ({ app, db }) => {
  const asmita = await givenLister(app, db)
  const beds = await Promise.all(Array.from({ length: 10 }, () => givenProduct(db, { variants: [{ stock: 0 }] })))
  const [deletion, ...saves] = await Promise.all([
    app.inject({
      method: 'DELETE',
      url: `/api/user/${asmita.user.id}`,
      headers: asmita.headers,
      payload: { password: 'sal-wood-1996' },
    }),
    ...beds.flatMap(({ id }) => [asmita.send('PUT', `/${id}`), asmita.send('PUT', `/${id}/notice`)]),
  ])
  expect(deletion.statusCode).toBe(200)
  expect(statuses(saves).filter((status) => ![200, 401].includes(status))).toEqual([])
  expect(await db.select().from(listItems)).toEqual([])
  expect(await db.select().from(subscriptions)).toEqual([])
})

test('removing a product while another tab requests a notice leaves no hidden request', async ({ app, db }) => {
  const asmita = await givenLister(app, db)
  const bed = await givenProduct(db, { variants: [{ stock: 0 }] })
  const wish = { userId: asmita.user.id, productId: bed.id }
  await db.insert(listItems).values(wish)
  const [asking, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const undone = db.transaction(async (tx) => {
    await tx.insert(subscriptions).values(noticeOf(asmita.user, bed.id)) // a concurrent request for the same notice waits for this row
    asking.resolve()
    await mayGoOn.promise
    tx.rollback()
  })
  await asking.promise
  const asked = asmita.send('PUT', `/${bed.id}/notice`)
  await waitingAre(db, 1)
  const removed = asmita.send('DELETE', `/${bed.id}`)
  await Promise.race([removed, waitingAre(db, 2)])
  mayGoOn.resolve()
  await expect(undone).rejects.toThrow(TransactionRollbackError)
  expect(statuses(await Promise.all([asked, removed]))).toEqual([200])
  expect(await db.select().from(listItems)).toEqual([])
  expect(await db.select().from(subscriptions)).toEqual([])
})

test('two concurrent runs of the job mail everybody once', async ({ db, url }) => {
  const other = openDatabase(url, { max: 5 })
  try {
    const bed = await givenProduct(db, { variants: [{ stock: 0 }] })
    const people = await Promise.all(
      Array.from({ length: 250 }, (_, at) => givenUser(db, { email: `person-${at}@post.example`, passwordHash: '-' })),
    )
    await db.insert(subscriptions).values(people.map((person) => noticeOf(person, bed.id)))
    await setStock(db, bed.id, 1)
    const { signal } = new AbortController()
    await Promise.all(
      [db, other.db, db, other.db].map((one) => notifyBackInStock({}, { db: one, secrets, sms: testSms }, signal)),
    )
    const told = await db.select({ to: mails.to }).from(mails)
    expect(told).toHaveLength(250)
    expect(new Set(told.map(({ to }) => to)).size).toBe(250)
    expect(await db.select().from(subscriptions)).toEqual([])
  } finally {
    await other.close()
  }
})
