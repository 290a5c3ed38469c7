import type { Product } from '#contract/catalog/products.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import { isId } from '#domain/id.ts'
import type { Rupees } from '#domain/money.ts'
import { keep, readKept } from '../../../../storage.ts'

const MOST = 8
/** Sharp enough for a card of 160 px on a phone, some 8 KB. */
const PICTURE_WIDTH_PX = 320

/** A product viewed in this browser, with what the offline page shows of it. */
export type SeenProduct = {
  id: string
  name: string
  /** At the time of the view. */
  price: Rupees
  /** ISO instant. */
  seenAt: string
  /** URL of a small file of its picture; null without one. */
  picture: string | null
}

/** Parses the stored products, last viewed first, and drops invalid entries. */
export function parseSeen(stored: string | null): SeenProduct[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isSeenProduct).slice(0, MOST) : []
  } catch {
    return [] // not written by this shop
  }
}

/** Puts a product first and removes its earlier entry. */
export function withSeen(seen: readonly SeenProduct[], product: SeenProduct): SeenProduct[] {
  return [product, ...seen.filter(({ id }) => id !== product.id)].slice(0, MOST)
}

/** Returns the products, last viewed first. */
export function readSeen(): SeenProduct[] {
  return parseSeen(readKept(SEEN_KEY))
}

/** @returns  whether storing worked */
export function noteSeen(product: SeenFacts): boolean {
  return keep(SEEN_KEY, JSON.stringify(withSeen(readSeen(), seenNow(product))))
}

type SeenFacts = Pick<Product, '_id' | 'name' | 'price' | 'pictures'>

function seenNow({ _id: id, name, price, pictures: [picture] }: SeenFacts): SeenProduct {
  return { id, name, price, seenAt: new Date().toISOString(), picture: picture ? smallFile(picture) : null }
}

function smallFile({ id, width }: Product['pictures'][number]): string {
  const [smallest, ...wider] = pictureWidths(width)
  return pictureUrl(id, wider.findLast((kept) => kept <= PICTURE_WIDTH_PX) ?? smallest!, 'webp')
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

/** Storage key of recently viewed products (seen-products.ts). */
const SEEN_KEY = 'seenProducts'
