import type { InstalmentPlansReply } from '#contract/instalments.ts'
import type { Language } from '#domain/language/languages.ts'
import { endOfNepalDay, nepalDay } from '#domain/nepal-time.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { readBankAccount } from '../orders/order-queries.ts'
import { isPaidByCard } from './plan-for-order.ts'
import { presentPlan, readPlans } from './plan-queries.ts'

/** Lists what a shopper can ask for, or do in the showroom. Without a bank account, no bank can pay the shop. */
export async function listPlans(
  db: Db,
  language: Language,
  now: Date = new Date(),
): Promise<Answer<InstalmentPlansReply>> {
  const today = nepalDay(now)
  const [plans, { bankAccountNumber }] = await Promise.all([readPlans(db, today), readBankAccount(db)])
  const rows = bankAccountNumber === '' ? plans.filter(isPaidByCard) : plans
  return {
    payload: {
      success: true,
      message: 'Instalment plans found',
      data: rows.map((row) => presentPlan(row, language)),
    },
    tags: ['instalment-plans', 'settings'],
    // Plans begin and end at midnight, without a notice.
    keepForMs: endOfNepalDay(today).getTime() - now.getTime(),
  }
}
