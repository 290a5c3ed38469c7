import { inArray, sql, type SQL } from 'drizzle-orm'
import type { LinkedPicture } from '#contract/admin/catalog-parts.ts'
import type { Db } from '../../../platform/db/client.ts'
import { pictures, type categoryPictures, type productPictures } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'

/** The pictures that a link table gives to a row, in order, as they are edited. */
export function linkedPicturesJson(
  link: typeof categoryPictures | typeof productPictures,
  isOwners: SQL,
): SQL<LinkedPicture[]> {
  return subquery<LinkedPicture[]>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('pictureId', ${link.pictureId}, 'alt', ${link.alt},
      'translations', jsonb_build_object('ne', coalesce(${link.translations} -> 'ne', '{}'))) order by ${link.position}), '[]')
    from ${link} where ${isOwners}`)
}

/** Rows of the link table, without whose they are. */
export function pictureRows(links: readonly LinkedPicture[]) {
  return links.map(({ pictureId, alt, translations }, position) => {
    return { pictureId, alt, translations: withoutBlanks(translations), position }
  })
}

/** Blank texts are none: the English one is shown then. */
export function withoutBlanks<Field extends string>({ ne }: { ne: Partial<Record<Field, string | undefined>> }) {
  const said = Object.entries(ne).filter(([, text]) => text !== undefined && text !== '')
  return said.length === 0 ? {} : { ne: Object.fromEntries(said) as Partial<Record<Field, string>> }
}

/** @throws AppError invalid_input where a picture is named that the shop does not have, or twice */
export async function refuseWrongPictures(tx: Db, links: readonly LinkedPicture[]): Promise<void> {
  const ids = links.map(({ pictureId }) => pictureId)
  if (ids.length === 0) return
  const found = await tx.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids)).for('key share') // until they are linked nobody deletes them
  const known = new Set(found.map(({ id }) => id))
  const fields: Record<string, string> = {}
  ids.forEach((id, at) => {
    if (!known.has(id)) fields[`pictures.${at}`] = 'Does not exist any more'
    else if (ids.indexOf(id) < at) fields[`pictures.${at}`] = 'Is there twice'
  })
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', 'A picture cannot be used.', fields)
}
