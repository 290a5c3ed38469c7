import { and, asc, eq, gte, isNull, or } from 'drizzle-orm'
import type { InstalmentOffer, InstalmentPlan } from '#contract/instalments.ts'
import type { FiguredPlan } from '#domain/instalments/instalments.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { instalmentPlans } from '../../platform/db/schema.ts'
import { versionOf } from '../../platform/records/version.ts'
import { localized } from '../../platform/language/localized.ts'

export type PlanRow = typeof instalmentPlans.$inferSelect

/** Active plans that have not ended by a day in Nepal; some may begin later. */
export function readPlans(db: Db, day: string): Promise<PlanRow[]> {
  const { isActive, endsOn, months, bank, id } = instalmentPlans
  return db
    .select()
    .from(instalmentPlans)
    .where(and(eq(isActive, true), or(isNull(endsOn), gte(endsOn, day))))
    .orderBy(asc(months), asc(bank), asc(id))
}

/** A plan as the shop shows it. */
export function presentPlan(row: PlanRow, language: Language): InstalmentPlan {
  const { id, categoryIds, productIds, startsOn, endsOn, isActive: _active, translations: _texts, ...terms } = row
  return {
    ...terms,
    _id: String(id),
    bank: localized(row, 'bank', language),
    note: localized(row, 'note', language),
    categoryIds: categoryIds.map(String),
    productIds: productIds.map(String),
    from: startsOn,
    until: endsOn,
  }
}

/** Returns the version of the terms that a buyer agrees to. Other goods, or a later look at the terms, make no new one. */
export function planVersion(row: PlanRow): string {
  const { bank, kind, months, annualRatePercent, rateKind, feePercent, feeMinimum, feeBearer, downPaymentPercent } = row
  const rates = [months, annualRatePercent, rateKind, feePercent, feeMinimum, feeBearer, downPaymentPercent]
  return versionOf([bank, kind, ...rates, row.note])
}

/** A plan with its figures for an order. */
export function presentOffer({ plan, figures }: FiguredPlan<PlanRow>, language: Language): InstalmentOffer {
  const shown = presentPlan(plan, language)
  const {
    minimum: _least,
    maximum: _most,
    categoryIds: _in,
    productIds: _of,
    from: _from,
    until: _until,
    ...terms
  } = shown
  return { ...terms, version: planVersion(plan), figures }
}
