import type { ImportProblem } from '#domain/imports.ts'
import type { Db } from '../db/client.ts'
import { holdProducts } from '../catalog/admin/hold-products.ts'
import { ended, holdRunning, updateImport, type findImport } from './import-queries.ts'
import { namedIn } from './named-in.ts'
import { planImport, type Plan, type PlannedProduct } from './plan-import.ts'
import { readShopState } from './state-queries.ts'
import { summarize } from './summarize.ts'
import { stockCause } from '../stock/stock-cause.ts'
import { writePlan } from './write-plan.ts'
import { sql } from 'drizzle-orm'

const PRODUCTS_AT_ONCE = 250
const STATEMENT_MS = 120_000

/** What a file was to change is not what it would change now. */
export class StaleImport extends Error {
  problems: ImportProblem[]

  constructor(problems: ImportProblem[]) {
    super('the shop has changed since the file was checked')
    this.problems = problems
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findImport>>>

/**
 * Takes a checked file over into the shop: all of it or, when anything is in the way, nothing.
 *
 * @param acting   the database as whoever said yes uses it
 * @param db       the same for what is seen at once: that it has begun, and how far it is
 * @param signal   breaks it off
 * @throws StaleImport when others have changed meanwhile what it changes
 */
export function takeImport(
  { acting, db }: { acting: Db; db: Db },
  { id, rows, seen }: Pick<Found, 'id' | 'rows' | 'seen'>,
  signal: AbortSignal,
): Promise<void> {
  return acting.transaction(async (tx) => {
    await holdRunning(tx)
    await tx.execute(sql`select set_config('statement_timeout', ${String(STATEMENT_MS)}, true),
      ${stockCause({ reason: 'imported' })}`)
    await updateImport(db, id, ['running'], { startedAt: new Date(), doneRows: 0 })
    const names = namedIn(rows)
    const before = await readShopState(tx, names)
    await holdProducts(
      tx,
      [...before.products.values()].map((product) => product.id),
    )
    const state = await readShopState(tx, names)
    const plan = planImport(rows, state)
    refuseOtherPlan(plan, seen)

    let doneRows = 0
    for (const products of inPortions(plan.products)) {
      signal.throwIfAborted()
      await writePlan(tx, products, state)
      doneRows += products.reduce((sum, { rowCount }) => sum + rowCount, 0)
      await updateImport(db, id, ['running'], { doneRows: Math.min(doneRows, rows.length) })
    }
    await updateImport(tx, id, ['running'], { ...ended('done'), doneRows: rows.length })
  })
}

function refuseOtherPlan(plan: Plan, seen: Record<string, string>): void {
  if (plan.problems.length > 0) throw new StaleImport(plan.problems)
  const now = summarize(plan).seen
  const others = plan.products.filter(({ slug }) => now[slug] !== seen[slug])
  const message = 'Somebody has changed this product since the file was checked. Please look at the changes again'
  const problems = others.map(({ row, slug }) => ({ row, column: 'slug', message: `${slug}: ${message}` }))
  if (problems.length > 0) throw new StaleImport(problems)
}

function* inPortions(products: readonly PlannedProduct[]): Generator<PlannedProduct[]> {
  for (let at = 0; at < products.length; at += PRODUCTS_AT_ONCE) yield products.slice(at, at + PRODUCTS_AT_ONCE)
}
