import type { Rupees } from '../money.ts'

export const MAX_PRODUCT_PICTURES = 60
export const MAX_VARIANTS = 200
/** Maximum price of one piece; a higher one is a typing error. */
export const MAX_PIECE_PRICE: Rupees = 100_000_000

type Measured = { widthCm: number | null; depthCm: number | null; heightCm: number | null }

/** The table alone, of a set whose own measures count its chairs pulled out. Null for any other product. */
type WithTable = { tableWidthCm: number | null; tableDepthCm: number | null }

export type ProductParts = Measured &
  WithTable & {
    published: boolean
    publishAt: string | null
    unpublishAt: string | null
    /** `color` is a slug, as in variants; null for a picture of every color. */
    pictures: readonly { pictureId: string; color: string | null }[]
    colors: readonly { slug: string; name: string }[]
    variants: readonly (Measured & {
      sku: string
      /** Null when the product has no named colors. */
      color: string | null
      size: string | null
      type: string | null
      price: Rupees
      oldPrice: Rupees | null
    })[]
  }

/** What does not fit together in a product, by the path of the field: as the form and the server ask it. */
export function productProblems(product: ProductParts): Record<string, string> {
  const { variants, pictures, colors } = product
  const rows = variants.map((variant, at) => prefixed(`variants.${at}`, variantProblems(variant)))
  return Object.assign(
    {},
    measureProblems(product),
    tableProblems(product),
    scheduleProblems(product),
    colorProblems(product),
    ...rows,
    ...repeated(variants, ({ color, size, type }) => JSON.stringify([color, size || null, type || null])).map((at) => {
      return { [`variants.${at}.size`]: 'This color, size and type is there twice' }
    }),
    ...repeated(variants, ({ sku }) => sku).map((at) => ({ [`variants.${at}.sku`]: 'This SKU is there twice' })),
    ...repeated(colors, ({ slug }) => slug).map((at) => ({ [`colors.${at}.slug`]: 'This address is there twice' })),
    ...repeated(colors, ({ name }) => name.toLowerCase()).map((at) => {
      return { [`colors.${at}.name`]: 'This color is there twice' }
    }),
    ...repeated(pictures, ({ pictureId }) => pictureId).map((at) => ({ [`pictures.${at}`]: 'Is there twice' })),
  )
}

/** Every variant has a color as soon as one has a name, and every color has a variant. */
function colorProblems({ colors, variants, pictures }: ProductParts): Record<string, string> {
  const known = new Set(colors.map(({ slug }) => slug))
  const sold = new Set(variants.map(({ color }) => color))
  const isUnknown = (color: string | null) => color !== null && !known.has(color)
  const needsOne = (color: string | null) => isUnknown(color) || (color === null && colors.length > 0)
  const unsold = colors.map(({ slug }, at) => !sold.has(slug) && [`colors.${at}.name`, 'Nothing is sold in this color'])
  const uncolored = variants.map(({ color }, at) => needsOne(color) && [`variants.${at}.color`, 'Choose a color'])
  const unknown = pictures.map(({ color }, at) => isUnknown(color) && [`pictures.${at}`, 'Choose a color'])
  return Object.fromEntries([...unsold, ...uncolored, ...unknown].filter((problem) => problem !== false))
}

function variantProblems(variant: ProductParts['variants'][number]): Record<string, string> {
  const { price, oldPrice } = variant
  const isOldLower = oldPrice !== null && oldPrice <= price
  return { ...measureProblems(variant), ...(isOldLower && { oldPrice: 'Must be above the price' }) }
}

function measureProblems({ widthCm, depthCm, heightCm }: Measured): Record<string, string> {
  const given = [widthCm, depthCm, heightCm].filter((centimetres) => centimetres !== null)
  return given.length % 3 === 0 ? {} : { widthCm: 'Give width, depth and height, or none of them' }
}

/** A table stands within its set. */
function tableProblems(product: Measured & WithTable): Record<string, string> {
  const { tableWidthCm, tableDepthCm, widthCm, depthCm } = product
  if (tableWidthCm === null && tableDepthCm === null) return {}
  if (tableWidthCm === null || tableDepthCm === null) {
    return { tableWidthCm: 'Give width and depth of the table, or neither' }
  }
  if (widthCm === null || depthCm === null) return { widthCm: 'Give the measures of the whole set, too' }
  const isWithin = tableWidthCm <= widthCm && tableDepthCm <= depthCm
  return isWithin ? {} : { tableWidthCm: 'The table must not be larger than the whole set' }
}

/** What cannot be bought is not published, and nothing is published again that is. */
function scheduleProblems({ published, publishAt, unpublishAt, variants }: ProductParts): Record<string, string> {
  const isToBeSeen = published || publishAt !== null
  return {
    ...(isToBeSeen &&
      variants.length === 0 && { [published ? 'published' : 'publishAt']: 'Add a size with a price first' }),
    ...(published && publishAt !== null && { publishAt: 'Is published already' }),
    ...(!isToBeSeen && unpublishAt !== null && { unpublishAt: 'Is not published' }),
    ...(publishAt !== null &&
      unpublishAt !== null &&
      Date.parse(unpublishAt) <= Date.parse(publishAt) && {
        unpublishAt: 'Must be after it is published',
      }),
  }
}

function prefixed(path: string, problems: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`${path}.${field}`, problem]))
}

/** Places of what was there before. */
function repeated<Row>(rows: readonly Row[], keyOf: (row: Row) => string): number[] {
  const keys = rows.map(keyOf)
  return keys.flatMap((key, at) => (key !== '' && keys.indexOf(key) < at ? [at] : []))
}
