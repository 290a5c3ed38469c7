import type { InstalmentPlansReply } from '#contract/instalments.ts'
import type { Language } from '#domain/language/languages.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { presentPlan, readPlans } from './plan-queries.ts'

/** Plans end at midnight, without a notice. */
const KEPT_MS = 60_000

export async function listPlans(db: Db, language: Language): Promise<Answer<InstalmentPlansReply>> {
  const rows = await readPlans(db, nepalDay(new Date()))
  return {
    payload: {
      success: true,
      message: 'Instalment plans found',
      data: rows.map((row) => presentPlan(row, language)),
    },
    tags: ['instalment-plans'],
    keepForMs: KEPT_MS,
  }
}
