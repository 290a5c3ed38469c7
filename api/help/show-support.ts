import type { SupportReply } from '#contract/help.ts'
import type { Language } from '#domain/languages.ts'
import type { Answer } from '../cache/answer.ts'
import type { Db } from '../db/client.ts'
import { shopSettings } from '../db/schema.ts'
import { AppError } from '../errors.ts'

/** @throws AppError unavailable before the shop was set up */
export async function showSupport(db: Db, language: Language): Promise<Answer<SupportReply>> {
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
  if (!row) throw new AppError('unavailable', 'The shop is not set up yet.')
  const holidays = row.holidays
    .map(({ day, name, translations = {} }) => ({
      day,
      name: (language === 'en' ? undefined : translations[language]?.name) ?? name,
    }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return { payload: { success: true, message: 'Support found', data: { ...row, holidays } }, tags: ['settings'] }
}
