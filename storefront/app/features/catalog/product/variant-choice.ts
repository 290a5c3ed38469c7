import type { Variant } from '#contract/catalog/products.ts'
import type { Rupees } from '#domain/money.ts'

/** One size or type on offer, and what choosing it leads to. */
export type Choice = {
  value: string
  variant: Variant
  isChosen: boolean
  /** What it costs more (or, negative, less) than the chosen variant, rupees. */
  difference: Rupees
  /** The search part of the page's address with this choice made, `?` included. */
  search: string
}

/**
 * The variant that `?size=…&type=…` names. What it does not name or names wrongly is ignored: the size counts first,
 * then the type among that size's variants; the rest is the first variant's.
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

/** Every size there is; each keeps the chosen type where that size comes in it. Empty when there is only one size. */
export function sizeChoices(variants: readonly Variant[], chosen: Variant): Choice[] {
  const sizes = distinct(variants.map((variant) => variant.size))
  return sizes.map((size) => {
    const ofSize = variants.filter((variant) => variant.size === size)
    return choiceOf(size, ofSize.find((variant) => variant.type === chosen.type) ?? ofSize[0]!, chosen)
  })
}

/** The types that the chosen size comes in. Empty when there is only the shop's single, nameless type. */
export function typeChoices(variants: readonly Variant[], chosen: Variant): Choice[] {
  const ofSize = variants.filter((variant) => variant.size === chosen.size)
  return ofSize.flatMap((variant) => (variant.type === null ? [] : [choiceOf(variant.type, variant, chosen)]))
}

function choiceOf(value: string, variant: Variant, chosen: Variant): Choice {
  const isChosen = variant._id === chosen._id
  return { value, variant, isChosen, difference: variant.price - chosen.price, search: variantSearch(variant) }
}

/** `?size=153*200&type=Normal`; empty for a product that comes in one size and type. */
export function variantSearch({ size, type }: Pick<Variant, 'size' | 'type'>): string {
  const search = new URLSearchParams()
  if (size !== null) search.set('size', size)
  if (type !== null) search.set('type', type)
  return search.size > 0 ? `?${search}` : ''
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values)].filter((value) => value !== null)
}
