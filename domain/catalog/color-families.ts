import type { Language } from '../language/languages.ts'
import { sumOf } from '../sum.ts'
import { type Oklch, oklchOf } from './oklch.ts'

/**
 * Groups of similar colors by which shoppers filter, in the order of the filter. The place in this list is the family's
 * bit in `products.color_families`, so a new family goes to the end.
 */
export const colorFamilies = [
  'white',
  'beige',
  'brown',
  'black',
  'gray',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
] as const
export type ColorFamily = (typeof colorFamilies)[number]

/** What the filter shows of a family: its name as in searches (sentence-looks.ts), and a color that stands for it. */
export const familyLooks: Record<ColorFamily, Record<Language, string> & { swatch: string }> = {
  white: { en: 'White', ne: 'सेतो', swatch: '#f3f0ea' },
  beige: { en: 'Beige', ne: 'क्रिम', swatch: '#d9c8a9' },
  brown: { en: 'Brown', ne: 'खैरो', swatch: '#7a5236' },
  black: { en: 'Black', ne: 'कालो', swatch: '#2b2927' },
  gray: { en: 'Gray', ne: 'खरानी', swatch: '#96928a' },
  red: { en: 'Red', ne: 'रातो', swatch: '#b3302f' },
  pink: { en: 'Pink', ne: 'गुलाबी', swatch: '#dc9fa4' },
  orange: { en: 'Orange', ne: 'सुन्तला रङ', swatch: '#cc6a35' },
  yellow: { en: 'Yellow', ne: 'पहेँलो', swatch: '#e0b040' },
  green: { en: 'Green', ne: 'हरियो', swatch: '#4a7358' },
  blue: { en: 'Blue', ne: 'निलो', swatch: '#3f6487' },
  purple: { en: 'Purple', ne: 'बैजनी', swatch: '#6f4f82' },
}

/** Returns the family of this English name, such as `Green`; null if none has it. */
export function familyNamed(name: string): ColorFamily | null {
  return colorFamilies.find((family) => familyLooks[family].en === name) ?? null
}

/** Returns the English words by which a color says that it is of a family: "Stone grey" does, and "Graphite" does not. */
export function wordsOfFamily(family: ColorFamily): string[] {
  return family === 'gray' ? ['gray', 'grey'] : [family]
}

/**
 * Returns the family of a swatch. The function `color_family` of the database does the same for the filter
 * (docs/decisions/067-color-families.md); a test compares them.
 *
 * @param swatch  `#2f5d46`
 */
export function familyOf(swatch: string): ColorFamily {
  const seen = oklchOf(swatch)
  return isNeutral(seen) ? neutralFamily(seen) : hueFamily(seen)
}

/** Warm colors look colored sooner than cold ones, and very dark ones later. */
function isNeutral({ lightness, chroma, hue }: Oklch): boolean {
  if (lightness < 0.28) return chroma < 0.05
  return chroma < (hue >= 20 && hue < 115 ? 0.02 : 0.035)
}

function neutralFamily({ lightness }: Oklch): ColorFamily {
  if (lightness < 0.33) return 'black'
  return lightness < 0.92 ? 'gray' : 'white'
}

function hueFamily({ lightness, chroma, hue }: Oklch): ColorFamily {
  if (hue >= 340 || hue < 20) return lightness < 0.6 ? 'red' : 'pink'
  if (hue < 42 && lightness >= 0.65 && chroma < 0.16) return 'pink'
  if (hue < 34 && chroma >= 0.1) return 'red'
  // Woods and leathers have the hue of orange and yellow, but are less vivid.
  if (hue < 75 && chroma >= (hue < 45 ? 0.1 : 0.14)) return 'orange'
  if (hue >= 75 && hue < 115 && chroma >= 0.11 && lightness >= 0.65) return 'yellow'
  if (hue < 115 && lightness >= 0.78) return 'beige'
  if (hue < 100) return 'brown'
  if (hue < 180) return 'green'
  return hue < 280 ? 'blue' : 'purple'
}

/** Returns the families as bits, as `products.color_families` has them. */
export function bitsOf(families: readonly ColorFamily[]): number {
  return families.reduce((bits, family) => bits | (1 << colorFamilies.indexOf(family)), 0)
}

/** Products that come in the same families. */
export type FamilyCell = { families: number; count: number }

/**
 * Counts the products that come in each family, in the order of the filter. Leaves out the families of no product, unless
 * they are chosen.
 */
export function countFamilies(cells: readonly FamilyCell[], chosen: readonly ColorFamily[]) {
  const counted = colorFamilies.map((family) => {
    const own = cells.filter(({ families }) => (families & bitsOf([family])) !== 0)
    return { family, isShown: own.length > 0 || chosen.includes(family), count: sumOf(own, ({ count }) => count) }
  })
  return counted.flatMap(({ isShown, ...counts }) => (isShown ? counts : []))
}
