import sharp, { type Sharp } from 'sharp'
import { AVATAR_SIDE_PX } from '#domain/accounts/avatar.ts'
import type { PictureFormat } from '#domain/catalog/picture.ts'
import type { Pixels } from './read-picture.ts'

type Raster = Pick<Pixels, 'data' | 'width' | 'height' | 'channels'>

/** Blurring saves bytes that keep the colors true: without it they shift to pink and green at this size. */
const PLACEHOLDER = { sidePx: 16, blurPx: 1, quality: 80 }
const LUMINANCE_SAMPLES_A_SIDE = 64
/** Looks as good as the original on a phone, or beside a text. */
const REDUCED = { sidePx: 960, quality: 88 }

/** Chosen by eye on product, room and logo pictures: no visible blocks on a phone's screen, 640 px in about 8 KB. */
const encoders = {
  avif: (picture) => picture.avif({ quality: 55, effort: 4, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 76, effort: 5, smartSubsample: true }),
} satisfies Record<PictureFormat, (picture: Sharp) => Sharp>

/** Encodes one file of a picture, `width` px wide, without metadata. */
export function encodePicture(pixels: Raster, width: number, format: PictureFormat): Promise<Buffer> {
  return encoders[format](fromPixels(pixels).resize({ width })).toBuffer()
}

/** Encodes the pixels as they are, quickly, without metadata. `decodePixels` reads them. */
export function encodePixels(pixels: Raster): Promise<Buffer> {
  return fromPixels(pixels).webp({ lossless: true, effort: 0 }).toBuffer()
}

/** @param bytes  from `encodePixels` */
export async function decodePixels(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 }
}

/** Encodes the picture within 960 x 960 px, without metadata. */
export function encodeReduced(pixels: Pixels): Promise<Buffer> {
  const within = { fit: 'inside', withoutEnlargement: true } as const
  return fromPixels(pixels)
    .resize(REDUCED.sidePx, REDUCED.sidePx, within)
    .webp({ quality: REDUCED.quality, effort: 2 })
    .toBuffer()
}

/** Encodes the middle of a picture as a square of at most 512 x 512 px, without metadata. */
export function encodeAvatar(pixels: Pixels): Promise<Buffer> {
  const side = Math.min(AVATAR_SIDE_PX, pixels.width, pixels.height)
  return encoders.webp(fromPixels(pixels).resize(side, side, { fit: 'cover' })).toBuffer()
}

/** Encodes a picture as WebP with no side above `maxSidePx`, without metadata. */
export async function encodePhoto(
  pixels: Pixels,
  maxSidePx: number,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const inside = { width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await encoders.webp(fromPixels(pixels).resize(inside)).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/**
 * Encodes the picture in at most 16 x 16 px as a `data:` URI of about 160 characters. A picture with any transparency
 * becomes one transparent pixel.
 */
export async function encodePlaceholder(pixels: Pixels): Promise<string> {
  const picture = (await isOpaque(pixels))
    ? fromPixels(pixels)
        .removeAlpha()
        .resize(PLACEHOLDER.sidePx, PLACEHOLDER.sidePx, { fit: 'inside' })
        .blur(PLACEHOLDER.blurPx)
    : sharp({ create: { width: 1, height: 1, channels: 4, background: 'transparent' } })
  const bytes = await picture.webp({ quality: PLACEHOLDER.quality, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/**
 * Returns the mean relative luminance of the left third, 0 to 1, to three decimals; transparent areas count as white.
 */
export async function leftLuminance(pixels: Pixels): Promise<number> {
  const { width, height } = pixels
  const samples = await fromPixels(pixels)
    .extract({ left: 0, top: 0, width: Math.ceil(width / 3), height })
    .flatten({ background: 'white' })
    .resize(LUMINANCE_SAMPLES_A_SIDE, LUMINANCE_SAMPLES_A_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  let sum = 0
  for (let at = 0; at < samples.length; at += 3) {
    sum += 0.2126 * linear(samples[at]!) + 0.7152 * linear(samples[at + 1]!) + 0.0722 * linear(samples[at + 2]!)
  }
  return Math.round((sum / (samples.length / 3)) * 1000) / 1000
}

/** Linearizes one channel of 0 to 255: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

async function isOpaque(pixels: Pixels): Promise<boolean> {
  return pixels.channels === 3 || (await fromPixels(pixels).stats()).isOpaque
}

function fromPixels({ data, width, height, channels }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}
