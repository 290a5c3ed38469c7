import { sql, type SQL } from 'drizzle-orm'
import type { Color, ProductPicture } from '#contract/catalog/colors.ts'
import type { Picture } from '#contract/common.ts'
import type { KeptColor } from '#domain/catalog/color.ts'
import type { Language } from '#domain/language/languages.ts'
import { pictures, productColors, productPictures, products, variants } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'
import { pictureJson, subquery } from '../../platform/media/picture-rows.ts'

/** A color with the id by which variants and pictures refer to it. */
export type ColorRow = Color & { id: number }

/** Returns the colors of each row of `products`, in the shop's order. */
export function colorsJson(language: Language): SQL<ColorRow[]> {
  const { id, productId, position, slug, swatch, swatchPictureId } = productColors
  const name = translated(productColors.name, productColors.translations, 'name', language)
  return subquery<ColorRow[]>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('id', ${id}, 'slug', ${slug}, 'name', ${name}, 'swatch', ${swatch},
      'swatchPicture', case when ${pictures.id} is not null then ${pictureJson(name)} end) order by ${position}), '[]')
    from ${productColors} left join ${pictures} on ${pictures.id} = ${swatchPictureId}
    where ${productId} = ${products.id}`)
}

/** Returns the pictures of each row of `products`, in order, with the ids of their colors. */
export function productPicturesJson(language: Language): SQL<(Picture & { colorId: number | null })[]> {
  const { productId, pictureId, position, colorId } = productPictures
  const alt = translated(productPictures.alt, productPictures.translations, 'alt', language)
  return subquery<(Picture & { colorId: number | null })[]>(sql`
    select coalesce(jsonb_agg(${pictureJson(alt)} || jsonb_build_object('colorId', ${colorId}) order by ${position}), '[]')
    from ${productPictures} join ${pictures} on ${pictures.id} = ${pictureId}
    where ${productId} = ${products.id}`)
}

/** Returns the color of each row of `variants` as a cart or an order keeps it, null for none. */
export const variantColor = subquery<KeptColor | null>(sql`
  select jsonb_build_object('slug', ${productColors.slug}, 'name', ${productColors.name}, 'swatch', ${productColors.swatch},
    'translations', ${productColors.translations})
  from ${productColors}
  where ${productColors.productId} = ${variants.productId} and ${productColors.id} = ${variants.colorId}`)

/** Returns how the rows of a product name a color: its slug. */
export function slugsOf(colors: readonly ColorRow[]): (id: number | null) => string | null {
  const slugs = new Map(colors.map(({ id, slug }) => [id, slug]))
  return (id) => (id === null ? null : (slugs.get(id) ?? null))
}

export function asColor({ id: _id, ...color }: ColorRow): Color {
  return color
}

/** Names the colors of a product's pictures. */
export function asProductPictures(
  rows: readonly (Picture & { colorId: number | null })[],
  slugOf: (id: number | null) => string | null,
): ProductPicture[] {
  return rows.map(({ colorId, ...picture }) => ({ ...picture, color: slugOf(colorId) }))
}
