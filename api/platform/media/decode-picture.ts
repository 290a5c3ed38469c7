import type { ErrorCode } from '#contract/errors.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata } from 'sharp'
import { widthLadder } from '#domain/catalog/picture.ts'
import { defined } from '#domain/defined.ts'
import type { PictureSource } from './draw-in-turn.ts'
import type { Pixels } from './read-picture.ts'
import { say, type Sentence } from '../language/sentence.ts'

const MAX_PIXELS = 50_000_000
/**
 * Megapixels of shoppers' photos except plain JPEGs, of which a decoder can skip most. A progressive JPEG of 48 takes 300 MB.
 * An AVIF takes longest by far: of one color it has 48 in 1.4 KB and takes seconds. Phones make AVIFs of 12.
 */
const MOST_MEGAPIXELS = { avif: 17, other: 24 }
/** WebP allows at most 16,383 px per side. */
const MAX_SIDE_PX = 16_000
/** Longer side of a rendered drawing, which has no pixels of its own. */
const DRAWING_SIDE_PX = 960
const DRAWING_MAX_BYTES = 512 * 1024

/** Detected by the first bytes. An AVIF may call itself HEIF, so the code also checks its compression. */
const rasterTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/heif'])
const drawingTypes = new Set([undefined, 'application/xml', 'image/svg+xml'])

// Only these decoders may read an untrusted file; all others are blocked for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`) })
// No picture is decoded twice, so caching operations would only cost memory.
sharp.cache(false)

/** Why a picture is not taken. An `AppError` would load all texts of the shop, which takes longer than most pictures. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly sentence: Sentence
  constructor(code: ErrorCode, sentence: Sentence) {
    super(code)
    this.code = code
    this.sentence = sentence
  }
}

/**
 * Does the work of `readPicture`, in the process that it starts: libraries can be brought to take seconds and gigabytes for
 * a file of some kilobytes.
 *
 * @throws Refusal for what `readPicture` throws as an AppError
 */
export async function decodePicture(bytes: Uint8Array, source: PictureSource): Promise<Pixels> {
  const header = await readHeader(bytes, source === 'staff')
  const original = originalSize(header)
  const { width, height } = original
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX) {
    throw new Refusal('too_large', say('pictures.too-many-pixels'))
  }
  const isPlainJpeg = header.format === 'jpeg' && !header.isProgressive
  const most = MOST_MEGAPIXELS[header.format === 'heif' ? 'avif' : 'other']
  if (source === 'shopper' && !isPlainJpeg && width * height > most * 1e6) {
    throw new Refusal('too_large', say('pictures.large-must-be-jpeg', { most }))
  }

  const picture = sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    ...(header.format === 'svg' && { density: drawingDensity(header) }),
  })
  const { data, info } = await picture
    .autoOrient()
    .resize(keptSize(header, original))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged()
    })
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3, original }
}

async function readHeader(bytes: Uint8Array, svg: boolean): Promise<Metadata> {
  const type = (await fileTypeFromBuffer(bytes))?.mime
  const isDrawing = svg && drawingTypes.has(type) && bytes.length > 0
  if (!isDrawing && !rasterTypes.has(type ?? '')) throw notTaken()
  if (isDrawing && bytes.length > DRAWING_MAX_BYTES) throw new Refusal('too_large', 'An SVG may have at most 512 KB.')

  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw isDrawing ? notTaken() : damaged()
    })
  const isHeic = header.format === 'heif' && header.compression !== 'av1'
  if (isHeic || (header.format === 'svg') !== isDrawing) throw notTaken()
  return header
}

function damaged(): Refusal {
  return new Refusal('invalid_input', say('pictures.damaged'))
}

function notTaken(): Refusal {
  return new Refusal('unsupported_media_type', say('pictures.wrong-type'))
}

function originalSize(header: Metadata) {
  if (header.format !== 'svg') return header.autoOrient
  const scale = DRAWING_SIDE_PX / Math.max(header.width, header.height)
  return { width: Math.round(header.width * scale) || 1, height: Math.round(header.height * scale) || 1 }
}

/** Returns the dots per inch at which librsvg renders the wanted size; it takes an SVG pixel as 1/72 inch. */
function drawingDensity({ width, height }: Metadata): number {
  return Math.min(Math.max((72 * DRAWING_SIDE_PX) / Math.max(width, height), 1), 100_000)
}

function keptSize({ format }: Metadata, original: { width: number; height: number }) {
  if (format === 'svg') return { ...original, fit: 'fill' as const }
  return { width: defined(widthLadder.at(-1), 'width'), withoutEnlargement: true }
}
