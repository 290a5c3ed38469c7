import { sql } from 'drizzle-orm'
import type { KeptColor } from '#domain/catalog/color.ts'
import type { Language } from '#domain/language/languages.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import { pictures, productPictures, products, subscriptions, users, variants } from '../../platform/db/schema.ts'
import { colorIn, nameIn } from '../../platform/language/localized.ts'
import { bestForVariant, subquery } from '../../platform/media/picture-rows.ts'
import type { NoticedPiece } from '../../platform/mail/templates/template-data.ts'
import { variantColor } from '../catalog/color-rows.ts'

/** Maximum width of the picture in the mail: twice the size at which it is shown. */
const PICTURE_PX = 480

/** The language of the account, or that in which a guest asked. */
export const languageOfReader = sql<Language>`coalesce(${users.language}, ${subscriptions.language})`

/** Returns a text of a row in the reader's language. */
function inReaders(translations: unknown, field: string, english: unknown) {
  return sql<string>`coalesce(${translations} -> ${languageOfReader} ->> ${sql.raw(`'${field}'`)}, ${english})`
}

type MailedPicture = { id: string; alt: string; width: number }

/** What a mail says of a variant, where `products`, `variants` and the reader are joined. */
export const pieceColumns = {
  productId: products.id,
  name: inReaders(products.translations, 'name', products.name),
  color: variantColor,
  size: variants.size,
  type: variants.type,
  picture: subquery<MailedPicture | null>(sql`
    select jsonb_build_object('id', ${pictures.id}, 'width', ${pictures.width},
      'alt', ${inReaders(productPictures.translations, 'alt', productPictures.alt)})
    from ${productPictures} join ${pictures} on ${pictures.id} = ${productPictures.pictureId}
    where ${productPictures.productId} = ${products.id} order by ${bestForVariant} limit 1`),
}

export type PieceRow = {
  productId: number
  name: string
  color: KeptColor | null
  size: string | null
  type: string | null
  picture: MailedPicture | null
}

/** Names a variant with its color, size and type, and links it. */
export function asNoticedPiece({ productId, name, picture, ...choice }: PieceRow, language: Language): NoticedPiece {
  const color = colorIn(choice.color, language)
  return {
    title: nameIn(language, name, { ...choice, color }),
    path: `/product/${productId}${searchOf({ ...choice, color: color?.slug ?? null })}`,
    picture: asMailPicture(picture),
  }
}

/** Writes the choice as the product's page reads it: `?color=blush&size=153*200&type=Normal`. */
function searchOf({ color, size, type }: Record<'color' | 'size' | 'type', string | null>): string {
  const chosen = Object.entries({ color, size, type }).filter((pair): pair is [string, string] => pair[1] !== null)
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
}

function asMailPicture(picture: MailedPicture | null) {
  if (!picture) return null
  const width = Math.max(...pictureWidths(picture.width).filter((kept, at) => at === 0 || kept <= PICTURE_PX))
  return { path: pictureUrl(picture.id, width, 'webp'), alt: picture.alt }
}
