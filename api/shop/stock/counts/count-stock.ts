import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { CountBody, CountEndBody, ScanBody } from '#contract/admin/stock/counts.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import type { Db } from '../../../platform/db/client.ts'
import { retryConflicts } from '../../../platform/db/retry-conflicts.ts'
import {
  categories,
  products,
  stockCountLines,
  stockCounts,
  stockMovements,
  variants,
} from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
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
      // A count that books waits, so that what it corrected is either in what is due here, or later than this scan.
      await holdVariants(tx, [variantId])
      const expected = await readPiecesDue(tx, variantId, count.placeId)
      const { counted } = stockCountLines
      const added = mode === 'add' ? sql`${counted} + ${pieces}` : sql`${pieces}::int`
      const line = onlyRow(
        await tx
          .insert(stockCountLines)
          .values({ countId, variantId, counted: pieces, expected, at: sql`clock_timestamp()` })
          .onConflictDoUpdate({
            target: [stockCountLines.countId, stockCountLines.variantId],
            set: { counted: added, expected, at: sql`clock_timestamp()` },
          })
          .returning({ counted }),
      )
      if (line.counted > MAX_STOCK)
        throw new AppError('conflict', say('stock.too-many-of', { most: MAX_STOCK, sku: code }))
    }),
  )
}

/**
 * Books the differences of a count, or drops it. A difference is one from what was due at the scan, and is added to the stock
 * of now, less what another count has corrected since the scan. Pieces that are missing beyond those for sale are missing for orders; the count shows them.
 *
 * @throws AppError key_reused; not_found; conflict for a count that has ended, and to book one of a closed place
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
  await holdOpenPlaces(tx, [placeId])
  const found = await readDifferences(tx, { id, placeId })
  if (found.length === 0) return
  const heldOf = await holdVariants(
    tx,
    found.map((line) => line.variantId),
    placeId,
  )
  // Read again: another count may have corrected some before these locks.
  const lines = await readDifferences(tx, { id, placeId })
  const changes = lines
    .filter((line) => found.some(({ variantId }) => variantId === line.variantId))
    .map((line) => {
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

function readDifferences(tx: Db, { id, placeId }: Pick<Count, 'id' | 'placeId'>) {
  const { variantId, counted, expected } = stockCountLines
  const difference = sql<number>`${counted} - ${expected} - ${correctedSince(placeId)}`
  return tx
    .select({ variantId, difference })
    .from(stockCountLines)
    .where(sql`${stockCountLines.countId} = ${id} and ${difference} <> 0`)
    .orderBy(asc(variantId))
}

/** What other counts added to the stock of a line at this place since its scan. */
function correctedSince(placeId: number): SQL<number> {
  const { change, variantId, reason, at } = stockMovements
  return sql<number>`(select coalesce(sum(${change}), 0)::int from ${stockMovements}
    where ${variantId} = ${stockCountLines.variantId} and ${reason} = 'counted' and ${stockMovements.placeId} = ${placeId}
      and ${at} > ${stockCountLines.at})`
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
  if (!found) throw new AppError('not_found', say('stock.no-sku', { sku }))
  if (categoryId !== null && categoryId !== found.category && categoryId !== found.subcategory) {
    throw new AppError('conflict', say('stock.other-category', { sku }))
  }
  return found.id
}
