import { asc, inArray, sql } from 'drizzle-orm'
import type { HandMovement, StockRow } from '#contract/admin/stock.ts'
import { defined } from '#domain/defined.ts'
import { MAIN_PLACE } from '#domain/stock/places.ts'
import { MAX_STOCK } from '#domain/stock/stock.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { products, stockMovements, variants } from '../../platform/db/schema.ts'
import { isFirstTime, type StaffOnce } from '../../platform/records/staff-once.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { holdOpenPlaces, piecesAt } from './place-queries.ts'
import { stockCause, readStockOf } from './stock-queries.ts'

/** `stock`: at the place asked for, or in all. */
type Held = { id: number; sku: string; stock: number; total: number }
/** The variant of an id. */
type HeldOf = (id: number) => Held
type Change = HandMovement & { change: number; after: number }

/**
 * Records counted, received or damaged pieces and changes the stock: all movements or none.
 *
 * @param by  the member of staff, the idempotency key of the request, and the place of the pieces (as in MoveStockBody);
 *            a repeated request changes nothing
 * @returns the variants after the change
 * @throws AppError key_reused; not_found, also for the place; conflict for a closed one; invalid_input for a repeated variant; conflict when more pieces are damaged than in
 *         stock, or above MAX_STOCK; stale, with the variants in `current`, when the stock changed since it was counted
 */
export function moveStock(
  db: Db,
  movements: readonly HandMovement[],
  { staffId, once, placeId }: { staffId: string; once: StaffOnce | undefined; placeId?: number | undefined },
): Promise<StockRow[]> {
  const ids = movements.map(({ variantId }) => variantId)
  if (new Set(ids).size < ids.length) throw new AppError('invalid_input', 'A size can be named once only.')
  return retryConflicts(() => {
    return db.transaction(async (tx) => {
      if (!(await isFirstTime(tx, once))) return readStockOf(tx, ids)
      if (placeId !== undefined) await holdOpenPlaces(tx, [placeId])
      const heldOf = await holdVariants(tx, ids, placeId)
      await refuseOldCounts(tx, movements, heldOf)
      const changes = movements.map((movement) => ({ ...movement, ...changeOf(movement, heldOf) }))
      await writeChanges(tx, changes, placeId)
      await confirmCounts(tx, changes, { staffId, placeId })
      return readStockOf(tx, ids)
    })
  })
}

/** Locks products and variants. Lock order: products before variants, lower ids first, as order placement does. */
export async function holdVariants(tx: Db, ids: readonly number[], placeId?: number): Promise<HeldOf> {
  const owners = tx
    .select({ id: variants.productId })
    .from(variants)
    .where(inArray(variants.id, [...ids]))
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, owners))
    .orderBy(asc(products.id))
    .for('no key update')
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.id, [...ids]))
    .orderBy(asc(variants.id))
    .for('no key update')
  // Another statement, so that the pieces at the place are those after the wait for the locks.
  const stock = placeId === undefined ? variants.stock : piecesAt(placeId)
  const rows = await tx
    .select({ id: variants.id, sku: variants.sku, total: variants.stock, stock: sql<number>`${stock}` })
    .from(variants)
    .where(inArray(variants.id, [...ids]))
  if (rows.length < ids.length) throw new AppError('not_found', 'A size does not exist any more.')
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => defined(byId.get(id), `variant ${id}`)
}

async function refuseOldCounts(tx: Db, movements: readonly HandMovement[], heldOf: HeldOf) {
  const old = movements.filter((one) => one.reason === 'counted' && one.seen !== heldOf(one.variantId).stock)
  if (old.length === 0) return
  const refusal = new AppError('stale', 'Something was sold or came in since you counted. Nothing was changed.')
  refusal.current = await readStockOf(
    tx,
    movements.map(({ variantId }) => variantId),
  )
  throw refusal
}

function changeOf(movement: HandMovement, heldOf: HeldOf): { change: number; after: number } {
  const held = heldOf(movement.variantId)
  if (movement.reason === 'counted') return checkedChange(held, movement.counted - held.stock)
  return checkedChange(held, movement.reason === 'received' ? movement.pieces : -movement.pieces)
}

/**
 * Returns a change of stock with the stock in all after it.
 *
 * @throws AppError conflict when there are not as many, or there would be too many
 */
export function checkedChange({ sku, stock, total }: Held, change: number): { change: number; after: number } {
  if (stock + change < 0) throw new AppError('conflict', say('stock.only-of', { sku, stock }))
  const after = total + change
  if (after > MAX_STOCK) throw new AppError('conflict', say('stock.more-than-of', { sku, most: MAX_STOCK }))
  return { change, after }
}

/** Runs one statement per reason and note, because the trigger reads one of each per statement. */
async function writeChanges(tx: Db, changes: readonly Change[], placeId: number | undefined): Promise<void> {
  const alike = Map.groupBy(changes, ({ reason, note }) => `${reason} ${note.trim()}`)
  for (const group of alike.values()) {
    const rows = JSON.stringify(group.map(({ variantId, after }) => ({ id: variantId, after })))
    const { reason, note } = defined(group[0], 'change')
    await tx.execute(sql`
      with moved as (
        update variants set stock = given.after
        from jsonb_to_recordset(${rows}::jsonb) as given(id integer, after integer)
        where variants.id = given.id and variants.stock <> given.after)
      select ${stockCause({ reason, note: note.trim(), placeId })}`)
  }
}

/** Records counts that match the stock, for which the trigger writes nothing. */
async function confirmCounts(
  tx: Db,
  changes: readonly Change[],
  { staffId, placeId = MAIN_PLACE }: { staffId: string; placeId: number | undefined },
) {
  const right = changes.filter(({ reason, change }) => reason === 'counted' && change === 0)
  if (right.length === 0) return
  await tx.insert(stockMovements).values(
    right.map(({ variantId, after, note }) => {
      return { variantId, change: 0, stock: after, reason: 'counted' as const, placeId, staffId, note: note.trim() }
    }),
  )
}
