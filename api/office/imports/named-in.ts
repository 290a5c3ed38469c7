import { CLEAR_WORD, MAX_NAMES } from '#domain/imports/import-cells.ts'
import { latinDigits } from '#domain/text.ts'
import type { TypedRow } from './read-table.ts'
import type { Named } from './state-queries.ts'

/**
 * Returns the products, variants and pictures that a file names, as typed. Impossible names match nothing. A cell with more
 * names than it may have is refused later, so its others do not count.
 */
export function namedIn(rows: readonly TypedRow[]): Named {
  const all = (column: string) => [
    ...new Set(rows.flatMap((row) => (row[column] === undefined ? [] : [row[column].trim()]))),
  ]
  return {
    ids: all('product_id')
      .map(latinDigits)
      .filter((id) => /^\d{1,9}$/.test(id)),
    slugs: all('slug'),
    skus: all('sku'),
    pictures: [
      ...new Set(
        [...all('pictures'), ...all('color_pictures')].flatMap((names) =>
          names.split('|', MAX_NAMES).map((name) => name.trim()),
        ),
      ),
    ].filter((name) => name !== '' && name !== CLEAR_WORD),
  }
}
