import { eq } from 'drizzle-orm'
import { givenSession, givenUser, PASSWORD } from '../../people/accounts/user.fixture.ts'
import { customRequestEvents, customRequests, photos } from '../../platform/db/schema.ts'
import { givenShop } from '../../platform/mail/outbox.fixture.ts'
import { givenPhoto } from '../../shop/photos/photos.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenQuoted, send } from './custom-requests.fixture.ts'

/** An account with two requests: one with a photo, one with an offer. */
const test = base
  .extend('user', ({ db }) => givenUser(db))
  .extend('headers', async ({ db, user }) => (await givenSession(db, user.id)).headers)
  .extend('numbers', async ({ app, db, headers }): Promise<string[]> => {
    await givenShop(db)
    const sent = await send(app, { headers, photos: [await givenPhoto()] })
    const { number } = await givenQuoted(app, db, { headers })
    return [sent.json().data.number, number]
  })

test('the data export includes custom requests', async ({ app, headers, numbers }) => {
  const { data } = (await app.inject({ url: '/api/user/data', headers })).json()
  const shown = data.customRequests.map(({ number, instructions }: Record<string, string>) => [number, instructions])
  expect(shown).toEqual(numbers.toReversed().map((number) => [number, 'Lower headboard,\nno wings']))
  const [photo, ...others] = data.photos
  expect([photo, others]).toEqual([
    { _id: expect.any(String), kind: 'custom', about: numbers[0], sentAt: expect.any(String) },
    [],
  ])
  const shownAt = `/api/custom-orders/${photo.about}/photos/${photo._id}`
  expect((await app.inject({ url: shownAt, headers })).statusCode).toBe(200)
})

test('deleting an account withdraws its open requests and deletes their personal data', async ({
  app,
  db,
  user,
  headers,
  numbers,
}) => {
  await send(app) // a stranger’s
  const url = `/api/user/${user.id}`
  const deleted = await app.inject({ method: 'DELETE', url, headers, payload: { password: PASSWORD } })
  expect(deleted.statusCode).toBe(200)
  for (const number of numbers) {
    const [row] = await db.select().from(customRequests).where(eq(customRequests.number, number))
    expect(row).toMatchObject({ state: 'withdrawn', userId: null, name: '', email: '', privateDetails: null })
  }
  expect(await db.$count(photos)).toBe(0)
  const ends = (await db.select().from(customRequestEvents)).filter(({ action }) => action === 'withdraw')
  expect(ends).toHaveLength(2)
  expect(await db.$count(customRequestEvents, eq(customRequestEvents.actorId, user.id))).toBe(0)
  expect(await db.$count(customRequests, eq(customRequests.state, 'requested'))).toBe(1)
})
