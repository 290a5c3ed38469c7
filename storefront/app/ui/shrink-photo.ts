import { encodeCanvas } from './encode-canvas.ts'

/** Enough to see a scratch; a phone's camera takes twice as much. */
const LONGEST_SIDE_PX = 2_000

/**
 * Prepares a photo for upload: upright, at most 2000 px long, without the camera's metadata.
 *
 * @throws Error when the browser cannot read the file, or the device cannot hold the photo
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const photo = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(photo.width * scale))
  canvas.height = Math.max(1, Math.round(photo.height * scale))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  photo.close()
  const blob = await encodeCanvas(canvas)
  return new File([blob], 'photo', { type: blob.type })
}
