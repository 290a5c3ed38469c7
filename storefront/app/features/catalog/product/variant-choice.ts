import type { Variant } from '#contract/catalog/products.ts'
import type { Rupees } from '#domain/money.ts'
import { type Kind, kinds, variantSearch } from './variant-search.ts'

type Wish = Record<Kind, string | null>
/** A variant of a product, or a line's choice of one. */
type Choosable = Pick<Variant, '_id' | 'price' | Kind>

/** A color, size or type on offer, and the result of choosing it. */
export type Choice<Of extends Choosable = Variant> = {
  /** A color's is its slug. */
  value: string
  variant: Of
  isChosen: boolean
  /** Price difference to the chosen variant in rupees; negative if cheaper. */
  difference: Rupees
  /** Query of the page's address with this choice, including `?`. */
  search: string
}

/**
 * Returns the variant in `?color=…&size=…&type=…`. Missing or invalid values, and those that the values before them
 * rule out, default to the first variant.
 *
 * @param variants  at least one, in the shop's order
 */
export function chosenVariant(variants: readonly Variant[], search: URLSearchParams): Variant {
  return closest(variants, { color: search.get('color'), size: search.get('size'), type: search.get('type') })
}

/** Returns all colors; each keeps the chosen size and type where it has them. Empty if no color has a name. */
export function colorChoices<Of extends Choosable>(variants: readonly Of[], chosen: Choosable): Choice<Of>[] {
  return choicesOf('color', variants, chosen)
}

/** Returns the sizes of the chosen color; each keeps the chosen type where it has it. Empty for a single size. */
export function sizeChoices<Of extends Choosable>(variants: readonly Of[], chosen: Choosable): Choice<Of>[] {
  return choicesOf('size', alike(variants, 'color', chosen), chosen)
}

/** Returns the types of the chosen color and size. Empty if the only type has no name. */
export function typeChoices<Of extends Choosable>(variants: readonly Of[], chosen: Choosable): Choice<Of>[] {
  return choicesOf('type', alike(alike(variants, 'color', chosen), 'size', chosen), chosen)
}

/** Returns the query of the page with a variant chosen; '' for the first, which a page without a query shows. */
export function choiceSearch(variants: readonly Choosable[], chosen: Choosable): string {
  return chosen._id === variants[0]?._id ? '' : variantSearch(chosen)
}

function choicesOf<Of extends Choosable>(kind: Kind, variants: readonly Of[], chosen: Choosable): Choice<Of>[] {
  const values = new Set(variants.map((variant) => variant[kind]))
  return [...values].flatMap((value) => {
    if (value === null) return []
    const variant = closest(alike(variants, kind, { [kind]: value }), chosen)
    const isChosen = variant._id === chosen._id
    return { value, variant, isChosen, difference: variant.price - chosen.price, search: variantSearch(variant) }
  })
}

/** Narrows the variants by each wish that any of those left fulfils, and returns the first. */
function closest<Of extends Wish>(variants: readonly Of[], wish: Wish): Of {
  let left = variants
  for (const kind of kinds) {
    const fulfilling = alike(left, kind, wish)
    if (fulfilling.length > 0) left = fulfilling
  }
  return left[0]!
}

function alike<Of extends Wish>(variants: readonly Of[], kind: Kind, wish: Partial<Wish>): readonly Of[] {
  return variants.filter((variant) => variant[kind] === wish[kind])
}
