import type { Product } from '#contract/catalog/products.ts'
import { isId } from '#domain/id.ts'
import type { Rupees } from '#domain/money.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import { keep, readKept } from '../../../../storage.ts'
import { SEEN_KEY } from './seen-key.ts'

const MOST = 8
/** Sharp enough for a card of 160 px on a phone, some 8 KB. */
const PICTURE_WIDTH_PX = 320

/** A product that this browser was shown, with what the offline page tells of it. */
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

/** Last seen first. */
export function readSeen(): SeenProduct[] {
  return parseSeen(readKept(SEEN_KEY))
}

/** @returns  whether it could be noted */
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
