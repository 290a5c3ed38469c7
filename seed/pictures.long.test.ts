import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { defined } from '#domain/defined.ts'
import { pictureFormats, pictureKey, pictureKeys, pictureWidths } from '#domain/catalog/picture.ts'
import { sum } from '#domain/sum.ts'
import { ingestPicture, pictureId } from '#api/platform/media/ingest-picture.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import { readPictureArchive } from './picture-archive.ts'
import { copyDemoPictures, demoPicture, demoPictures } from './pictures.ts'

const artFolder = join(import.meta.dirname, 'art')
const readArt = (file: string) => readFile(join(artFolder, file))

const archive = new Map<string, Buffer>()
beforeAll(async () => {
  for await (const { key, bytes } of readPictureArchive()) archive.set(key, bytes)
})
const keysOf = (picture: { id: string; width: number }) =>
  pictureFormats.flatMap((format) => pictureKeys(picture, format))
const archived = (key: string) => defined(archive.get(key), `${key} in the archive`)

test('every picture in seed/art is in the index, under the hash of its bytes', async () => {
  const files = await readdir(artFolder, { recursive: true })
  const pictures = files.filter((file) => /\/.*\.(webp|svg)$/.test(file)).toSorted()
  expect(Object.keys(demoPictures)).toEqual(pictures)
  const ids = await Promise.all(pictures.map(async (file) => pictureId(await readArt(file))))
  expect(pictures.map((file) => demoPicture(file).id)).toEqual(ids)
})

test('every file of every picture is in the archive with the size in the index, and no other file', () => {
  const expected = new Set<string>()
  for (const picture of Object.values(demoPictures)) {
    const keys = keysOf(picture)
    const sizes = keys.map((key) => archived(key).length)
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(sum(sizes)).toBe(picture.bytes)
    for (const key of keys) expected.add(key)
  }
  expect([...archive.keys()]).toEqual([...expected].toSorted())
})

test.each(['clients/baluwa-co-works.svg', 'products/bandipur-bookshelf/1.webp'])(
  '%s taken again is the picture of the index',
  async (file) => {
    const { bytes: _bytes, ...picture } = demoPicture(file)
    const folder = await mkdtemp(join(tmpdir(), 'kastha-demo-'))
    try {
      const storage = localStorage(folder)
      // The files exist already, so nothing is encoded again.
      for (const key of keysOf(picture)) await storage.put(key, archived(key), '')
      expect(await ingestPicture(await readArt(file), storage)).toEqual(picture)
    } finally {
      await rm(folder, { recursive: true })
    }
    const largest = defined(pictureWidths(picture.width).at(-1), 'largest width')
    const { width, height } = await sharp(archived(pictureKey(picture.id, largest, 'avif'))).metadata()
    expect({ width, height }).toEqual({
      width: largest,
      height: Math.round((picture.height * largest) / picture.width),
    })
  },
)

test('all pictures are copied, and a second run copies nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-demo-'))
  try {
    const storage = localStorage(folder)
    await copyDemoPictures(storage)
    const key = pictureKey(demoPicture('banners/1.webp').id, 1920, 'avif')
    const copied = await stat(join(folder, key))
    expect(await readFile(join(folder, key))).toEqual(archived(key))
    expect((await Array.fromAsync(storage.keys())).toSorted()).toEqual([...archive.keys()])

    await copyDemoPictures(storage)
    expect((await stat(join(folder, key))).mtimeMs).toBe(copied.mtimeMs)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a storage that takes no file ends the copy with its error', async () => {
  const file = join(artFolder, 'manifest.json')
  await expect(copyDemoPictures(localStorage(file))).rejects.toThrow('ENOTDIR')
})

test('a file that is not art is refused by name', () => {
  expect(() => demoPicture('products/flying-carpet/1.webp')).toThrow('products/flying-carpet/1.webp')
})

test('as AVIF at 640 px, nine in ten product pictures have at most 15 KB, and the median 10 KB', () => {
  const products = Object.entries(demoPictures).filter(([file]) => file.startsWith('products/'))
  const ascending = products.map(([, { id }]) => archived(pictureKey(id, 640, 'avif')).length).toSorted((a, b) => a - b)
  expect(ascending[Math.floor(ascending.length * 0.9)]).toBeLessThanOrEqual(15_000)
  expect(ascending[Math.floor(ascending.length / 2)]).toBeLessThanOrEqual(10_000)
})
