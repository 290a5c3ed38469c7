import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { pictureContentType, pictureFormats, pictureKey, pictureKeys, pictureWidths } from '#domain/catalog/picture.ts'
import { sumOf } from '#domain/sum.ts'
import { encodePicture } from '#api/platform/media/encode-picture.ts'
import { ingestPicture } from '#api/platform/media/ingest-picture.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import { readPicture } from '#api/platform/media/read-picture.ts'
import { PICTURE_ARCHIVE, readPictureArchive, writePictureArchive, type ArchivedFile } from './picture-archive.ts'
import type { DemoPicture } from './pictures.ts'

// Encodes the demo's pictures ahead of time (decision 047). Keeps the files of the present archive; leaves out those of
// pictures that are no longer in seed/art.

const artFolder = join(import.meta.dirname, 'art')
const publicFolder = join(import.meta.dirname, '../storefront/public')
const workFolder = await mkdtemp(join(tmpdir(), 'kastha-pictures-'))
const storage = localStorage(workFolder)

await unpackArchive()
const index: Record<string, DemoPicture> = {}
for (const file of await artPictures()) {
  const art = await readFile(join(artFolder, file))
  const picture = await ingestPicture(art, storage)
  await encodeAvif(picture, art)
  index[file] = { ...picture, bytes: await storedBytes(picture) }
  console.error(`${file}: ${picture.id}, ${index[file].bytes} bytes`)
}
await writePictureArchive(await Array.fromAsync(keysOf(Object.values(index)), storedFile))
await writeFile(join(import.meta.dirname, 'pictures.json'), `${JSON.stringify(index, null, 1)}\n`)
await rm(workFolder, { recursive: true })
await writePublicFiles()

async function unpackArchive() {
  if (!existsSync(PICTURE_ARCHIVE)) return
  for await (const { key, bytes } of readPictureArchive()) await storage.put(key, bytes, '')
}

/** Returns every picture in a subfolder of seed/art; the drawings at the top level belong to the storefront. */
async function artPictures(): Promise<string[]> {
  const files = await readdir(artFolder, { recursive: true })
  return files.filter((file) => file.includes('/') && /\.(webp|svg)$/.test(file)).toSorted()
}

async function encodeAvif({ id, width }: { id: string; width: number }, art: Uint8Array) {
  const pixels = await readPicture(art, 'staff')
  for (const kept of pictureWidths(width)) {
    const key = pictureKey(id, kept, 'avif')
    if ((await storage.sizeOf(key)) !== undefined) continue
    await storage.put(key, await encodePicture(pixels, kept, 'avif'), pictureContentType('avif'))
  }
}

/** Returns each key once, sorted: two files of seed/art can be the same picture. */
function keysOf(pictures: readonly { id: string; width: number }[]): string[] {
  const keys = pictures.flatMap((picture) => pictureFormats.flatMap((format) => pictureKeys(picture, format)))
  return [...new Set(keys)].toSorted()
}

async function storedBytes(picture: { id: string; width: number }): Promise<number> {
  const sizes = await Promise.all(keysOf([picture]).map((key) => storage.sizeOf(key)))
  return sumOf(sizes, (size) => size ?? 0)
}

async function storedFile(key: string): Promise<ArchivedFile> {
  const stored = await storage.get(key)
  if (!stored) throw new Error(`${key} was not encoded`)
  return { key, bytes: await buffer(stored.body) }
}

/** Writes the public images whose addresses the specification names: logos, avatar, fallbacks and the banner. */
async function writePublicFiles() {
  await mkdir(publicFolder, { recursive: true })
  for (const name of ['favicon', 'logo', 'logo-mark', 'avatar']) {
    await writeFile(join(publicFolder, `${name}.svg`), await readFile(join(artFolder, `${name}.svg`)))
  }
  await writeJpeg('placeholder-image.svg', 'placeholder-image.jpg', 800)
  await writeJpeg('fallback-image.svg', 'fallback-image.jpg', 800)
  await writeJpeg('banners/1.webp', 'banner.jpg', 1600)
}

async function writeJpeg(from: string, to: string, width: number) {
  const picture = sharp(await readFile(join(artFolder, from))).resize({ width })
  await writeFile(join(publicFolder, to), await picture.jpeg({ quality: 76, mozjpeg: true }).toBuffer())
}
