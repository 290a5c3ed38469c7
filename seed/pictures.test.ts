import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureFormats, pictureKey, pictureWidths } from '#domain/catalog/picture.ts'
import { ingestPicture, pictureId } from '#api/platform/media/ingest-picture.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import { copyDemoPictures, demoPicture, demoPictures } from './pictures.ts'

const artFolder = join(import.meta.dirname, 'art')
const pictureFolder = join(import.meta.dirname, 'pictures')
const readArt = (file: string) => readFile(join(artFolder, file))

test('every picture in seed/art is in the index, under the hash of its bytes', async () => {
  const files = await readdir(artFolder, { recursive: true })
  const pictures = files.filter((file) => /\/.*\.(webp|svg)$/.test(file)).toSorted()
  expect(Object.keys(demoPictures)).toEqual(pictures)
  const ids = await Promise.all(pictures.map(async (file) => pictureId(await readArt(file))))
  expect(pictures.map((file) => demoPicture(file).id)).toEqual(ids)
})

test('every file of every picture exists with the size in the index, and no other file', async () => {
  const expected = ['index.json']
  for (const { id, width, bytes } of Object.values(demoPictures)) {
    const keys = pictureWidths(width).flatMap((kept) => pictureFormats.map((format) => pictureKey(id, kept, format)))
    const sizes = await Promise.all(keys.map(async (key) => (await stat(join(pictureFolder, key))).size))
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bytes)
    expected.push(...keys)
  }
  const present = (await readdir(pictureFolder, { recursive: true })).filter((file) => file.includes('.'))
  expect(present.toSorted()).toEqual([...new Set(expected)].toSorted())
})

test.each(['clients/baluwa-co-works.svg', 'products/bandipur-bookshelf/1.webp'])(
  '%s taken again is the picture of the index',
  async (file) => {
    const { bytes: _bytes, ...picture } = demoPicture(file)
    // The files exist already, so nothing is encoded again.
    expect(await ingestPicture(await readArt(file), localStorage(pictureFolder))).toEqual(picture)
    const largest = pictureWidths(picture.width).at(-1)!
    const { width, height } = await sharp(
      await readFile(join(pictureFolder, `${picture.id}/${largest}.avif`)),
    ).metadata()
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
    const { id } = demoPicture('banners/1.webp')
    const copied = await stat(join(folder, id, '1920.avif'))
    expect(await readFile(join(folder, id, '1920.avif'))).toEqual(await readFile(join(pictureFolder, id, '1920.avif')))
    const all = (await readdir(folder, { recursive: true })).filter((file) => file.includes('.'))
    expect(all.length).toBe((await readdir(pictureFolder, { recursive: true })).filter((f) => /\/.*\./.test(f)).length)

    await copyDemoPictures(storage)
    expect((await stat(join(folder, id, '1920.avif'))).mtimeMs).toBe(copied.mtimeMs)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a file that is not art is refused by name', () => {
  expect(() => demoPicture('products/flying-carpet/1.webp')).toThrow('products/flying-carpet/1.webp')
})

test('as AVIF at 640 px, nine in ten product pictures have at most 15 KB, and the median 10 KB', async () => {
  const products = Object.entries(demoPictures).filter(([file]) => file.startsWith('products/'))
  const sizes = await Promise.all(
    products.map(async ([, { id }]) => (await stat(join(pictureFolder, id, '640.avif'))).size),
  )
  const ascending = sizes.toSorted((a, b) => a - b)
  expect(ascending[Math.floor(ascending.length * 0.9)]).toBeLessThanOrEqual(15_000)
  expect(ascending[Math.floor(ascending.length / 2)]).toBeLessThanOrEqual(10_000)
})
