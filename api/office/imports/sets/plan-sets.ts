import { isDeepStrictEqual } from 'node:util'
import { asc, inArray } from 'drizzle-orm'
import { SetDraft } from '#contract/admin/sets.ts'
import type { ImportProblem } from '#domain/imports/imports.ts'
import { MAX_SETS } from '#domain/sets/product-set.ts'
import type { Db } from '../../../platform/db/client.ts'
import { products, productSets } from '../../../platform/db/schema.ts'
import { pieceProblems } from '../../../shop/sets/admin/set-problems.ts'
import { sets } from '../../../shop/sets/admin/sets.ts'
import { runUnhurried } from '../../../platform/process/unhurried.ts'
import { firstProblems, FoundProblems, TooManyProblems } from '../problems.ts'
import type { Table } from '../read-table.ts'
import { groupSets, type SetGroup } from './group-sets.ts'

type StoredSet = Awaited<ReturnType<typeof readSets>>[number]

/** A set before (undefined for a new one) and after an import. */
export type PlannedSet = { row: number; before: StoredSet | undefined; after: SetDraft; isChanged: boolean }

export type SetPlan = { sets: PlannedSet[]; problems: ImportProblem[] }

/**
 * Computes what a file of sets would change. With problems, it must not run. With more than MAX_IMPORT_PROBLEMS it ends early,
 * without sets.
 *
 * @param holds  whether the products that it names are held until the transaction ends; a check only reads
 */
export async function planSets(tx: Db, table: Table, { holds = false } = {}): Promise<SetPlan> {
  const found = new FoundProblems()
  try {
    return await planAll(tx, table, { found, holds })
  } catch (error) {
    if (error instanceof TooManyProblems) return { sets: [], problems: firstProblems(found.inOrder()) }
    throw error
  }
}

type Planning = { found: FoundProblems; holds: boolean }

async function planAll(tx: Db, { rows, problems: ofTable }: Table, { found, holds }: Planning): Promise<SetPlan> {
  const known = await readSets(tx)
  found.addAll(ofTable)
  const groups = await runUnhurried(groupSets(rows, known, found))
  if (groups.length > MAX_SETS) {
    return { sets: [], problems: [{ row: 0, column: 'set', message: `A shop has at most ${MAX_SETS} sets` }] }
  }
  const productIds = await readProductIds(tx, groups, holds)
  const planned: PlannedSet[] = []
  for (const group of groups) {
    const before = known.find(({ id }) => id === group.id)
    const result = await planSet(tx, group, before, productIds)
    if ('after' in result) planned.push(result)
    else found.addAll(result.problems)
  }
  const added = groups.filter(({ id }) => id === undefined)
  const [last] = added.slice(MAX_SETS - known.length)
  if (last) found.add({ row: last.row, column: 'set', message: `A shop has at most ${MAX_SETS} sets` })
  return { sets: planned, problems: found.inOrder() }
}

function readSets(tx: Db) {
  return sets.rows(tx).where(undefined).orderBy(asc(productSets.createdAt)).limit(MAX_SETS).offset(0)
}

/** Returns the ids of the products that a file names, by slug. */
async function readProductIds(tx: Db, groups: readonly SetGroup[], holds: boolean): Promise<Map<string, number>> {
  const slugs = new Set(groups.flatMap(({ pieces }) => pieces.map(({ cells }) => cells['product'] ?? '')))
  const { id, slug } = products
  const named = tx
    .select({ id, slug })
    .from(products)
    .where(inArray(slug, [...slugs]))
    .orderBy(asc(id))
  const rows = await (holds ? named.for('key share') : named)
  return new Map(rows.map((row) => [row.slug, row.id]))
}

async function planSet(
  tx: Db,
  group: SetGroup,
  before: StoredSet | undefined,
  productIds: ReadonlyMap<string, number>,
): Promise<PlannedSet | { problems: ImportProblem[] }> {
  const { set, pieces } = group
  const unknown = pieces.filter(({ cells }) => !productIds.has(cells['product'] ?? ''))
  if (unknown.length > 0) {
    return {
      problems: unknown.map(({ row, cells }) => {
        return { row, column: 'product', message: `There is no product “${cells['product']}”` }
      }),
    }
  }
  const given = pieces.map(({ cells }) => ({
    productId: productIds.get(cells['product'] ?? ''),
    quantity: Number(cells['quantity'] ?? 1),
    sameSize: cells['same_size'] === 'yes',
  }))
  const nepali = set['set_ne'] ?? before?.translations.ne?.name ?? ''
  const { data: after, error } = SetDraft.safeParse({
    name: set['set'] ?? before?.name,
    percent: set['percent'] === undefined ? before?.percent : Number(set['percent']),
    isActive: set['active'] === undefined ? (before?.isActive ?? false) : set['active'] === 'yes',
    translations: { ne: { name: nepali } },
    pieces: given.length > 0 ? given : (before?.pieces ?? []),
  })
  if (!after) {
    return { problems: error.issues.map(({ path, message }) => problemAt(group, path.map(String), message)) }
  }
  const wrong = given.length > 0 ? await pieceProblems(tx, after.pieces) : []
  const problems = wrong.map(([path, message]) => problemAt(group, path.split('.'), message))
  if (problems.length > 0) return { problems }
  return { row: group.row, before, after, isChanged: !isSame(before, after) }
}

const columnOf: Record<string, string> = { name: 'set', percent: 'percent', isActive: 'active', translations: 'set_ne' }
const pieceColumnOf: Record<string, string> = { quantity: 'quantity', sameSize: 'same_size' }

/** Returns the cell of a problem with a field of a set, such as `pieces.1.quantity`. */
function problemAt({ row, rowOf, pieces }: SetGroup, path: string[], message: string): ImportProblem {
  const [field = '', index, part = ''] = path
  if (field === 'pieces') {
    return { row: pieces[Number(index)]?.row ?? row, column: pieceColumnOf[part] ?? 'product', message }
  }
  const column = columnOf[field] ?? ''
  return { row: rowOf[column] ?? row, column, message: rowOf[column] ? message : 'Is missing: a new set needs it' }
}

function isSame(before: StoredSet | undefined, after: SetDraft): boolean {
  if (!before) return false
  const { name, percent, isActive, translations, pieces } = before
  return isDeepStrictEqual({ name, percent, isActive, translations, pieces }, { ...after })
}
