import type { Variant } from '#contract/catalog/products.ts'
import type { Rupees } from '#domain/money.ts'

/** A size or type on offer, and the result of choosing it. */
export type Choice = {
  value: string
  variant: Variant
  isChosen: boolean
  /** Price difference to the chosen variant in rupees; negative if cheaper. */
  difference: Rupees
  /** Query of the page's address with this choice, including `?`. */
  search: string
}

/**
 * Returns the variant in `?size=…&type=…`. The size decides first, then the type among its variants. Missing or invalid
 * values default to the first variant.
 *
 * @param variants  at least one, in the shop's order
 */
export function chosenVariant(variants: readonly Variant[], search: URLSearchParams): Variant {
  const size = search.get('size')
  const type = search.get('type')
  const ofSize = variants.filter((variant) => variant.size === size)
  const candidates = ofSize.length > 0 ? ofSize : variants
  return candidates.find((variant) => variant.type === type) ?? candidates[0]!
}

/** Returns all sizes; each keeps the chosen type where it has it. Empty for a single size. */
export function sizeChoices(variants: readonly Variant[], chosen: Variant): Choice[] {
  const sizes = distinct(variants.map((variant) => variant.size))
  return sizes.map((size) => {
    const ofSize = variants.filter((variant) => variant.size === size)
    return choiceOf(size, ofSize.find((variant) => variant.type === chosen.type) ?? ofSize[0]!, chosen)
  })
}

/** Returns the types of the chosen size. Empty if the only type has no name. */
export function typeChoices(variants: readonly Variant[], chosen: Variant): Choice[] {
  const ofSize = variants.filter((variant) => variant.size === chosen.size)
  return ofSize.flatMap((variant) => (variant.type === null ? [] : [choiceOf(variant.type, variant, chosen)]))
}

function choiceOf(value: string, variant: Variant, chosen: Variant): Choice {
  const isChosen = variant._id === chosen._id
  return { value, variant, isChosen, difference: variant.price - chosen.price, search: variantSearch(variant) }
}

/** Returns `?size=153*200&type=Normal`; '' for a product with a single size and type. */
export function variantSearch({ size, type }: Pick<Variant, 'size' | 'type'>): string {
  const search = new URLSearchParams()
  if (size !== null) search.set('size', size)
  if (type !== null) search.set('type', type)
  return search.size > 0 ? `?${search}` : ''
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values)].filter((value) => value !== null)
}
