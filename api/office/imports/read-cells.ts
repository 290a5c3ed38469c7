import { importColumns, type ImportColumn } from '#domain/imports/import-columns.ts'
import { beginningOf } from '#domain/text.ts'
import type { FoundProblems } from './problems.ts'
import type { Cells } from './product-cells.ts'
import { isCleared, type TypedRow } from './read-table.ts'
import type { ShopState } from './shop-state.ts'

/** A row with normalized cells: blank cells are absent, '' is a cleared one. */
export type CellRow = { row: number; product: Cells; color: Cells; variant: Cells }

/** Longer than any name; a cell has up to 20,000 characters. */
const QUOTED_LENGTH = 100

/** Reads every cell of a row, and adds the invalid ones to `found`. */
export function readCells(
  typed: TypedRow,
  state: Pick<ShopState, 'categories' | 'pictures'>,
  found: FoundProblems,
): CellRow {
  const row: CellRow = { row: Number(typed['row']), product: {}, color: {}, variant: {} }
  for (const column of importColumns) {
    const { name } = column
    const content = typed[name]
    if (content === undefined) continue
    const read = readCell(column, content, state)
    if ('problem' in read) found.add({ row: row.row, column: name, message: read.problem })
    else row[column.of][name] = read.value
  }
  return row
}

function readCell(column: ImportColumn, content: string, state: Pick<ShopState, 'categories' | 'pictures'>) {
  if (isCleared(content)) {
    const isFixed = column.isRequired || column.name === 'product_id'
    return isFixed ? { problem: 'Cannot be empty' } : { value: cleared(column) }
  }
  const read = column.read(content)
  if ('problem' in read) return read
  if (column.name === 'category' || column.name === 'subcategory') return knownCategory(column.name, read.value, state)
  return ['pictures', 'color_pictures'].includes(column.name) ? knownPictures(read.value, state) : read
}

/** Returns the value of a cleared cell; for a number or yes/no that cannot be empty it is the lowest one. */
function cleared({ name }: ImportColumn): string {
  if (name === 'stock') return '0'
  return ['published', 'is_latest', 'is_featured', 'packages_are_estimates'].includes(name) ? 'no' : ''
}

function knownCategory(name: string, slug: string, { categories }: Pick<ShopState, 'categories'>) {
  const found = categories.get(slug)
  const isTop = found?.parent === null
  if (!found || isTop !== (name === 'category'))
    return { problem: `There is no ${name} “${beginningOf(slug, QUOTED_LENGTH)}”` }
  return { value: slug }
}

function knownPictures(named: string, { pictures }: Pick<ShopState, 'pictures'>) {
  const ids: string[] = []
  for (const name of named.split(' | ')) {
    const found = pictures.get(name) ?? []
    const quoted = beginningOf(name, QUOTED_LENGTH)
    if (found.length === 0) return { problem: `There is no picture “${quoted}” in the library` }
    if (found.length > 1) return { problem: `Several pictures are called “${quoted}”: please give the id` }
    ids.push(found[0]!)
  }
  return { value: ids.join(' | ') }
}
