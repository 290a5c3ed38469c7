import type { Rupees } from '../money.ts'
import { type ColorFamily, familyOf } from './color-families.ts'
import { type Dimensions, keepsLimits, type MeasureLimit } from './measure-limits.ts'

/** What a shopper looks for in a product, as far as its offers differ by it. */
export type WantedOffer = {
  colors: readonly ColorFamily[]
  /** Such as `153*200`. */
  sizes: readonly string[]
  minPrice: Rupees | null
  maxPrice: Rupees | null
  measures?: readonly MeasureLimit[]
}

export const anyOffer: WantedOffer = { colors: [], sizes: [], minPrice: null, maxPrice: null }

/** The conditions of a search, as far as offers differ by them. */
type Asked =
  | { kind: 'size'; sizes: readonly string[] }
  | { kind: 'color'; family: ColorFamily | null }
  | { kind: 'measure'; limits: readonly MeasureLimit[] }
  | { kind: 'price'; minPrice: Rupees | null; maxPrice: Rupees | null }
  | { kind: 'category' | 'room' | 'seats' | 'material' }

/** Combines what the filters ask for with the conditions of a search. A chosen color or size replaces those in words. */
export function wantedOffer(chosen: WantedOffer, conditions: readonly Asked[]): WantedOffer {
  const measures = [...(chosen.measures ?? [])]
  const wanted = { ...chosen, colors: [...chosen.colors], sizes: [...chosen.sizes], measures }
  for (const condition of conditions) {
    if (condition.kind === 'size' && chosen.sizes.length === 0) wanted.sizes.push(...condition.sizes)
    if (condition.kind === 'measure') measures.push(...condition.limits)
    if (condition.kind === 'color' && condition.family && chosen.colors.length === 0)
      wanted.colors.push(condition.family)
    if (condition.kind === 'price')
      Object.assign(wanted, { minPrice: condition.minPrice, maxPrice: condition.maxPrice })
  }
  return wanted
}

type Offer = {
  color: string | null
  size: string | null
  price: Rupees
  /** Missing if the product has no other. */
  ownDimensionsCm?: Dimensions | undefined
}

/** Narrows the offers by each wish that any of those left fulfils, and returns the first. */
export function firstWanted<Offered extends Offer>(
  offers: readonly Offered[],
  colors: readonly { slug: string; swatch: string }[],
  wanted: WantedOffer,
): Offered | undefined {
  const slugs = colors.filter(({ swatch }) => wanted.colors.includes(familyOf(swatch))).map(({ slug }) => slug)
  const wishes = [
    ({ color }: Offer) => color !== null && slugs.includes(color),
    ({ size }: Offer) => size !== null && wanted.sizes.includes(size),
    ({ ownDimensionsCm: own }: Offer) => own !== undefined && keepsLimits(own, wanted.measures ?? []),
    ({ price }: Offer) => price >= (wanted.minPrice ?? 0) && price <= (wanted.maxPrice ?? Infinity),
  ]
  const left = wishes.reduce((rest: readonly Offered[], wish) => {
    const fulfilling = rest.filter(wish)
    return fulfilling.length > 0 ? fulfilling : rest
  }, offers)
  return left[0]
}
