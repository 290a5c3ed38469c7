import type { ImportProblem, SeenProducts } from '#domain/imports/imports.ts'
import { changeCatalog, holdProducts } from '../../shop/catalog/admin/hold-products.ts'
import type { Db } from '../../platform/db/client.ts'
import { runUnhurried } from '../../platform/process/unhurried.ts'
import { stockCause } from '../../shop/stock/stock-queries.ts'
import { holdWaiting, noteTaken, updateImport, type findImport } from './import-queries.ts'
import { planInSteps, type Plan } from './plan-import.ts'
import type { TypedRow } from './read-table.ts'
import { readShopState } from './state-queries.ts'
import { summarizeInSteps } from './summarize.ts'
import { waitingProducts, type WaitingProduct } from './waiting-products.ts'
import { writePlan } from './write-plan.ts'
import { sql } from 'drizzle-orm'

/**
 * Portion size: an order for one of these products waits until they are written, with the history of all their variants
 * where a product is shown or hidden.
 */
const ROWS_AT_ONCE = 100
const VARIANTS_AT_ONCE = 2_000

/** The planned changes of a file are no longer what was checked. */
export class StaleImport extends Error {
  problems: ImportProblem[]

  constructor(problems: ImportProblem[]) {
    super('the shop has changed since the file was checked')
    this.problems = problems
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findImport>>>

/**
 * Writes a checked file into the catalog, a few products at a time, so that no order waits for the whole file. Each
 * portion commits together with its record of progress: called again after a crash, it continues with the rest.
 *
 * @param acting  the database handle of the person who confirmed
 * @param signal  stops it before the next portion
 * @throws StaleImport when others have changed the same values in the meantime; earlier portions stay
 */
export async function takeImport(
  { acting, db }: { acting: Db; db: Db },
  { id, rows, seen, startedAt }: Pick<Found, 'id' | 'rows' | 'seen' | 'startedAt'>,
  signal: AbortSignal,
): Promise<void> {
  if (!startedAt) await updateImport(db, id, ['running'], { startedAt: new Date() })
  const waiting = waitingProducts(rows, seen)
  // Refuses a stale file before anything is written.
  const { state } = await planAsSeen(db, waiting)
  const variantsOf = new Map([...state.products].map(([slug, { variants }]) => [slug, variants.length]))
  for (const portion of inPortions(waiting, variantsOf)) {
    signal.throwIfAborted()
    await changeCatalog(acting, (tx) => takePortion(tx, id, portion))
  }
}

async function takePortion(tx: Db, id: string, portion: readonly WaitingProduct[]): Promise<void> {
  const slugs = await holdWaiting(
    tx,
    id,
    portion.map(({ slug }) => slug),
  )
  const waiting = portion.filter(({ slug }) => slugs.has(slug))
  if (waiting.length === 0) return
  await tx.execute(sql`select ${stockCause({ reason: 'imported' })}`)
  const { products } = await readShopState(tx, rowsOf(waiting))
  await holdProducts(
    tx,
    [...products.values()].map((product) => product.id),
  )
  const { plan, state } = await planAsSeen(tx, waiting)
  await writePlan(tx, plan.products, state)
  await noteTaken(tx, id, [...slugs], rowsOf(waiting).length)
}

/** @throws StaleImport when the plan differs from the checked one */
async function planAsSeen(db: Db, waiting: readonly WaitingProduct[]) {
  const rows = rowsOf(waiting)
  const state = await readShopState(db, rows)
  const plan = await runUnhurried(planInSteps(rows, state))
  await refuseOtherPlan(plan, waiting)
  return { plan, state }
}

async function refuseOtherPlan(plan: Plan, waiting: readonly WaitingProduct[]): Promise<void> {
  if (plan.problems.length > 0) throw new StaleImport(plan.problems)
  const { seen } = await runUnhurried(summarizeInSteps(plan))
  const now: Partial<SeenProducts> = seen
  const others = waiting.filter(({ slug, hash }) => now[slug]?.hash !== hash)
  const message = 'Somebody has changed this product since the file was checked. Please look at the changes again'
  const problems = others.map(({ slug, rows: [first] }) => {
    return { row: Number(first?.['row'] ?? 0), column: 'slug', message: `${slug}: ${message}` }
  })
  if (problems.length > 0) throw new StaleImport(problems)
}

function rowsOf(waiting: readonly WaitingProduct[]): TypedRow[] {
  return waiting.flatMap(({ rows }) => rows)
}

/** @param variantsOf  how many variants the shop has of a product, by slug */
function* inPortions(
  waiting: readonly WaitingProduct[],
  variantsOf: ReadonlyMap<string, number>,
): Generator<WaitingProduct[]> {
  let portion: WaitingProduct[] = []
  let [rowCount, variantCount] = [0, 0]
  for (const product of waiting) {
    portion.push(product)
    rowCount += product.rows.length
    variantCount += variantsOf.get(product.slug) ?? 0
    if (rowCount < ROWS_AT_ONCE && variantCount < VARIANTS_AT_ONCE) continue
    yield portion
    portion = []
    rowCount = 0
    variantCount = 0
  }
  if (portion.length > 0) yield portion
}
