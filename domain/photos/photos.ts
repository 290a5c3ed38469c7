/** How many photos a shopper can add to one report, request or voucher. */
export const MAX_PHOTOS = 5

/** Maximum size of one photo as it comes from the camera. */
export const PHOTO_MAX_BYTES = 8 * 1024 * 1024

/** Files are encrypted, each for its own id. */
export function photoAad(id: string): string {
  return `photo ${id}`
}

/** Three parts, where the addresses of public pictures and models have two: none of them leads here. */
export function photoKey(id: string): string {
  return `private/photos/${id}`
}

export const PHOTO_CONTENT_TYPE = 'image/webp'
