import type { Rupees } from '../money.ts'
import { type ColorFamily, familyOf, wordsOfFamily } from './color-families.ts'
import { type Dimensions, keepsLimits, type MeasureLimit } from './measure-limits.ts'

/** What a shopper looks for in a product, as far as its offers differ by it. */
export type WantedOffer = {
  colors: readonly ColorFamily[]
  /** English phrases by which a color says a wood or a shade; one list for each that is wanted. */
  colorWords?: readonly (readonly string[])[]
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
  | { kind: 'color'; family: ColorFamily | null; colorWords: readonly string[] }
  | { kind: 'material'; colorWords: readonly string[] }
  | { kind: 'measure'; limits: readonly MeasureLimit[] }
  | { kind: 'price'; minPrice: Rupees | null; maxPrice: Rupees | null }
  | { kind: 'category' | 'room' | 'seats' }

/** Combines what the filters ask for with the conditions of a search. A chosen color or size replaces those in words. */
export function wantedOffer(chosen: WantedOffer, conditions: readonly Asked[]): WantedOffer {
  const measures = [...(chosen.measures ?? [])]
  const shades: string[] = []
  const colorWords: (readonly string[])[] = [shades]
  const wanted = { ...chosen, colors: [...chosen.colors], colorWords, sizes: [...chosen.sizes], measures }
  for (const condition of conditions) {
    if (condition.kind === 'size' && chosen.sizes.length === 0) wanted.sizes.push(...condition.sizes)
    if (condition.kind === 'measure') measures.push(...condition.limits)
    if (condition.kind === 'color' && chosen.colors.length === 0) {
      shades.push(...condition.colorWords)
      if (condition.family) {
        wanted.colors.push(condition.family)
        // A color of that name is nearer than a shade of it.
        colorWords.push(wordsOfFamily(condition.family))
      }
    }
    if (condition.kind === 'material') colorWords.push(condition.colorWords)
    if (condition.kind === 'price')
      Object.assign(wanted, { minPrice: condition.minPrice, maxPrice: condition.maxPrice })
  }
  return wanted
}

type Color = { slug: string; swatch: string }

/** Returns whether a color is one that the shopper asks for. */
export function isWantedColor(color: Color, { colors, colorWords = [] }: WantedOffer): boolean {
  return colors.includes(familyOf(color.swatch)) || colorWords.some((words) => isSaid(words, color))
}

function isSaid(words: readonly string[], { slug }: Color): boolean {
  const name = ` ${slug.replaceAll('-', ' ')} `
  return words.some((word) => name.includes(` ${word} `))
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
  colors: readonly Color[],
  wanted: WantedOffer,
): Offered | undefined {
  const isIn = (isMeant: (color: Color) => boolean) => {
    const slugs = colors.filter(isMeant).map(({ slug }) => slug)
    return ({ color }: Offer) => color !== null && slugs.includes(color)
  }
  const wishes = [
    isIn(({ swatch }) => wanted.colors.includes(familyOf(swatch))),
    ...(wanted.colorWords ?? []).map((words) => isIn((color) => isSaid(words, color))),
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
