import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  parsePictureFile,
  pictureFormats,
  pictureKey,
  pictureSrcset,
  pictureUrl,
  pictureWidths,
  widthLadder,
} from './picture.ts'

const id = '0123456789abcdef01234567'

test.each([
  [1, [1]], // below the ladder: its own width
  [159, [159]],
  [160, [160]],
  [161, [160]],
  [640, [160, 320, 480, 640]],
  [1000, [160, 320, 480, 640, 960]],
  [1920, [160, 320, 480, 640, 960, 1280, 1920]],
  [8000, [160, 320, 480, 640, 960, 1280, 1920]],
])('an original %i px wide is kept in widths %j', (original, widths) => {
  expect(pictureWidths(original)).toEqual(widths)
})

test('no width is wider than the original, and each file of a picture has an address that is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16_000 }), fc.constantFrom(...pictureFormats), (original, format) => {
      for (const width of pictureWidths(original)) {
        expect(width).toBeLessThanOrEqual(original)
        expect(parsePictureFile(id, `${width}.${format}`)).toEqual({ id, width, format })
        expect(pictureUrl(id, width, format)).toBe(`/media/${id}/${width}.${format}`)
      }
    }),
  )
})

test('whatever is not a file that a picture can have is not read', () => {
  fc.assert(
    fc.property(fc.string(), (file) => {
      const parsed = parsePictureFile(id, file)
      return parsed === undefined || pictureKey(id, parsed.width, parsed.format) === `${id}/${file}`
    }),
  )
})

test.each([
  [id, '161.avif'], // a width between two rungs
  [id, '3840.avif'],
  [id, '0.avif'],
  [id, '-160.avif'],
  [id, '0160.avif'],
  [id, '1e3.avif'],
  [id, '160.jpg'],
  [id, '160.AVIF'],
  [id, '160.avif.webp'],
  [id, '160.avif\n'],
  [id, 'avif'],
  [id, ''],
  [id.slice(1), '160.avif'],
  [id.toUpperCase(), '160.avif'],
  [`${id}\n`, '160.avif'],
  ['../../../../etc/passwd00', '160.avif'],
])('%j / %j names no file', (picture, file) => {
  expect(parsePictureFile(picture, file)).toBeUndefined()
})

test('a srcset names every kept width', () => {
  expect(pictureSrcset({ id, width: 500 }, 'webp')).toBe(
    `/media/${id}/160.webp 160w, /media/${id}/320.webp 320w, /media/${id}/480.webp 480w`,
  )
})

test('the ladder ascends', () => {
  expect(widthLadder.toSorted((a, b) => a - b)).toEqual(widthLadder)
})
