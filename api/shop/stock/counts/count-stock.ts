import { asc, eq, sql } from 'drizzle-orm'
import type { CountBody, CountEndBody, ScanBody } from '#contract/admin/stock/counts.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import type { Db } from '../../../platform/db/client.ts'
import { retryConflicts } from '../../../platform/db/retry-conflicts.ts'
import { categories, products, stockCountLines, stockCounts, variants } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { isFirstTime, type StaffOnce } from '../../../platform/records/staff-once.ts'
import { MAX_STOCK } from '#domain/stock/stock.ts'
import { checkedChange, holdVariants } from '../move-stock.ts'
import { holdOpenPlaces } from '../place-queries.ts'
import { stockCause } from '../stock-queries.ts'
import { readPiecesDue } from './pieces-due.ts'

type By = { staffId: string; once: StaffOnce | undefined }
type Count = typeof stockCounts.$inferSelect

/**
 * Starts a count.
 *
 * @returns its id
 * @throws AppError not_found for an unknown place or category; conflict for a closed place
 */
export function startCount(db: Db, { placeId, categoryId }: CountBody, staffId: string): Promise<string> {
  return db.transaction(async (tx) => {
    await holdOpenPlaces(tx, [placeId])
    if (categoryId !== null && (await tx.$count(categories, eq(categories.id, categoryId))) === 0) {
      throw new AppError('not_found', 'This category does not exist.')
    }
    const { id } = stockCounts
    return onlyRow(await tx.insert(stockCounts).values({ placeId, categoryId, startedBy: staffId }).returning({ id }))
      .id
  })
}

/**
 * Counts a scanned variant. What is due is read at the same moment, so that later sales and deliveries make no difference.
 *
 * @throws AppError key_reused; not_found for an unknown count or SKU; conflict for a count that has ended, for a variant of
 *         another category, and above MAX_STOCK
 */
export function scanVariant(db: Db, countId: string, { code, pieces, mode }: ScanBody, { once }: By): Promise<void> {
  return retryConflicts(() =>
    db.transaction(async (tx) => {
      if (!(await isFirstTime(tx, once))) return
      const count = await holdOpenCount(tx, countId)
      const variantId = await findVariant(tx, code, count)
      const expected = await readPiecesDue(tx, variantId, count.placeId)
      const { counted } = stockCountLines
      const added = mode === 'add' ? sql`${counted} + ${pieces}` : sql`${pieces}::int`
      const line = onlyRow(
        await tx
          .insert(stockCountLines)
          .values({ countId, variantId, counted: pieces, expected })
          .onConflictDoUpdate({
            target: [stockCountLines.countId, stockCountLines.variantId],
            set: { counted: added, expected, at: sql`now()` },
          })
          .returning({ counted }),
      )
      if (line.counted > MAX_STOCK) throw new AppError('conflict', `There would be more than ${MAX_STOCK} of ${code}.`)
    }),
  )
}

/**
 * Books the differences of a count, or drops it. A difference is one from what was due at the scan, and is added to the stock
 * of now. Pieces that are missing beyond those for sale are missing for orders; the count shows them.
 *
 * @throws AppError key_reused; not_found; conflict for a count that has ended
 */
export function endCount(
  db: Db,
  countId: string,
  { action, note }: CountEndBody,
  { staffId, once }: By,
): Promise<void> {
  return retryConflicts(() =>
    db.transaction(async (tx) => {
      if (!(await isFirstTime(tx, once))) return
      const count = await holdOpenCount(tx, countId)
      if (action === 'book') await bookDifferences(tx, count, note.trim())
      const state = action === 'book' ? ('booked' as const) : ('dropped' as const)
      const ended = { state, note: note.trim(), endedAt: new Date(), endedBy: staffId }
      await tx.update(stockCounts).set(ended).where(eq(stockCounts.id, countId))
    }),
  )
}

async function bookDifferences(tx: Db, { id, placeId }: Count, note: string): Promise<void> {
  const { variantId, counted, expected } = stockCountLines
  const lines = await tx
    .select({ variantId, difference: sql<number>`${counted} - ${expected}` })
    .from(stockCountLines)
    .where(sql`${stockCountLines.countId} = ${id} and ${counted} <> ${expected}`)
    .orderBy(asc(variantId))
  if (lines.length === 0) return
  const ids = lines.map((line) => line.variantId)
  const heldOf = await holdVariants(tx, ids, placeId)
  const changes = lines.map((line) => {
    const held = heldOf(line.variantId)
    return { id: line.variantId, change: checkedChange(held, Math.max(line.difference, -held.stock)).change }
  })
  await tx.execute(sql`
    with moved as (
      update variants set stock = stock + given.change
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given(id integer, change integer)
      where variants.id = given.id and given.change <> 0)
    select ${stockCause({ reason: 'counted', placeId, note })}`)
}

/** Locks a count, so that its scans and its end come one after the other. */
async function holdOpenCount(tx: Db, countId: string): Promise<Count> {
  const [count] = await tx.select().from(stockCounts).where(eq(stockCounts.id, countId)).for('update')
  if (!count) throw new AppError('not_found', 'This count does not exist.')
  if (count.state !== 'open') throw new AppError('conflict', 'This count has ended.')
  return count
}

async function findVariant(tx: Db, code: string, { categoryId }: Count): Promise<number> {
  const sku = code.toUpperCase()
  const [found] = await tx
    .select({ id: variants.id, category: products.categoryId, subcategory: products.subcategoryId })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.sku, sku))
  if (!found) throw new AppError('not_found', `No variant has the SKU ${sku}.`)
  if (categoryId !== null && categoryId !== found.category && categoryId !== found.subcategory) {
    throw new AppError('conflict', `${sku} is not of the category of this count.`)
  }
  return found.id
}
