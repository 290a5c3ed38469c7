import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureFormats, pictureKey, pictureWidths } from '#domain/catalog/picture.ts'
import { ingestPicture } from '#api/platform/media/ingest-picture.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import type { DemoPicture } from './pictures.ts'

// Encodes the demo's pictures ahead of time, because AVIF takes minutes and `npm start` must be fast. Keeps existing files;
// removes those of pictures that are no longer in seed/art.

const artFolder = join(import.meta.dirname, 'art')
const pictureFolder = join(import.meta.dirname, 'pictures')
const publicFolder = join(import.meta.dirname, '../storefront/public')

const storage = localStorage(pictureFolder)
const index: Record<string, DemoPicture> = {}
for (const file of await artPictures()) {
  const picture = await ingestPicture(await readFile(join(artFolder, file)), storage)
  index[file] = { ...picture, bytes: await storedBytes(picture.id, picture.width) }
  console.error(`${file}: ${picture.id}, ${index[file].bytes} bytes`)
}
await writeFile(join(pictureFolder, 'index.json'), `${JSON.stringify(index, null, 1)}\n`)
await removeOthers(new Set(Object.values(index).map(({ id }) => id)))
await writePublicFiles()

/** Returns every picture in a subfolder of seed/art; the drawings at the top level belong to the storefront. */
async function artPictures(): Promise<string[]> {
  const files = await readdir(artFolder, { recursive: true })
  return files.filter((file) => file.includes('/') && /\.(webp|svg)$/.test(file)).toSorted()
}

async function storedBytes(id: string, width: number): Promise<number> {
  const keys = pictureWidths(width).flatMap((kept) => pictureFormats.map((format) => pictureKey(id, kept, format)))
  const sizes = await Promise.all(keys.map((key) => storage.sizeOf(key)))
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
}

async function removeOthers(known: Set<string>) {
  const entries = await readdir(pictureFolder)
  const strangers = entries.filter((entry) => entry !== 'index.json' && !known.has(entry))
  await Promise.all(strangers.map((entry) => rm(join(pictureFolder, entry), { recursive: true })))
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
