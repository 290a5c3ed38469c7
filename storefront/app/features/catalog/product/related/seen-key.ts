/** Storage key of recently viewed products (seen-products.ts). */
export const SEEN_KEY = 'seenProducts'
