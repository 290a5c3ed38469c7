/** Under which the browser keeps what it was shown (seen-products.ts). */
export const SEEN_KEY = 'seenProducts'
