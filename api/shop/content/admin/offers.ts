import { and, eq } from 'drizzle-orm'
import { Offer, OfferDraft, OffersQuery } from '#contract/admin/content/offers.ts'
import { NumberKey } from '#contract/admin/records.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { refuseFields } from '../../../platform/records/refuse-fields.ts'
import { lastPosition } from '../../../platform/records/reorder-records.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import { hoardings } from '../../../platform/db/schema.ts'
import { scheduleProblems } from './schedule-problems.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

const { id, position, createdAt } = hoardings

/** Promotional offers in the top strip. */
export const offers = recordKind({
  name: 'offer',
  path: '/offers',
  tags: ['Back office: content'],
  reads: 'content.read',
  writes: 'content.write',
  contract: { key: NumberKey, draft: OfferDraft, record: Offer, query: OffersQuery },
  table: hoardings,
  id,
  order: { table: hoardings },
  sorts: { position, createdAt },

  wanted: ({ q, isActive }) =>
    and(
      sayingAny(q, hoardings.description, hoardings.translations),
      isActive === undefined ? undefined : eq(hoardings.isActive, isActive),
    ),

  rows: (db) => db.select().from(hoardings),

  most: 200,

  async insert(tx, draft) {
    refuseFields(scheduleProblems(draft))
    const row = onlyRow(
      await tx
        .insert(hoardings)
        .values({ ...draft, position: lastPosition(hoardings) })
        .returning({ id }),
    )
    return row.id
  },

  async update(tx, offerId, draft, before) {
    refuseFields(scheduleProblems(draft, before))
    await tx.update(hoardings).set(draft).where(eq(id, offerId))
  },

  async remove(tx, offerId) {
    await tx.delete(hoardings).where(eq(id, offerId))
  },
})
