import { and, eq } from 'drizzle-orm'
import { NumberKey } from '#contract/admin/records.ts'
import { Store, StoreDraft, StoresQuery } from '#contract/admin/stores.ts'
import { freeSlugIn } from '../../../platform/records/free-slug.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { lastPosition } from '../../../platform/records/reorder-records.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import { stores as table } from '../../../platform/db/schema.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

const { id, name, city, streetAddress, services, district, position, translations } = table

/** Showrooms. */
export const stores = recordKind({
  name: 'showroom',
  path: '/stores',
  tags: ['Back office: content'],
  reads: 'content.read',
  writes: 'content.write',
  contract: { key: NumberKey, draft: StoreDraft, record: Store, query: StoresQuery },
  table,
  id,
  order: { table },
  sorts: { position, name },
  refusals: {
    stores_slug_unique: ['name', 'Somebody has just added one of this name'],
    stores_picture_id_pictures_id_fk: ['pictureId', 'The picture is not in the library any more'],
  },

  wanted: ({ q, ...query }) =>
    and(
      sayingAny(q, name, streetAddress, city, services, translations),
      query.district === undefined ? undefined : eq(district, query.district),
    ),

  rows: (db) => db.select().from(table),

  most: 100,

  async insert(tx, draft) {
    const values = {
      ...draft,
      slug: await freeSlugIn(tx, table, draft.name, 'showroom'),
      position: lastPosition(table),
    }
    const row = onlyRow(await tx.insert(table).values(values).returning({ id }))
    return row.id
  },

  async update(tx, storeId, draft) {
    await tx.update(table).set(draft).where(eq(id, storeId))
  },

  async remove(tx, storeId) {
    await tx.delete(table).where(eq(id, storeId))
  },
})
