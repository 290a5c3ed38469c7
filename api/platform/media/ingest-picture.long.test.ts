import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pictureKey } from '#domain/catalog/picture.ts'
import { AppError } from '../errors/app-error.ts'
import type { PictureSource } from './draw-in-turn.ts'
import { pngOfTexts } from './hostile-pictures.fixture.ts'
import { ingestPicture, pictureId, pixelsKey } from './ingest-picture.ts'
import { drawing, halves } from './pictures.fixture.ts'
import { localStorage } from './local-storage.ts'
import { PICTURE_MAX_BYTES } from './read-picture.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kastha-media-'))
})
afterEach(() => rm(folder, { recursive: true }))

const ingest = (bytes: Uint8Array, source: PictureSource = 'shopper') =>
  ingestPicture(bytes, localStorage(folder), { source })
const stored = async () => (await readdir(folder, { recursive: true })).filter((file) => file.includes('.')).toSorted()
const readStored = (file: string) => readFile(join(folder, file))

/** Returns the error code of the refusal, and the files that were stored despite it. */
async function refusal(bytes: Uint8Array, source?: PictureSource) {
  const error: unknown = await ingest(bytes, source).catch((thrown: unknown) => thrown)
  return { code: error instanceof AppError ? error.code : error, stored: await stored() }
}

const rawOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer()

describe('accepted pictures', () => {
  test.each([
    ['JPEG', () => halves(400, 200).jpeg()],
    ['PNG', () => halves(400, 200).png()],
    ['WebP', () => halves(400, 200).webp()],
    ['AVIF', () => halves(400, 200).avif({ effort: 0 })],
  ])(
    'a %s becomes WebP in each width that it has pixels for, and its pixels are kept for AVIF',
    async (_kind, picture) => {
      const { id, ...facts } = await ingest(await picture().toBuffer())
      expect(await stored()).toEqual([`${id}/160.webp`, `${id}/320.webp`, `${id}/pixels.webp`])
      for (const file of [`${id}/160.webp`, `${id}/320.webp`]) {
        const { format, width, height } = await sharp(await readStored(file)).metadata()
        expect({ format, width, height }).toEqual({
          format: 'webp',
          width: file.includes('320.') ? 320 : 160,
          height: file.includes('320.') ? 160 : 80,
        })
      }
      expect(facts).toMatchObject({ width: 400, height: 200, leftLuminance: 0 })
    },
  )

  test('a picture narrower than the ladder keeps its width', async () => {
    const { id } = await ingest(await halves(40, 30).png().toBuffer())
    expect(await stored()).toEqual([`${id}/40.webp`, `${id}/pixels.webp`])
  })

  test('the same bytes give the same picture and the same files', async () => {
    const bytes = await halves(200, 100).png().toBuffer()
    const first = await ingest(bytes)
    const files = await Promise.all((await stored()).map(readStored))
    await rm(join(folder, first.id), { recursive: true })
    expect(await ingest(bytes)).toEqual(first)
    expect(await Promise.all((await stored()).map(readStored))).toEqual(files)
    expect(first.id).toBe(pictureId(bytes))
  })

  test('a file that is already stored is not encoded again', async () => {
    const bytes = await halves(160, 80).png().toBuffer()
    const { id } = await ingest(bytes)
    await writeFile(join(folder, id, '160.webp'), 'kept')
    await ingest(bytes)
    expect(String(await readStored(`${id}/160.webp`))).toBe('kept')
  })

  test('pixels are kept without loss, unless the AVIF files exist already', async () => {
    const bytes = await halves(200, 100).png().toBuffer()
    const { id } = await ingest(bytes)
    expect((await rawOf(await readStored(pixelsKey(id)))).equals(await rawOf(bytes))).toBe(true)

    await rm(join(folder, id), { recursive: true })
    await localStorage(folder).put(pictureKey(id, 160, 'avif'), Buffer.from('kept'), 'image/avif')
    await ingest(bytes)
    expect(await stored()).toEqual([`${id}/160.avif`, `${id}/160.webp`])
  })

  test('concurrent pictures are processed one at a time', async () => {
    let busiest = 0
    const watch = (queued: number) => {
      busiest = Math.max(busiest, queued)
    }
    const pictures = await Promise.all([160, 170, 180].map((width) => halves(width, 80).png().toBuffer()))
    sharp.queue.on('change', watch)
    await Promise.all(pictures.map((bytes) => ingest(bytes)))
    sharp.queue.off('change', watch)
    expect(busiest).toBe(1)
  })

  test('a refused picture does not block the next one', async () => {
    const picture = await halves(20, 20).png().toBuffer()
    const [refused, taken] = await Promise.allSettled([ingest(Buffer.from('hello')), ingest(picture)])
    expect(refused.status).toBe('rejected')
    expect(taken).toMatchObject({ status: 'fulfilled', value: { width: 20 } })
  })

  test('the placeholder is a WebP data URI of at most 200 bytes', async () => {
    const noise = { create: { width: 170, height: 170, channels: 3 as const, background: 'white' } }
    const busy = sharp({ ...noise, create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 90 } } })
    for (const picture of [busy, halves(400, 200), halves(20, 4000)]) {
      const { placeholder } = await ingest(await picture.png().toBuffer())
      expect(placeholder).toMatch(/^data:image\/webp;base64,UklGR/)
      expect(placeholder.length).toBeLessThanOrEqual(200)
    }
  })

  test.each([
    ['white', 1],
    ['black', 0],
    ['#808080', 0.216], // relative luminance is linear in light, not in the number
  ])('the luminance of %s is %d', async (background, luminance) => {
    const plain = sharp({ create: { width: 30, height: 30, channels: 3, background } })
    expect(await ingest(await plain.png().toBuffer())).toMatchObject({ leftLuminance: luminance })
  })

  test('a transparent picture stays so, over a clear placeholder, with its luminance on white', async () => {
    const clear = sharp({ create: { width: 200, height: 100, channels: 4, background: 'transparent' } })
    const { id, placeholder, leftLuminance } = await ingest(await clear.png().toBuffer())
    expect((await sharp(await readStored(`${id}/160.webp`)).stats()).isOpaque).toBe(false)
    const behind = Buffer.from(placeholder.slice(placeholder.indexOf(',') + 1), 'base64')
    expect((await sharp(behind).stats()).isOpaque).toBe(false)
    expect(leftLuminance).toBe(1)
  })
})

describe('what is removed', () => {
  test('the location of a photo and everything else but the pixels', async () => {
    const photo = halves(200, 100).withExif({
      IFD0: { Copyright: 'someone', Model: 'a telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 43/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '85/1 19/1 0/1' },
    })
    const bytes = await photo.withIccProfile('p3').jpeg().toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    await ingest(bytes)
    for (const file of await stored()) {
      const { exif, icc, xmp, iptc } = await sharp(await readStored(file)).metadata()
      expect({ exif, icc, xmp, iptc }).toEqual({})
      expect((await readStored(file)).includes('telephone')).toBe(false)
    }
  })

  test('the camera’s orientation, after rotating the pixels', async () => {
    const lying = await halves(200, 100).withMetadata({ orientation: 6 }).png().toBuffer()
    const { id, width, height } = await ingest(lying)
    expect([width, height]).toEqual([100, 200])
    const { data, info } = await sharp(await readStored(`${id}/100.webp`))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([100, 200])
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels]!
    expect(redAt(50, 20)).toBeLessThan(20)
    expect(redAt(50, 180)).toBeGreaterThan(235)
  })

  test('scripts and links of an SVG, which is rendered to pixels', async () => {
    const secret = join(folder, 'secret.png')
    await writeFile(secret, await halves(50, 50).png().toBuffer())
    const plain = await ingest(drawing(''), 'staff')
    const loaded = await ingest(
      drawing(`<script>document.documentElement.innerHTML = ''</script>
        <image href="${pathToFileURL(secret)}" width="60" height="30"/>
        <image xlink:href="secret.png" width="60" height="30"/>
        <foreignObject width="60" height="30"><iframe src="http://127.0.0.1:1/"/></foreignObject>`),
      'staff',
    )
    expect(loaded).toMatchObject({ width: 960, height: 480, placeholder: plain.placeholder })
    expect((await stored()).every((file) => file.endsWith('.webp') || file === 'secret.png')).toBe(true)
    expect(await readStored(`${loaded.id}/960.webp`)).toEqual(await readStored(`${plain.id}/960.webp`))
  })
})

describe('refused pictures', () => {
  test('a small PNG whose texts unpack to gigabytes is too large, and takes no memory of the server', async () => {
    const bytes = pngOfTexts(150)
    expect(bytes.length).toBeLessThan(1_200_000)
    const before = process.memoryUsage.rss()
    expect(await refusal(bytes)).toEqual({ code: 'too_large', stored: [] })
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000)
    expect(await ingest(await halves(40, 40).png().toBuffer())).toMatchObject({ width: 40 })
  })

  test('one byte over 15 MB is too large, without being decoded', async () => {
    expect(await refusal(Buffer.alloc(PICTURE_MAX_BYTES + 1))).toEqual({ code: 'too_large', stored: [] })
  })

  test('nothing of a damaged picture is stored', async () => {
    const bytes = await halves(900, 900).png().toBuffer()
    expect(await refusal(bytes.subarray(0, 900))).toEqual({ code: 'invalid_input', stored: [] })
  })

  test('nothing of a text is stored', async () => {
    expect(await refusal(Buffer.from('hello.jpg'))).toEqual({ code: 'unsupported_media_type', stored: [] })
  })
})
