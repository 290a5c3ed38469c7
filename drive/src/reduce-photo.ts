/** Enough to see the pieces in a room. Three photos have to arrive within 30 s (api/app.ts), on a slow network too. */
const LONGEST_SIDE_PX = 1_024
const QUALITY = 0.7

/**
 * Makes a photo of the camera small, upright and free of its place.
 *
 * @throws DOMException when the browser cannot read the file
 */
export async function reducePhoto(file: File): Promise<Blob> {
  const photo = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(photo.width * scale))
  canvas.height = Math.max(1, Math.round(photo.height * scale))
  canvas.getContext('2d')!.drawImage(photo, 0, 0, canvas.width, canvas.height)
  photo.close()
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The photo could not be made')))
    canvas.toBlob(take, 'image/jpeg', QUALITY)
  })
}
