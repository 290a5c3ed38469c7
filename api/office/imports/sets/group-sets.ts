import type { ImportProblem } from '#domain/imports/imports.ts'
import { setColumns } from '#domain/imports/set-columns.ts'
import { mapInSteps, type Steps } from '../../../platform/process/unhurried.ts'
import type { FoundProblems } from '../problems.ts'
import type { Cells } from '../product-cells.ts'
import { isCleared, type TypedRow } from '../read-table.ts'

/** The rows of a file about one set. `id` is undefined for a new one. */
export type SetGroup = {
  row: number
  id: string | undefined
  set: Cells
  /** Row number of each column of the set. */
  rowOf: Record<string, number>
  pieces: { row: number; cells: Cells }[]
}

type SetRow = { row: number; set: Cells; piece: Cells }
type KnownSet = { id: string; name: string }

/**
 * Reads every cell and groups the rows by set, in steps. A row belongs to the set that it names, by id or name; else to the
 * set of the row above. What is wrong is added to `found`.
 */
export function* groupSets(
  typed: readonly TypedRow[],
  known: readonly KnownSet[],
  found: FoundProblems,
): Steps<SetGroup[]> {
  const rows = yield* mapInSteps(typed, (row) => readRow(row, found))
  const idsOf = idsByName(rows, known)
  const groups = new Map<string, SetGroup>()
  let above: SetGroup | undefined
  yield* mapInSteps(rows, (one) => {
    const key = keyOf(one, known, idsOf)
    if (typeof key === 'object') {
      found.add({ row: one.row, ...key })
      above = undefined
      return
    }
    const fresh = { row: one.row, id: undefined, set: {}, rowOf: {}, pieces: [] }
    const group: SetGroup | undefined = key === undefined ? above : (groups.get(key) ?? fresh)
    if (!group) {
      found.add({ row: one.row, column: 'set', message: 'Is missing: no row above names a set' })
      return
    }
    if (key !== undefined) {
      group.id = known.find(({ id }) => id === key)?.id
      groups.set(key, group)
    }
    above = group
    takeRow(group, one, found)
  })
  return [...groups.values()]
}

function readRow(typed: TypedRow, found: FoundProblems): SetRow {
  const row: SetRow = { row: Number(typed['row']), set: {}, piece: {} }
  for (const { name, of, read } of setColumns) {
    const content = typed[name]
    if (content === undefined) continue
    const isNothing = isCleared(content)
    const cell =
      isNothing && name === 'set_ne' ? { value: '' } : isNothing ? { problem: 'Cannot be empty' } : read(content)
    if ('problem' in cell) found.add({ row: row.row, column: name, message: cell.problem })
    else row[of][name] = cell.value
  }
  return row
}

/** The ids of the sets with a name, before the import and after it. */
function idsByName(rows: readonly SetRow[], known: readonly KnownSet[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>()
  const add = (name: string, id: string) => ids.set(name, (ids.get(name) ?? new Set()).add(id))
  for (const { name, id } of known) add(name, id)
  for (const { set } of rows)
    if (set['set'] !== undefined && set['set_id'] !== undefined) add(set['set'], set['set_id'])
  return ids
}

/** Returns the id or the name of a row's set; undefined when it names none. */
function keyOf(
  { set: { set_id: id, set: name } }: SetRow,
  known: readonly KnownSet[],
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined | Pick<ImportProblem, 'column' | 'message'> {
  if (id !== undefined) {
    return known.some((set) => set.id === id) ? id : { column: 'set_id', message: 'There is no such set' }
  }
  if (name === undefined) return undefined
  const ids = [...(idsOf.get(name) ?? [])]
  return ids.length > 1
    ? { column: 'set', message: `Several sets are called “${name}”: please give the set_id` }
    : (ids[0] ?? name)
}

function takeRow(group: SetGroup, { row, set, piece }: SetRow, found: FoundProblems): void {
  for (const [column, value] of Object.entries(set)) {
    const said = group.set[column]
    group.set[column] ??= value
    group.rowOf[column] ??= row
    if (said === undefined || said === value) continue
    found.add({ row, column, message: `Says something else than row ${group.rowOf[column]} of the same set` })
  }
  if (piece['product'] !== undefined) group.pieces.push({ row, cells: piece })
  else if (Object.keys(piece).length > 0) found.add({ row, column: 'product', message: 'Is missing' })
}
