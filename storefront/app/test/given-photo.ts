/** A picture file of one color, as a visitor would choose. */
export async function givenPhoto(name = 'seam.png', { width = 60, height = 40 } = {}): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')!.fillRect(0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob!], name, { type: 'image/png' })
}
