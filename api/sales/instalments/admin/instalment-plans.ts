import { and, eq, inArray } from 'drizzle-orm'
import { InstalmentPlan, InstalmentPlanDraft, InstalmentPlansQuery } from '#contract/admin/instalments.ts'
import { NumberKey } from '#contract/admin/records.ts'
import { MOST_PLANS, termsProblems } from '#domain/instalments/instalment-plan.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { categories, instalmentPlans as table, products } from '../../../platform/db/schema.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { refuseFields } from '../../../platform/records/refuse-fields.ts'

const { id, bank, months, minimum, termsSeenOn, endsOn, isActive, note, translations } = table

/** Banks' plans for payment in instalments. */
export const instalmentPlans = recordKind({
  name: 'instalment plan',
  path: '/instalment-plans',
  tags: ['Back office: settings'],
  reads: 'settings.read',
  writes: 'settings.write',
  contract: { key: NumberKey, draft: InstalmentPlanDraft, record: InstalmentPlan, query: InstalmentPlansQuery },
  table,
  id,
  sorts: { bank, months, minimum, termsSeenOn, endsOn },

  wanted: ({ q, ...query }) =>
    and(
      sayingAny(q, bank, note, translations),
      query.isActive === undefined ? undefined : eq(isActive, query.isActive),
    ),

  rows: (db) => db.select().from(table),

  most: MOST_PLANS,

  async insert(tx, draft) {
    await refuseWrongPlan(tx, draft)
    const row = onlyRow(await tx.insert(table).values(draft).returning({ id }))
    return row.id
  },

  async update(tx, planId, draft) {
    await refuseWrongPlan(tx, draft)
    await tx.update(table).set(draft).where(eq(id, planId))
  },

  async remove(tx, planId) {
    await tx.delete(table).where(eq(id, planId))
  },
})

/** @throws AppError invalid_input */
async function refuseWrongPlan(tx: Db, draft: InstalmentPlanDraft): Promise<void> {
  const { startsOn, endsOn: last, categoryIds, productIds } = draft
  refuseFields({
    ...termsProblems(draft),
    endsOn: startsOn !== null && last !== null && last < startsOn && 'Must not be before the first day',
    termsSeenOn: draft.termsSeenOn > nepalDay(new Date()) && 'Must not be in the future',
    categoryIds: (await areMissing(tx, categories, categoryIds)) && 'One of these categories does not exist any more',
    productIds: (await areMissing(tx, products, productIds)) && 'One of these products does not exist any more',
  })
}

async function areMissing(tx: Db, of: typeof categories | typeof products, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  return wanted.length > 0 && (await tx.$count(of, inArray(of.id, wanted))) < wanted.length
}
