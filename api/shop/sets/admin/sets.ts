import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { ProductSetRecord, SetDraft, SetKey, SetsQuery } from '#contract/admin/sets.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { products, productSetPieces, productSets as table } from '../../../platform/db/schema.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { refuseOneMore, refuseWrongPieces } from './set-problems.ts'

const { id, name, translations, percent, isActive, createdAt } = table
const { setId, productId, quantity, sameSize, position } = productSetPieces

const pieces = subquery<SetDraft['pieces']>(sql`
  select coalesce(jsonb_agg(jsonb_build_object('productId', ${productId}, 'quantity', ${quantity}, 'sameSize', ${sameSize})
    order by ${position}), '[]')
  from ${productSetPieces} where ${setId} = ${id}`)

const pieceNames = subquery<string[]>(sql`
  select coalesce(jsonb_agg(${products.name} order by ${position}), '[]')
  from ${productSetPieces} join ${products} on ${products.id} = ${productId} where ${setId} = ${id}`)

const isOffered = subquery<boolean>(sql`
  select ${isActive} and bool_and(${products.listed})
  from ${productSetPieces} join ${products} on ${products.id} = ${productId} where ${setId} = ${id}`)

/** Products that cost less together. */
export const sets = recordKind({
  name: 'set',
  path: '/sets',
  tags: ['Back office: catalog'],
  reads: 'catalog.read',
  writes: 'catalog.write',
  contract: { key: SetKey, draft: SetDraft, record: ProductSetRecord, query: SetsQuery },
  table,
  id,
  sorts: { createdAt, name, percent },
  refusals: {
    product_set_pieces_product_id_products_id_fk: ['pieces', 'A product does not exist any more'],
  },

  wanted: ({ q, ...query }) =>
    and(
      sayingAny(q, name, translations),
      query.isActive === undefined ? undefined : eq(isActive, query.isActive),
      query.productId === undefined
        ? undefined
        : sql`exists (select from ${productSetPieces} where ${setId} = ${id} and ${productId} = ${query.productId})`,
    ),

  rows: (db) =>
    db.select({ id, name, translations, percent, isActive, createdAt, pieces, pieceNames, isOffered }).from(table),

  async insert(tx, { pieces: given, ...draft }) {
    await refuseOneMore(tx)
    await refuseWrongPieces(tx, given)
    const row = onlyRow(await tx.insert(table).values(draft).returning({ id }))
    await insertPieces(tx, row.id, given)
    return row.id
  },

  async update(tx, key, { pieces: given, ...draft }, before) {
    await refuseWrongPieces(tx, given)
    await tx.update(table).set(draft).where(eq(id, key))
    if (isDeepStrictEqual(given, before.pieces)) return
    await tx.delete(productSetPieces).where(eq(setId, key))
    await insertPieces(tx, key, given)
  },

  async remove(tx, key) {
    await tx.delete(table).where(eq(id, key))
  },
})

async function insertPieces(tx: Db, key: string, given: SetDraft['pieces']): Promise<void> {
  await tx.insert(productSetPieces).values(given.map((piece, index) => ({ ...piece, setId: key, position: index })))
}
