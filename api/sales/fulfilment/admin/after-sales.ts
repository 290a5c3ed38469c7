import type {
  AdminDamage,
  AdminDamageQuery,
  AdminReturn,
  AdminReturnsQuery,
} from '#contract/admin/fulfilment/after-sales.ts'
import { defined } from '#domain/defined.ts'
import { damageUntil, priceOfPieces, returnUntil } from '#domain/fulfilment/after-sales.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { decrypt } from '../../../platform/secrets/encryption.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { nameIn } from '../../../platform/language/localized.ts'
import { readLinesOf } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/order-record.ts'
import { addressLine, openDetails } from '../../orders/present-order.ts'
import { readMaxRefundableOf } from '../../payments/read-max-refundable.ts'
import {
  findDamageRow,
  findReturnRow,
  readDamagePage,
  readReturnPage,
  type DamageRow,
  type ReturnRow,
} from './after-sales-queries.ts'
import { readAfterSalesOf } from '../after-sales-rows.ts'
import { leftOfLine } from '../line-money.ts'
import { returnRefund } from '../return-refund.ts'
import { damageAad, returnAad } from '../after-sales-aad.ts'

export type AfterSalesDesk = { db: Db; dataKey: DataKey }

export async function listDamage(
  desk: AfterSalesDesk,
  query: AdminDamageQuery,
): Promise<{ items: AdminDamage[]; total: number; hasMore: boolean }> {
  const { rows, ...counted } = await readDamagePage(desk.db, query)
  return { items: await presentAll(desk, rows, presentDamage), ...counted }
}

/** @throws AppError not_found */
export async function showDamage(desk: AfterSalesDesk, id: string): Promise<AdminDamage> {
  return onlyRow(await presentAll(desk, [await findDamage(desk.db, id)], presentDamage))
}

/** @throws AppError not_found */
export async function findDamage(db: Db, id: string): Promise<DamageRow> {
  const row = await findDamageRow(db, id)
  if (!row) throw new AppError('not_found', 'There is no such report.')
  return row
}

export async function listReturns(
  desk: AfterSalesDesk,
  query: AdminReturnsQuery,
): Promise<{ items: AdminReturn[]; total: number; hasMore: boolean }> {
  const { rows, ...counted } = await readReturnPage(desk.db, query)
  return { items: await presentAll(desk, rows, presentReturn), ...counted }
}

/** @throws AppError not_found */
export async function showReturn(desk: AfterSalesDesk, id: string): Promise<AdminReturn> {
  return onlyRow(await presentAll(desk, [await findReturn(desk.db, id)], presentReturn))
}

/** @throws AppError not_found */
export async function findReturn(db: Db, id: string): Promise<ReturnRow> {
  const row = await findReturnRow(db, id)
  if (!row) throw new AppError('not_found', 'There is no such return.')
  return row
}

type Around = Awaited<ReturnType<typeof readAround>>

/** Presents rows with what is read for all of them at once. */
async function presentAll<Row extends { order: StoredOrder }, Shown>(
  { db, dataKey }: AfterSalesDesk,
  rows: readonly Row[],
  present: (row: Row, dataKey: DataKey, around: Around) => Shown,
): Promise<Shown[]> {
  const around = await readAround(db, [...new Set(rows.map(({ order }) => order.id))])
  return rows.map((row) => present(row, dataKey, around))
}

async function readAround(db: Db, orderIds: string[]) {
  const [afterSalesOf, maxRefundableOf, linesOf] = await Promise.all([
    readAfterSalesOf(db, orderIds),
    readMaxRefundableOf(db, orderIds),
    readLinesOf(db, orderIds, 'en'),
  ])
  return { afterSalesOf, maxRefundableOf, linesOf }
}

function presentDamage({ report, order }: DamageRow, dataKey: DataKey, around: Around): AdminDamage {
  const known = around.afterSalesOf(order)
  const { id, state, remedy, position, description, photoIds, answer, createdAt, answeredAt } = report
  const { deliveredAt, ...piece } = presentPiece(order, around, { position, quantity: 1 })
  const until = damageUntil(known.delivered, position)
  return {
    ...about(dataKey, order, { id, answer, createdAt, words: description, photoIds, aad: damageAad(id) }),
    state,
    remedy,
    piece: { ...piece, deliveredAt, until: until?.toISOString() ?? null },
    answeredAt: answeredAt?.toISOString() ?? null,
    maxRefundable: Math.min(leftOfLine(known, position), around.maxRefundableOf(order)),
    refund: known.damageRefunds.get(id) ?? 0,
    remedyDay: report.remedyDay,
    remedySlot: report.remedySlot,
    remediedAt: report.remediedAt?.toISOString() ?? null,
  }
}

function presentReturn({ request, order }: ReturnRow, dataKey: DataKey, around: Around): AdminReturn {
  const known = around.afterSalesOf(order)
  const { id, state, reason, photoIds, answer, refund, createdAt, changedAt } = request
  const { pieces, newOrder } = defined(
    known.rows.returns.find((one) => one.id === id),
    `return ${id}`,
  )
  return {
    ...about(dataKey, order, { id, answer, createdAt, words: reason, photoIds, aad: returnAad(id) }),
    state,
    pieces: pieces.map((one) => {
      const piece = presentPiece(order, around, one)
      const until = piece.deliveredAt === null ? null : returnUntil(new Date(piece.deliveredAt)).toISOString()
      return { ...piece, until }
    }),
    changedAt: changedAt.toISOString(),
    refund,
    ...(newOrder && { newOrder }),
    ...returnRefund(order, known, { request: { ...request, pieces }, maxRefundable: around.maxRefundableOf(order) }),
  }
}

type Written = {
  id: string
  answer: string
  createdAt: Date
  /** Encrypted; null after the account was deleted. */
  words: Buffer | null
  photoIds: string[]
  aad: string
}

function about(dataKey: DataKey, order: StoredOrder, { id, answer, createdAt, words, photoIds, aad }: Written) {
  const details = openDetails(dataKey, order)
  return {
    id,
    orderId: order.id,
    order: order.number,
    orderState: order.state,
    name: order.name,
    phone: details.phone.replace(/^\+977/, ''),
    address: addressLine(details, order),
    position: details.position,
    createdAt: createdAt.toISOString(),
    answer,
    words: words ? decrypt(dataKey, words, aad) : '',
    photos: words ? photoIds : [],
  }
}

function presentPiece(
  order: StoredOrder,
  { afterSalesOf, linesOf }: Around,
  { position, quantity }: { position: number; quantity: number },
) {
  const { lines, delivered } = afterSalesOf(order)
  const line = defined(linesOf.get(order.id)?.[position], `line ${position}`)
  const times = delivered.filter((one) => one.position === position).map((one) => one.deliveredAt.getTime())
  const paid = defined(
    lines.find((one) => one.position === position),
    `line ${position}`,
  )
  return {
    position,
    sku: line.sku,
    title: nameIn('en', line.name, line),
    quantity,
    price: priceOfPieces(paid, 0, 1),
    deliveredAt: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
  }
}
