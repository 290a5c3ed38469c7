import type { Variant } from '#contract/catalog/products.ts'

/** What a shopper chooses, in this order: names and addresses have it, too, and each narrows those after it. */
export const kinds = ['color', 'size', 'type'] as const
export type Kind = (typeof kinds)[number]

/** Returns `?color=blush&size=153*200&type=Normal`; '' for a product with nothing to choose. */
export function variantSearch(variant: Pick<Variant, Kind>): string {
  const search = new URLSearchParams()
  for (const kind of kinds) {
    const value = variant[kind]
    if (value !== null) search.set(kind, value)
  }
  return search.size > 0 ? `?${search}` : ''
}
