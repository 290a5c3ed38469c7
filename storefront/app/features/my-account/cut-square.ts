import type { PercentCrop } from 'react-image-crop'
import { AVATAR_SIDE_PX } from '#domain/avatar.ts'

const QUALITY = 0.9

/**
 * The chosen square of a picture as a new one, at most 512 px wide, so that little travels: WebP, or JPEG where the
 * browser does not write WebP. It holds nothing but pixels: where a photo was taken stays with who took it.
 *
 * @throws Error when the device cannot do it
 */
export async function cutSquare(image: HTMLImageElement, crop: PercentCrop): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image
  const cutWidth = (crop.width / 100) * naturalWidth
  const cutHeight = (crop.height / 100) * naturalHeight
  const side = Math.max(1, Math.min(AVATAR_SIDE_PX, Math.round(cutWidth)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  const left = (crop.x / 100) * naturalWidth
  const top = (crop.y / 100) * naturalHeight
  context.drawImage(image, left, top, cutWidth, cutHeight, 0, 0, side, side)

  const webp = await encode(canvas, 'image/webp')
  if (webp.type === 'image/webp') return webp
  // JPEG would show black where the picture is see-through.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  return encode(canvas, 'image/jpeg')
}

/** A browser that does not know the type gives PNG. */
function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), type, QUALITY)
  })
}
