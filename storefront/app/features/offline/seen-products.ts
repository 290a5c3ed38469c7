import { isId } from '#domain/id.ts'
import type { Rupees } from '#domain/money.ts'

export const STORAGE_KEY = 'seenProducts'
export const PICTURE_CACHE = 'seen-pictures'
const MOST = 8

/** What the offline page tells of a product that this browser was shown. */
export type SeenProduct = {
  id: string
  name: string
  /** As it was then. */
  price: Rupees
  /** ISO instant. */
  seenAt: string
  /** The address of a small file of its picture; null without one. */
  picture: string | null
}

/** As it was stored, last seen first; entries that are not whole are left out. */
export function parseSeen(stored: string | null): SeenProduct[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isSeenProduct).slice(0, MOST) : []
  } catch {
    return [] // not written by us
  }
}

/** Puts a product first, each once. */
export function withSeen(seen: readonly SeenProduct[], product: SeenProduct): SeenProduct[] {
  return [product, ...seen.filter(({ id }) => id !== product.id)].slice(0, MOST)
}

function isSeenProduct(entry: unknown): entry is SeenProduct {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, name, price, seenAt, picture } = entry as Record<string, unknown>
  return (
    typeof id === 'string' &&
    isId(id) &&
    typeof name === 'string' &&
    Number.isSafeInteger(price) &&
    typeof seenAt === 'string' &&
    !Number.isNaN(Date.parse(seenAt)) &&
    (picture === null || (typeof picture === 'string' && /^\/media\/[0-9a-f]{24}\/\d{1,4}\.webp$/.test(picture)))
  )
}
