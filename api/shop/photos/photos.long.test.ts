import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders, photos } from '../../platform/db/schema.ts'
import { say } from '../../platform/language/sentence.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenPhoto, plain } from './photos.fixture.ts'
import { keepPhotos } from './keep-photos.ts'
import { photoKey } from '#domain/photos/photos.ts'
import { insertPhotos } from './photo-queries.ts'
import { removePhotoFiles } from './remove-photo-files.ts'

const { storage, secrets } = testOptions

/** Sets up an order with a photo of damage. */
const test = base
  .extend(
    'keep',
    ({ db }) =>
      (...files: Uint8Array[]) =>
        keepPhotos({ db, storage, secrets }, files),
  )
  .extend('user', ({ db }) => givenUser(db))
  .extend('order', ({ db, user }) => givenOrder(db, { userId: user.id, state: 'delivered' }))
  .extend('photo', async ({ db, order, keep }) => {
    const [photo] = await keep(await givenPhoto())
    await insertPhotos(db, [photo!], { kind: 'damage', orderId: order.id })
    return photo!
  })

const isStored = async (id: string) => (await storage.sizeOf(photoKey(id))) !== undefined

test('the order’s shopper sees it upright, scaled down and without metadata', async ({
  app,
  db,
  user,
  order,
  keep,
}) => {
  const { headers } = await givenSession(db, user.id)
  const [photo] = await keep(await givenPhoto(3_000, 2_500))
  await insertPhotos(db, [photo!], { kind: 'damage', orderId: order.id })
  const answer = await app.inject({ url: `/api/orders/${order.number}/photos/${photo!.id}`, headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  })
  const metadata = await sharp(answer.rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: photo!.width, height: photo!.height })
  expect(Math.max(photo!.width, photo!.height)).toBe(2_000)
  expect(photo!.width).toBeLessThan(photo!.height) // was sent rotated
  expect(metadata).not.toHaveProperty('exif')
  const [row] = await db.select().from(photos)
  expect(row).toMatchObject({ id: photo!.id, kind: 'damage', orderId: order.id, customRequestId: null })
})

test('the stored file is unreadable without the key', async ({ app, photo }) => {
  const stored = await buffer((await storage.get(photoKey(photo.id)))!.body)
  await expect(sharp(stored).metadata()).rejects.toThrow()
  expect(stored.includes('WEBP')).toBe(false)
  for (const url of [`/media/${photoKey(photo.id)}`, `/media/photos/${photo.id}`, `/media/private/${photo.id}`]) {
    expect((await app.inject(url)).statusCode).toBe(404)
  }
})

test('only its shopper and key holders see it, and only under its order', async ({ app, db, order, photo }) => {
  const other = await givenUser(db, { email: 'other@post.example' })
  const others = await givenOrder(db, { userId: other.id })
  const { headers } = await givenSession(db, other.id)
  const key = trackKey(secrets.orderKey, order.number)
  const ask = async (url: string, by = {}) => (await app.inject({ url, headers: by })).statusCode
  expect(await ask(at(order.number, photo.id))).toBe(401)
  expect(await ask(at(order.number, photo.id), headers)).toBe(404)
  expect(await ask(at(others.number, photo.id), headers)).toBe(404)
  expect(await ask(at(order.number, `${photo.id}?key=${'x'.repeat(43)}`))).toBe(404)
  expect(await ask(at(order.number, `${randomUUID()}?key=${key}`))).toBe(404)
  expect(await ask(at(order.number, `no-id?key=${key}`))).toBe(400)
  expect(await ask(at(order.number, `${photo.id}?key=${key}`))).toBe(200)
})

test('a swapped file of another photo is a 500', async ({ app, order, photo, keep }) => {
  const [other] = await keep(await plain(50, 50).png().toBuffer())
  const swapped = await buffer((await storage.get(photoKey(other!.id)))!.body)
  await storage.put(photoKey(photo.id), swapped, '')
  const key = trackKey(secrets.orderKey, order.number)
  expect((await app.inject(`/api/orders/${order.number}/photos/${photo.id}?key=${key}`)).statusCode).toBe(500)
})

test('one invalid picture refuses the whole upload, and is named', async ({ db, keep }) => {
  const good = await givenPhoto()
  await expect(keep(good, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
    code: 'unsupported_media_type',
    message: 'Photo 2: Please send the picture as JPEG, PNG, WebP or AVIF.',
    fields: {
      photos: say('photos.problem-of', {
        at: 2,
        problem: [say('pictures.wrong-type')],
      }),
    },
  })
  await expect(keep(good.subarray(0, good.length / 2))).rejects.toMatchObject({
    message: 'The picture is damaged. Please send another copy.',
  })
  expect(await waiting(db)).toEqual([])
})

test('files of a failed transaction are removed, assigned ones stay', async ({ db, photo, keep }) => {
  const [lost] = await keep(await givenPhoto())
  expect(new Set(await waiting(db))).toEqual(new Set([{ photoIds: [photo.id] }, { photoIds: [lost!.id] }]))
  for (let turn = 0; turn < 2; turn += 1) {
    await removePhotoFiles({ photoIds: [photo.id, lost!.id] }, { db, storage })
    expect([await isStored(photo.id), await isStored(lost!.id)]).toEqual([true, false])
  }
})

test('deleting an order’s personal data hides its photos immediately, and removes the files later', async ({
  app,
  db,
  order,
  photo,
}) => {
  await db.update(orders).set({ privateDetails: null }).where(eq(orders.id, order.id))
  const key = trackKey(secrets.orderKey, order.number)
  expect((await app.inject(`/api/orders/${order.number}/photos/${photo.id}?key=${key}`)).statusCode).toBe(404)
  await removePhotoFiles({ photoIds: [photo.id] }, { db, storage })
  expect(await isStored(photo.id)).toBe(false)
})

const at = (number: string, rest: string) => `/api/orders/${number}/photos/${rest}`

async function waiting(db: Db) {
  const { rows } = await db.execute<{ data: unknown }>(
    `select data from pgboss.job where name = 'remove-photos' and start_after > now() + interval '55 minutes'`,
  )
  return rows.map(({ data }) => data)
}
