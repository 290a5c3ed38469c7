import type { Variant } from '#contract/catalog/products.ts'
import { type Kind, kinds } from './variant-search.ts'

/**
 * Returns an address's query without choices that none of the variants has, such as a color that is sold no more;
 * undefined if there is none.
 */
export function withoutUnknownChoices(
  search: URLSearchParams,
  variants: readonly Pick<Variant, Kind>[],
): string | undefined {
  const known = new URLSearchParams(search)
  for (const kind of kinds) {
    const value = search.get(kind)
    if (value !== null && !variants.some((variant) => variant[kind] === value)) known.delete(kind)
  }
  if (known.size === search.size) return undefined
  return known.size > 0 ? `?${known}` : ''
}
