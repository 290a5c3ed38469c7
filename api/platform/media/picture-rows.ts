import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/common.ts'
import type { Language } from '#domain/language/languages.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import {
  pictures,
  productPictures,
  products,
  variants,
  type categoryPictures,
  type projectPictures,
} from '../db/schema.ts'
import { translated } from '../language/translated.ts'

/**
 * Returns all pictures that a link table gives one row, in order, as one JSON value.
 *
 * @param isOwners  condition on the rows of the link table
 */
export function picturesJson(
  link: typeof categoryPictures | typeof projectPictures,
  isOwners: SQL,
  language: Language,
): SQL<Picture[]> {
  const alt = translated(link.alt, link.translations, 'alt', language)
  const all = sql`select coalesce(jsonb_agg(${pictureJson(alt)} order by ${link.position}), '[]')
    from ${link} join ${pictures} on ${pictures.id} = ${link.pictureId} where ${isOwners}`
  return subquery(all)
}

/** Returns the first picture of each row of `products`, null for none. */
export function firstProductPicture(language: Language): SQL<Picture | null> {
  return subquery<Picture | null>(sql`${selectPicture(language)} order by ${productPictures.position} limit 1`)
}

/** Returns the picture that shows each row of `variants` best: one of its color, else one for every color. */
export function variantPicture(language: Language): SQL<Picture | null> {
  return subquery<Picture | null>(sql`${selectPicture(language)} order by ${bestForVariant} limit 1`)
}

function selectPicture(language: Language): SQL {
  const { alt, translations, pictureId, productId } = productPictures
  return sql`
    select ${pictureJson(translated(alt, translations, 'alt', language))}
    from ${productPictures} join ${pictures} on ${pictures.id} = ${pictureId}
    where ${productId} = ${products.id}`
}

/** Orders `product_pictures` by how well they show the color of the row of `variants`. */
export const bestForVariant = sql`case when ${productPictures.colorId} = ${variants.colorId} then 0
  when ${productPictures.colorId} is null then 1 else 2 end, ${productPictures.position}`

/** Returns a picture as JSON, where `pictures` is joined; `alt` is the column with its description there. */
export function pictureJson(alt: unknown): SQL<Picture> {
  return sql`jsonb_build_object(
    'id', ${pictures.id}, 'alt', ${alt}, 'width', ${pictures.width}, 'height', ${pictures.height},
    'placeholder', ${pictures.placeholder})
    || case when ${pictures.focusX} = 0.5 and ${pictures.focusY} = 0.5 then '{}'
      else jsonb_build_object('focus', ${inPercent(pictures.focusX)} || ' ' || ${inPercent(pictures.focusY)}) end
    || case when ${pictures.isWebpOnly} then '{"isWebpOnly": true}' else '{}' end::jsonb`
}

function inPercent(share: PgColumn): SQL {
  return sql`round(${share}::numeric * 100) || '%'`
}

/** Wraps a subquery once more: Drizzle omits the table names from the outermost SQL of a column. */
export function subquery<Value>(query: SQL): SQL<Value> {
  return sql<Value>`(${query})`
}

/** Returns the address of a picture's largest WebP file. */
export function largestUrl({ id, width }: Pick<Picture, 'id' | 'width'>): string {
  return pictureUrl(id, Math.max(...pictureWidths(width)), 'webp')
}
