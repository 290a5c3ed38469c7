import { latinDigits } from '../text.ts'
import { isEmail } from '../accounts/email.ts'
import { isPlainName } from '../accounts/person-name.ts'
import { parseMobile } from '../accounts/phone.ts'

/** What furniture can be made of to a shopper's size, the usual one first. */
export const customMaterials = ['Wood', 'Metal', 'Glass', 'Plastic'] as const
export type CustomMaterial = (typeof customMaterials)[number]

/** From a drawer knob to a wall of shelves: outside it a figure is a slip, such as millimetres. */
export const CUSTOM_SIZE_CM = { least: 1, most: 1000 }

/** A color that the product does not come in. No slug has such a sign. */
export const ANOTHER_COLOR = '*'

/** UTF-16 units, as `maxlength` of an input counts. */
export const MAX_CUSTOM_NAME_LENGTH = 100
/** As long as it may be so that the whole request still fits into the address of a message. */
export const MAX_CUSTOM_INSTRUCTIONS_LENGTH = 500
/** Pictures of what it shall look like. */
export const MAX_CUSTOM_PHOTOS = 3

/** What can be wrong with a request, in the order in which it stands in the form; the figures as they are typed. */
export const customFields = ['name', 'email', 'phone', 'width', 'height', 'depth', 'instructions'] as const
export type CustomField = (typeof customFields)[number]
type CustomForm = Record<CustomField, string>

/** Why a request needs instructions: its color has no name yet, or nothing else differs from a product in the shop. */
export type WhyWords = 'another-color' | 'as-in-shop'
export type CustomProblem = 'name' | 'email-empty' | 'email' | 'phone' | 'size' | 'too-long' | WhyWords

/**
 * What is wrong with a request, as the form and the server ask it.
 *
 * @param why  undefined if its instructions may stay blank
 */
export function customProblems(given: CustomForm, why?: WhyWords): Partial<Record<CustomField, CustomProblem>> {
  const email = given.email.trim()
  const wrongSizes = (['width', 'height', 'depth'] as const).filter(
    (field) => parseCustomCentimetres(given[field]) === null,
  )
  return {
    ...(!isPlainName(given.name.trim()) && { name: 'name' }),
    ...(!isEmail(email) && { email: email === '' ? 'email-empty' : 'email' }),
    ...(!parseMobile(given.phone) && { phone: 'phone' }),
    ...Object.fromEntries(wrongSizes.map((field) => [field, 'size'])),
    ...(given.instructions.trim().length > MAX_CUSTOM_INSTRUCTIONS_LENGTH && { instructions: 'too-long' }),
    ...(why !== undefined && given.instructions.trim() === '' && { instructions: why }),
  }
}

/**
 * Returns why a request needs instructions; undefined if the rest of it says what to make.
 *
 * @param asked  its sides as typed; `color`: a slug, or ANOTHER_COLOR; `photos`: how many
 * @param sizes  those of `sizesInShop`; none if they are unknown
 */
export function whyWords(
  asked: Record<keyof Sides, string> & { material: CustomMaterial; color: string | undefined; photos: number },
  sizes: readonly Sides[],
): WhyWords | undefined {
  if (asked.color === ANOTHER_COLOR) return 'another-color'
  if (asked.photos > 0 || asked.material !== customMaterials[0]) return undefined
  const sides = ['width', 'height', 'depth'] as const
  const isStocked = sizes.some((size) => sides.every((side) => parseCustomCentimetres(asked[side]) === size[side]))
  return isStocked ? 'as-in-shop' : undefined
}

/** Returns the sizes in which shoppers can buy a product: the product's own counts only for a variant without one. */
export function sizesInShop(product: {
  dimensionsCm: Sides | null
  variants: readonly { dimensionsCm: Sides | null }[]
}): Sides[] {
  return product.variants.flatMap(({ dimensionsCm }) => dimensionsCm ?? product.dimensionsCm ?? [])
}

/** Centimeters with at most one decimal, in Latin or Devanagari digits; null for anything else. */
export function parseCustomCentimetres(text: string): number | null {
  const digits = latinDigits(text.trim())
  if (!/^\d{1,4}(\.\d)?$/.test(digits)) return null
  const centimetres = Number(digits)
  return centimetres >= CUSTOM_SIZE_CM.least && centimetres <= CUSTOM_SIZE_CM.most ? centimetres : null
}

type Sides = Record<'width' | 'height' | 'depth', number>

/** `165.5 × 210 × 110 cm`: width, depth, height, as everywhere in the shop. */
export function customMeasures({ width, depth, height }: Sides): string {
  return `${width} × ${depth} × ${height} cm`
}

/**
 * How the piece is called on an order, which has no label beside it to say which side is which.
 *
 * @param product  the one it is made after; null where it is of the shopper's own mind
 * @param size     in centimeters
 */
export function customPieceName(
  product: string | null,
  material: CustomMaterial,
  { width, depth, height }: Sides,
): string {
  const after = product === null ? '' : ` after ${product}`
  return `Custom piece${after}, ${material.toLowerCase()}, W ${width} × D ${depth} × H ${height} cm`
}
