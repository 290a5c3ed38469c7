import { eq, sql } from 'drizzle-orm'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { customRequestEvents, customRequests, photos } from '../../platform/db/schema.ts'
import { givenCheckoutShop } from '../checkout/checkout.fixture.ts'
import { givenPhoto, removeFilesOfPhotos } from '../../shop/photos/photos.fixture.ts'
import { photoKey } from '#domain/photos/photos.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { acceptForm, customForm, givenQuoted, send } from './custom-requests.fixture.ts'
import { cleanRequests } from './forget-requests.ts'

const { storage } = testOptions
const unbroken = new AbortController().signal
const test = base.extend('shop', { auto: true }, async ({ db }) => givenCheckoutShop(db))

async function letPass(db: Db, number: string, age: string): Promise<void> {
  const changedAt = sql`now() - ${age}::interval`
  await db.update(customRequests).set({ changedAt }).where(eq(customRequests.number, number))
}

async function readRow(db: Db, number: string) {
  const [row] = await db.select().from(customRequests).where(eq(customRequests.number, number))
  return row!
}

test('a guest’s unanswered request loses its personal data and photos after twelve months', async ({ app, db }) => {
  const sent = (await send(app, { photos: [await givenPhoto()] })).json()
  const { number, photos: photoIds } = sent.data as { number: string; photos: [string] }
  await letPass(db, number, '1 year 1 day')
  await cleanRequests({}, { db }, unbroken)

  expect(await readRow(db, number)).toMatchObject({ state: 'withdrawn', name: '', email: '', privateDetails: null })
  expect(await db.$count(photos)).toBe(0)
  await removeFilesOfPhotos(db, storage)
  expect(await storage.sizeOf(photoKey(photoIds[0]))).toBeUndefined()
  const events = await db.select().from(customRequestEvents).orderBy(customRequestEvents.id)
  expect(events.map(({ action, actor }) => [action, actor])).toEqual([
    ['request', 'shopper'],
    ['withdraw', 'system'],
  ])
  const shown = (await app.inject(`/api/custom-orders/${number}?key=${sent.key}`)).json().data
  expect(shown).toMatchObject({ state: 'withdrawn', name: '', phone: '', instructions: '', photos: [] })
})

test('closed requests go too; newer ones, those of members and those that became orders stay', async ({ app, db }) => {
  const old = '1 year 1 day'
  const declined = await givenQuoted(app, db)
  const path = `/api/custom-orders/${declined.number}/decline?key=${declined.key}`
  expect((await app.inject({ method: 'POST', url: path, payload: { reason: 'Too dear' } })).statusCode).toBe(200)
  await letPass(db, declined.number, old)

  const newer = await givenQuoted(app, db)
  await letPass(db, newer.number, '364 days')

  const { headers } = await givenSession(db, (await givenUser(db)).id)
  const members = await givenQuoted(app, db, { headers })
  await letPass(db, members.number, old)

  const ordered = await givenQuoted(app, db)
  const accepted = await app.inject({
    method: 'POST',
    url: `/api/custom-orders/${ordered.number}/accept?key=${ordered.key}`,
    payload: { ...acceptForm, shown: { quoteId: ordered.quote.id, total: 85_001, deposit: 42_501 } },
  })
  expect(accepted.statusCode).toBe(201)
  await letPass(db, ordered.number, old)

  await cleanRequests({}, { db }, unbroken)
  expect(await readRow(db, declined.number)).toMatchObject({ state: 'declined', name: '', privateDetails: null })
  for (const { number } of [newer, members, ordered]) {
    expect(await readRow(db, number)).toMatchObject({ name: customForm.name, privateDetails: expect.any(Buffer) })
  }
})

test('a run forgets as many requests as there are, and an aborted one stops', async ({ app, db }) => {
  const { number } = (await send(app)).json().data
  const row = await readRow(db, number)
  const copies = Array.from({ length: 104 }, (_, at) => {
    return { ...row, id: crypto.randomUUID(), number: `KC-250101-${String(at).padStart(8, '0')}` }
  })
  await db.insert(customRequests).values(copies)
  await db.update(customRequests).set({ changedAt: sql`now() - interval '1 year 1 day'` })
  const left = () => db.$count(customRequests, eq(customRequests.email, customForm.email))

  await cleanRequests({}, { db }, AbortSignal.abort())
  expect(await left()).toBe(105)
  await cleanRequests({}, { db }, unbroken)
  expect(await left()).toBe(0)
})
