import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { CleanedMedia, MediaCheck } from '#contract/admin/media.ts'
import { pictureFormats, pictureKey } from '#domain/catalog/picture.ts'
import { buildApp } from '../../../app.ts'
import { givenPicture, givenProduct } from '../../../shop/catalog/catalog.fixture.ts'
import { pictures } from '../../db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test as base, testOptions } from '../../../test/test.ts'
import { pixelsKey } from '../ingest-picture.ts'
import { localStorage } from '../local-storage.ts'

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
