import { eq } from 'drizzle-orm'
import { Client, ClientDraft, ClientsQuery } from '#contract/admin/content/clients.ts'
import { NumberKey } from '#contract/admin/records.ts'
import { freeSlugIn } from '../../../platform/records/free-slug.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { lastPosition } from '../../../platform/records/reorder-records.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import { clients as table } from '../../../platform/db/schema.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

const { id, name, sector, position, translations } = table

/** Trusted clients. */
export const clients = recordKind({
  name: 'client',
  path: '/clients',
  tags: ['Back office: content'],
  reads: 'content.read',
  writes: 'content.write',
  contract: { key: NumberKey, draft: ClientDraft, record: Client, query: ClientsQuery },
  table,
  id,
  order: { table },
  sorts: { position, name },
  refusals: {
    clients_slug_unique: ['name', 'Somebody has just added one of this name'],
    clients_logo_picture_id_pictures_id_fk: ['logoPictureId', 'The picture is not in the library any more'],
  },

  wanted: ({ q }) => sayingAny(q, name, sector, translations),

  rows: (db) => db.select().from(table),

  most: 100,

  async insert(tx, draft) {
    const values = { ...draft, slug: await freeSlugIn(tx, table, draft.name, 'client'), position: lastPosition(table) }
    const row = onlyRow(await tx.insert(table).values(values).returning({ id }))
    return row.id
  },

  async update(tx, clientId, draft) {
    await tx.update(table).set(draft).where(eq(id, clientId))
  },

  async remove(tx, clientId) {
    await tx.delete(table).where(eq(id, clientId))
  },
})
