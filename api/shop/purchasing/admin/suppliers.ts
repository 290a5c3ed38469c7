import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { NumberKey } from '#contract/admin/records.ts'
import { Supplier, SupplierDraft, SupplierRow, SuppliersQuery } from '#contract/admin/purchasing.ts'
import { MAX_SUPPLIERS } from '#domain/purchasing/purchase-orders.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { purchaseOrders, supplierItems, suppliers as table, variants } from '../../../platform/db/schema.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { refuseFields } from '../../../platform/records/refuse-fields.ts'
import { isAwaited } from '../purchase-rows.ts'

const { id, name, pan, contact, phone, email, address, leadDays, note, isActive } = table
const { supplierId, variantId, code, cost, minimum, pack } = supplierItems

const items = subquery<SupplierDraft['items']>(sql`
  select coalesce(jsonb_agg(jsonb_build_object('variantId', ${variantId}, 'code', ${code}, 'cost', ${cost},
    'minimum', ${minimum}, 'pack', ${pack}) order by ${variantId}), '[]')
  from ${supplierItems} where ${supplierId} = ${id}`)

const awaited = subquery<number>(sql`
  select count(*)::int from ${purchaseOrders} where ${purchaseOrders.supplierId} = ${id} and ${isAwaited}`)

/** Businesses that the shop buys from, with what they sell. */
export const suppliers = recordKind({
  name: 'supplier',
  path: '/suppliers',
  tags: ['Back office: purchasing'],
  reads: 'purchases.read',
  writes: 'purchases.write',
  contract: { key: NumberKey, draft: SupplierDraft, record: Supplier, query: SuppliersQuery },
  inList: { omits: ['items'], row: SupplierRow },
  table,
  id,
  sorts: { name, leadDays },
  most: MAX_SUPPLIERS,
  refusals: {
    suppliers_one_per_name: ['name', 'Another supplier has this name'],
    supplier_items_variant_id_variants_id_fk: ['items', 'A variant does not exist any more'],
    purchase_orders_supplier_id_suppliers_id_fk: ['isActive', 'It has purchase orders: make it inactive instead'],
  },

  wanted: ({ q, ...query }) =>
    and(
      sayingAny(q, name, pan, contact, email),
      query.isActive === undefined ? undefined : eq(isActive, query.isActive),
      query.variantId === undefined
        ? undefined
        : sql`exists (select from ${supplierItems} where ${supplierId} = ${id} and ${variantId} = ${query.variantId})`,
    ),

  rows: (db) =>
    db.select({ id, name, pan, contact, phone, email, address, leadDays, note, isActive, items, awaited }).from(table),

  async insert(tx, { items: given, ...draft }) {
    await refuseWrongItems(tx, given)
    const row = onlyRow(await tx.insert(table).values(draft).returning({ id }))
    await insertItems(tx, row.id, given)
    return row.id
  },

  async update(tx, key, { items: given, ...draft }, before) {
    await refuseWrongItems(tx, given)
    await tx.update(table).set(draft).where(eq(id, key))
    await changeItems(tx, key, given, before.items)
  },

  async remove(tx, key) {
    await tx.delete(table).where(eq(id, key))
  },
})

/** @throws AppError invalid_input */
async function refuseWrongItems(tx: Db, given: SupplierDraft['items']): Promise<void> {
  const ids = given.map((item) => item.variantId)
  const known = await tx.select({ id: variants.id }).from(variants).where(inArray(variants.id, ids))
  const isKnown = new Set(known.map((one) => one.id))
  refuseFields(
    Object.fromEntries(
      given.map((item, at) => [
        `items.${at}.variantId`,
        ids.indexOf(item.variantId) < at
          ? 'Is in the list already'
          : !isKnown.has(item.variantId) && 'Does not exist any more',
      ]),
    ),
  )
}

/** Writes the items that changed alone, so that the history names no others. */
async function changeItems(tx: Db, key: number, given: SupplierDraft['items'], before: SupplierDraft['items']) {
  const old = new Map(before.map((item) => [item.variantId, item]))
  const changed = given.filter((item) => !isDeepStrictEqual(item, old.get(item.variantId)))
  const kept = new Set(given.map((item) => item.variantId))
  const gone = before.filter((item) => !kept.has(item.variantId))
  if (gone.length > 0) {
    const isGone = inArray(
      variantId,
      gone.map((item) => item.variantId),
    )
    await tx.delete(supplierItems).where(and(eq(supplierId, key), isGone))
  }
  for (const item of changed.filter((one) => old.has(one.variantId))) {
    await tx
      .update(supplierItems)
      .set(item)
      .where(and(eq(supplierId, key), eq(variantId, item.variantId)))
  }
  await insertItems(
    tx,
    key,
    changed.filter((item) => !old.has(item.variantId)),
  )
}

async function insertItems(tx: Db, key: number, given: SupplierDraft['items']): Promise<void> {
  if (given.length > 0) await tx.insert(supplierItems).values(given.map((item) => ({ ...item, supplierId: key })))
}
