const QUALITY = 0.9

/**
 * What was drawn as a file that is small for what it shows: WebP, or JPEG where the browser does not write WebP. It holds
 * nothing but pixels: the place where a photo was taken is not sent.
 *
 * @throws Error when the device cannot do it
 */
export async function encodeCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await encode(canvas, 'image/webp')
  if (webp.type === 'image/webp') return webp
  // JPEG would show transparent pixels in black.
  const context = canvas.getContext('2d')!
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return encode(canvas, 'image/jpeg')
}

/** A browser that does not know the type returns PNG. */
function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), type, QUALITY)
  })
}
