import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import type { CleanedMedia, MediaCheck } from '#contract/admin/media.ts'
import { pictureFormats, pictureKey } from '#domain/catalog/picture.ts'
import { buildApp } from '../../../app.ts'
import { givenPicture, givenProduct } from '../../../shop/catalog/catalog.fixture.ts'
import { pictures } from '../../db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../../test/test.ts'
import { ingestPicture, pixelsKey } from '../ingest-picture.ts'
import { localStorage } from '../local-storage.ts'
import { notePicture } from '../picture-queries.ts'
import { cleanMedia } from './check-media.ts'

/** The app over its own folder, in which files can be two days old. */
const test = base
  .extend('folder', async ({ server: _server }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'kastha-check-'))
    onCleanup(() => rm(folder, { recursive: true }))
    return folder
  })
  .extend('storage', ({ folder }) => localStorage(folder))
  .extend('shop', async ({ db, storage }, { onCleanup }) => {
    const shop = buildApp({ ...testOptions, db, storage })
    onCleanup(() => shop.close())
    return shop
  })
  .extend('put', ({ folder, storage }) => async (key: string, { isOld = false } = {}) => {
    await storage.put(key, Buffer.from('file'), 'image/webp')
    const before = new Date(Date.now() - 25 * 60 * 60_000)
    if (isOld) await utimes(join(folder, ...key.split('/')), before, before)
  })

const unknown = 'f'.repeat(24)

test('unreferenced files are found, and removed once they are a day old', async ({ shop, storage, put, db }) => {
  await db.delete(pictures)
  const owner = await givenStaff(shop)
  const kept = await givenPicture(db, { width: 160 })
  for (const format of pictureFormats) await put(pictureKey(kept.id, 160, format), { isOld: true })
  await put(`${unknown}/160.webp`, { isOld: true })
  await put(`${unknown}/320.webp`)

  const found = (await owner.call('GET', '/media-check')).json<MediaCheck>()
  expect(found).toEqual({ strays: 1, young: 1, broken: [], brokenCount: 0, otherMissing: 0 })
  const cleaned = (await owner.call('POST', '/media-check/removal')).json<CleanedMedia>()
  expect(cleaned).toEqual({ files: 1, pictures: 0 })
  expect((await Array.fromAsync(storage.keys())).toSorted()).toEqual([
    `${kept.id}/160.avif`,
    `${kept.id}/160.webp`,
    `${unknown}/320.webp`,
  ])
})

test('while its AVIF files are to be made, a picture lacks none', async ({ shop, put, db }) => {
  await db.delete(pictures)
  const owner = await givenStaff(shop)
  const { id } = await givenPicture(db, { width: 160, isWebpOnly: true })
  await put(pictureKey(id, 160, 'webp'), { isOld: true })
  await put(pixelsKey(id))
  const found = (await owner.call('GET', '/media-check')).json<MediaCheck>()
  expect(found).toEqual({ strays: 0, young: 1, broken: [], brokenCount: 0, otherMissing: 0 })
})

test('pictures with missing files are named, and unused ones removed', async ({ shop, put, db }) => {
  await db.delete(pictures)
  const owner = await givenStaff(shop)
  const shown = await givenPicture(db, { width: 160, fileName: 'shown.jpg' })
  const unused = await givenPicture(db, { width: 160 })
  await givenProduct(db, { pictureIds: [shown.id] })
  await put(pictureKey(shown.id, 160, 'webp'))

  const found = (await owner.call('GET', '/media-check')).json<MediaCheck>()
  expect(found.broken).toEqual([
    { id: shown.id, fileName: 'shown.jpg', uses: 1, missing: 1 },
    { id: unused.id, fileName: '', uses: 0, missing: 2 },
  ])
  const cleaned = (await owner.call('POST', '/media-check/removal')).json<CleanedMedia>()
  expect(cleaned).toEqual({ files: 0, pictures: 1 })
  expect(await db.$count(pictures, eq(pictures.id, shown.id))).toBe(1)
  expect(await db.$count(pictures, eq(pictures.id, unused.id))).toBe(0)
})

ownDatabaseTest('a picture that is uploaded while its old files are removed keeps all its files', async ({ db }) => {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-check-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const storage = localStorage(folder)
  const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#804020' } })
    .png()
    .toBuffer()
  const { id } = await ingestPicture(bytes, storage)
  const keys = await Array.fromAsync(storage.keys())
  for (const key of keys) {
    const before = new Date(Date.now() - 25 * 60 * 60_000)
    await utimes(join(folder, ...key.split('/')), before, before)
  }
  let isNoted = false
  let upload: Promise<unknown> | undefined
  const note = (picture: Parameters<typeof notePicture>[1]) =>
    db.transaction((tx) => notePicture(tx, picture)).then(() => void (isNoted = true))
  const waits = async () => {
    const { rows } = await db.execute(sql`select 1 from pg_locks where relation = 'pictures'::regclass and not granted`)
    return isNoted || rows.length > 0
  }
  const watched = {
    ...storage,
    remove: async (key: string) => {
      upload ??= ingestPicture(bytes, storage, { note })
      await expect.poll(waits).toBe(true)
      await storage.remove(key)
    },
  }
  await cleanMedia({ staffDb: db, storage: watched })
  await upload
  expect(await Array.fromAsync(storage.keys())).toEqual(expect.arrayContaining([`${id}/160.webp`, pixelsKey(id)]))
})
