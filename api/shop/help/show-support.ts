import type { SupportReply } from '#contract/help.ts'
import { endOfNepalDay, nepalDay } from '#domain/nepal-time.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { shopSettings } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Returns the emergency number, the holidays from today on, and the figures of support.
 *
 * @throws AppError unavailable before the shop was set up
 */
export async function showSupport(db: Db, language: Language, now = new Date()): Promise<Answer<SupportReply>> {
  const [row] = await db
    .select({
      emergencyPhone: shopSettings.emergencyPhone,
      holidays: shopSettings.holidays,
      satisfactionPercent: shopSettings.satisfactionPercent,
      responseHours: shopSettings.responseHours,
      issuesResolved: shopSettings.issuesResolved,
      customersHelped: shopSettings.customersHelped,
    })
    .from(shopSettings)
  if (!row) throw new AppError('unavailable', say('calls.no-shop'))
  const today = nepalDay(now)
  const holidays = row.holidays
    .filter(({ day }) => day >= today)
    .map(({ day, name, translations = {} }) => ({
      day,
      name: (language === 'en' ? undefined : translations[language]?.name) ?? name,
    }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const keepForMs = endOfNepalDay(today).getTime() - now.getTime()
  return {
    payload: { success: true, message: 'Support found', data: { ...row, holidays } },
    tags: ['settings'],
    keepForMs,
  }
}
