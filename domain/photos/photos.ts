/** How many photos a shopper can add to one report, request or voucher. */
export const MAX_PHOTOS = 5

/** Maximum size of one photo as it comes from the camera. */
export const PHOTO_MAX_BYTES = 8 * 1024 * 1024
