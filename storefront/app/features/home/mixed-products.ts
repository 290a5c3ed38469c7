import type { ProductCard } from '#contract/catalog/products.ts'
import { inNepal } from '#domain/nepal-time.ts'
import type { Api } from '../../api.ts'
import { isPromoted } from '../catalog/card/product-card.tsx'

const EACH_KIND = 3
const FILL = 10
const TOTAL = 8
const DAY_MS = 86_400_000

/** Loads featured, latest and discounted products, filled up to 8, in the order of the day. */
export async function loadMixedProducts(api: Api, now = Date.now()): Promise<ProductCard[]> {
  const queries = [
    { featured: true, limit: EACH_KIND },
    { latest: true, limit: EACH_KIND },
    { discounted: true, limit: EACH_KIND },
    { limit: FILL },
  ]
  const lists = await Promise.all(queries.map((query) => api.products(query).then(({ products }) => products)))
  return mixProducts(lists, dayInNepal(now))
}

/** Returns promoted products only, without duplicates, at most 8, shuffled by `seed`. */
export function mixProducts(lists: readonly ProductCard[][], seed: number): ProductCard[] {
  const unique = new Map(lists.flat().map((product) => [product._id, product]))
  return shuffle([...unique.values()].filter(isPromoted).slice(0, TOTAL), seed)
}

/**
 * Returns the days since 1970 in Nepal. All visitors get the same cached page, so the order cannot be random per
 * visitor; it changes with the day instead.
 */
export function dayInNepal(now: number): number {
  return Math.floor(inNepal(new Date(now)).getTime() / DAY_MS)
}

/** Fisher-Yates with mulberry32, a small generator whose numbers follow from the seed. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const shuffled = [...items]
  let state = seed
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    state = (state + 0x6d2b79f5) | 0
    const chosen = Math.floor(fraction(state) * (last + 1))
    ;[shuffled[last], shuffled[chosen]] = [shuffled[chosen]!, shuffled[last]!]
  }
  return shuffled
}

/** @source mulberry32, public domain, Tommy Ettinger */
function fraction(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
