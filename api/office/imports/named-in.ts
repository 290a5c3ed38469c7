import { CLEAR_WORD, MAX_NAMES } from '#domain/imports/import-cells.ts'
import { MAX_PICTURE_NAMES } from '#domain/imports/imports.ts'
import { latinDigits } from '#domain/text.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { mapInSteps, type Steps } from '../../platform/process/unhurried.ts'
import type { TypedRow } from './read-table.ts'

/** The IDs, slugs, SKUs and pictures that a file names. */
export type Named = { ids: string[]; slugs: string[]; skus: string[]; pictures: string[] }

/**
 * Returns, in steps, the products, variants and pictures that a file names, as typed. Impossible names match nothing. A cell
 * with more names than it may have is refused later, so its others do not count.
 *
 * @throws AppError invalid_input for more than MAX_PICTURE_NAMES different pictures
 */
export function* namedIn(rows: readonly TypedRow[]): Steps<Named> {
  const named = { ids: new Set<string>(), slugs: new Set<string>(), skus: new Set<string>() }
  const pictures = new Set<string>()
  yield* mapInSteps(rows, (row) => {
    const id = latinDigits(row['product_id']?.trim() ?? '')
    if (/^\d{1,9}$/.test(id)) named.ids.add(id)
    if (row['slug'] !== undefined) named.slugs.add(row['slug'].trim())
    if (row['sku'] !== undefined) named.skus.add(row['sku'].trim())
    for (const name of [...namesIn(row['pictures']), ...namesIn(row['color_pictures'])]) pictures.add(name)
    if (pictures.size > MAX_PICTURE_NAMES) {
      const message = `The file names more than ${MAX_PICTURE_NAMES} different pictures. Please split it.`
      throw new AppError('invalid_input', message)
    }
  })
  return { ids: [...named.ids], slugs: [...named.slugs], skus: [...named.skus], pictures: [...pictures] }
}

function namesIn(typed = ''): string[] {
  const names = typed.split('|', MAX_NAMES).map((name) => name.trim())
  return names.filter((name) => name !== '' && name !== CLEAR_WORD)
}
