import { inArray, sql, type SQL } from 'drizzle-orm'
import type { LinkedPicture } from '#contract/admin/catalog/parts.ts'
import type { Db } from '../../../platform/db/client.ts'
import { pictures, type categoryPictures } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'

/** Returns the SQL for a category's pictures, in order, in the form in which staff edit them. */
export function linkedPicturesJson(link: typeof categoryPictures, isOwners: SQL): SQL<LinkedPicture[]> {
  return subquery<LinkedPicture[]>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('pictureId', ${link.pictureId}, 'alt', ${link.alt},
      'translations', jsonb_build_object('ne', coalesce(${link.translations} -> 'ne', '{}'))) order by ${link.position}), '[]')
    from ${link} where ${isOwners}`)
}

/** Returns rows for the link table, without the owner's id. */
export function pictureRows(links: readonly LinkedPicture[]) {
  return links.map(({ pictureId, alt, translations }, position) => {
    return { pictureId, alt, translations: withoutBlanks(translations), position }
  })
}

/** Removes blank translations, so that the English text is shown instead. */
export function withoutBlanks<Field extends string>({ ne }: { ne: Partial<Record<Field, string | undefined>> }) {
  const said = Object.entries(ne).filter(([, text]) => text !== undefined && text !== '')
  return said.length === 0 ? {} : { ne: Object.fromEntries(said) as Partial<Record<Field, string>> }
}

/** @throws AppError invalid_input for an unknown or repeated picture */
export async function refuseWrongPictures(tx: Db, links: readonly LinkedPicture[]): Promise<void> {
  const ids = links.map(({ pictureId }) => pictureId)
  if (ids.length === 0) return
  const found = await tx.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids)).for('key share') // blocks deletion until they are linked
  const known = new Set(found.map(({ id }) => id))
  const fields: Record<string, string> = {}
  ids.forEach((id, at) => {
    if (!known.has(id)) fields[`pictures.${at}`] = 'Does not exist any more'
    else if (ids.indexOf(id) < at) fields[`pictures.${at}`] = 'Is there twice'
  })
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', 'A picture cannot be used.', fields)
}
