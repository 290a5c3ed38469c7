import type { PercentCrop } from 'react-image-crop'
import { AVATAR_SIDE_PX } from '#domain/accounts/avatar.ts'
import { encodeCanvas } from '../../../ui/encode-canvas.ts'

/**
 * Cuts the chosen square out of a picture, at most 512 px wide to keep the upload small.
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
  return encodeCanvas(canvas)
}
