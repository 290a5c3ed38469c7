import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { pictureKey } from '#domain/catalog/picture.ts'
import { defined } from '#domain/defined.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import type { Db } from '../db/client.ts'
import { pictures } from '../db/schema.ts'
import { jobsOf } from '../jobs/jobs.fixture.ts'
import { removeStaffPicture } from './admin/remove-pictures.ts'
import { takePictures } from './admin/take-pictures.ts'
import { finishPicture } from './finish-picture.ts'
import { pixelsKey } from './ingest-picture.ts'
import type { MediaStorage } from './storage.ts'

const { storage } = testOptions
const noSignal = new AbortController().signal

let made = 0

/** Uploads a picture like staff, 400 x 200 px, whose right half is see-through; `send` uploads it again. */
const test = base
  .extend('half', async ({ db }) => {
    made += 1
    const clear = { create: { width: 400, height: 200, channels: 4 as const, background: 'transparent' } }
    const color = { create: { width: 200, height: 200, channels: 4 as const, background: `rgb(${made}, 90, 40)` } }
    const bytes = await sharp(clear)
      .composite([{ input: color, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const send = async () => {
      const { items } = await takePictures({ staffDb: db, storage }, [{ bytes, fileName: 'half.png' }])
      return defined(items[0], 'uploaded picture')
    }
    return { picture: await send(), send }
  })
  .extend('picture', ({ half }) => half.picture)

const finish = (db: Db, pictureId: string, tools: { storage?: MediaStorage; signal?: AbortSignal } = {}) =>
  finishPicture({ pictureId }, { db, storage: tools.storage ?? storage }, tools.signal ?? noSignal)

async function storedOf(id: string): Promise<string[]> {
  const keys = await Array.fromAsync(storage.keys())
  return keys
    .filter((key) => key.startsWith(`${id}/`))
    .map((key) => key.slice(id.length + 1))
    .toSorted()
}

const complete = ['160.avif', '160.webp', '320.avif', '320.webp']

test('an upload has WebP files at once, and a job makes the AVIF files', async ({ db, picture: { id } }) => {
  expect(await storedOf(id)).toEqual(['160.webp', '320.webp', 'pixels.webp'])
  expect(await jobsOf(db)).toMatchObject([{ name: 'finish-picture', data: { pictureId: id } }])
  await finish(db, id)
  expect(await storedOf(id)).toEqual(complete)
  for (const width of [160, 320]) {
    const stored = await storage.get(pictureKey(id, width, 'avif'))
    const file = sharp(Buffer.concat(await Array.fromAsync(stored!.body)))
    expect(await file.metadata()).toMatchObject({ format: 'heif', compression: 'av1', width, height: width / 2 })
    expect((await file.stats()).isOpaque).toBe(false)
  }
})

test('pages offer the AVIF files once they exist', async ({ app, db, picture: { id } }) => {
  const product = await givenProduct(db, { pictureIds: [id] })
  const shown = async () => (await app.inject(`/api/product/${product.id}`)).json().product.pictures[0]
  expect(await shown()).toMatchObject({ id, isWebpOnly: true })
  await finish(db, id)
  expect(await shown()).not.toHaveProperty('isWebpOnly')
})

test('a complete picture that is sent again is not encoded again', async ({ db, half: { picture, send } }) => {
  await finish(db, picture.id)
  await send()
  expect(await storedOf(picture.id)).toEqual(complete)
  expect(await jobsOf(db)).toHaveLength(1)
})

test('a picture that lost AVIF files gets them again once it is sent again', async ({
  db,
  half: { picture, send },
}) => {
  await finish(db, picture.id)
  await storage.remove(pictureKey(picture.id, 320, 'avif'))
  await send()
  await finish(db, picture.id)
  expect(await storedOf(picture.id)).toEqual(complete)
})

test('the job completes what a crash left behind', async ({ db, picture: { id } }) => {
  // The upload was cut off after its first WebP file.
  await storage.remove(pictureKey(id, 320, 'webp'))
  await finish(db, id)
  expect(await storedOf(id)).toEqual(complete)

  // An earlier attempt stored all files, and was cut off before its commit.
  await db.update(pictures).set({ isWebpOnly: true })
  await finish(db, id)
  expect(await db.$count(pictures, eq(pictures.isWebpOnly, true))).toBe(0)
})

test('a picture without its pixels fails, so that the job is retried', async ({ db, picture: { id } }) => {
  await storage.remove(pixelsKey(id))
  await expect(finish(db, id)).rejects.toThrow(`The pixels of picture ${id} are missing`)
  expect(await db.$count(pictures, eq(pictures.isWebpOnly, true))).toBe(1)
})

test('pixels that cannot be read are a failure with its cause', async ({ db, picture: { id } }) => {
  await storage.put(pixelsKey(id), Buffer.from('no picture'), 'image/webp')
  await expect(finish(db, id)).rejects.toThrow(/^The work of encoding-process.ts failed: .*unsupported image format/)
})

test('a stop ends the encoding', async ({ db, picture: { id } }) => {
  await expect(finish(db, id, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(await storedOf(id)).toEqual(['160.webp', '320.webp', 'pixels.webp'])
})

test('a deleted picture leaves no file behind, also when deleted during the encoding', async ({
  db,
  picture: { id },
}) => {
  const deletedMeanwhile: MediaStorage = {
    ...storage,
    async get(key) {
      const pixels = await storage.get(key)
      await removeStaffPicture({ staffDb: db, storage }, id)
      return pixels
    },
  }
  await finish(db, id, { storage: deletedMeanwhile })
  expect(await storedOf(id)).toEqual([])
  await finish(db, id)
  expect(await storedOf(id)).toEqual([])
})
