import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StockTransfer, StockTransferRow, TransfersQuery } from '#contract/admin/stock/transfers.ts'
import type { Db } from '../../platform/db/client.ts'
import { products, stockPlaces, stockTransferLines, stockTransfers, variants } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { readActorNames } from '../../platform/records/actor-names.ts'
import { sayingAny } from '../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import { variantColor } from '../catalog/color-rows.ts'

const fromPlace = alias(stockPlaces, 'from_place')
const toPlace = alias(stockPlaces, 'to_place')

/** Reads one page of transfers. */
export async function readTransfers(
  db: Db,
  query: TransfersQuery,
): Promise<{ items: StockTransferRow[]; total: number }> {
  const where = and(
    sayingAny(query.q, fromPlace.name, toPlace.name, stockTransfers.note),
    query.open && isNull(stockTransfers.receivedAt),
    query.placeId === undefined ? undefined : isOfPlace(query.placeId),
  )
  const { limit, offset } = pageOf(query)
  const page = selectTransfers(db, where)
    .orderBy(...orderOf(query.sort, { sentAt: stockTransfers.sentAt }, stockTransfers.id))
    .limit(limit)
    .offset(offset)
  const [rows, counted] = await Promise.all([page, countTransfers(db, where)])
  return { items: await withNames(db, rows), total: counted }
}

/**
 * Reads a transfer with its goods.
 *
 * @throws AppError not_found
 */
export async function readTransfer(db: Db, id: string): Promise<StockTransfer> {
  const [transfer] = await withNames(db, await selectTransfers(db, eq(stockTransfers.id, id)))
  if (!transfer) throw new AppError('not_found', 'This transfer does not exist.')
  const lines = await db
    .select({
      variantId: variants.id,
      productId: products.id,
      name: products.name,
      sku: variants.sku,
      color: variantColor,
      size: variants.size,
      type: variants.type,
      sent: stockTransferLines.sent,
      received: stockTransferLines.received,
    })
    .from(stockTransferLines)
    .innerJoin(variants, eq(variants.id, stockTransferLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(stockTransferLines.transferId, id))
    .orderBy(asc(products.name), asc(variants.position))
  return { ...transfer, lines: lines.map((line) => ({ ...line, color: colorIn(line.color, 'en') })) }
}

function isOfPlace(placeId: number): SQL | undefined {
  return or(eq(stockTransfers.fromId, placeId), eq(stockTransfers.toId, placeId))
}

function selectTransfers(db: Db, where: SQL | undefined) {
  const { id, fromId, toId, note, sentAt, sentBy, receivedAt, receivedBy, receiptNote } = stockTransfers
  const sumOf = (column: typeof stockTransferLines.sent | typeof stockTransferLines.received) => sql`
    select sum(${column})::int from ${stockTransferLines} where ${stockTransferLines.transferId} = ${id}`
  return db
    .select({
      id,
      fromId,
      toId,
      note,
      sentAt,
      sentBy,
      receivedAt,
      receivedBy,
      receiptNote,
      from: fromPlace.name,
      to: toPlace.name,
      sent: sql<number>`coalesce((${sumOf(stockTransferLines.sent)}), 0)`,
      received: sql<
        number | null
      >`case when ${receivedAt} is not null then coalesce((${sumOf(stockTransferLines.received)}), 0) end`,
    })
    .from(stockTransfers)
    .innerJoin(fromPlace, eq(fromPlace.id, fromId))
    .innerJoin(toPlace, eq(toPlace.id, toId))
    .where(where)
    .$dynamic()
}

async function countTransfers(db: Db, where: SQL | undefined): Promise<number> {
  const rows = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(stockTransfers)
    .innerJoin(fromPlace, eq(fromPlace.id, stockTransfers.fromId))
    .innerJoin(toPlace, eq(toPlace.id, stockTransfers.toId))
    .where(where)
  return rows[0]?.total ?? 0
}

async function withNames(db: Db, rows: Awaited<ReturnType<typeof selectTransfers>>): Promise<StockTransferRow[]> {
  const names = await readActorNames(
    db,
    rows.flatMap(({ sentBy, receivedBy }) => [sentBy, receivedBy]),
  )
  return rows.map((row) => ({
    ...row,
    sentAt: row.sentAt.toISOString(),
    receivedAt: row.receivedAt?.toISOString() ?? null,
    sentBy: names.get(row.sentBy) ?? null,
    receivedBy: row.receivedBy === null ? null : (names.get(row.receivedBy) ?? null),
  }))
}
