import type { SettingsReply } from '#contract/settings.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import { readAddedYears } from '../../platform/calendar/calendar-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { shopSettings } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

/** @throws AppError unavailable before the store is set up */
export async function readSettings(db: Db, language: Language = 'en'): Promise<Answer<SettingsReply>> {
  const [[row], addedYears] = await Promise.all([db.select().from(shopSettings), readAddedYears(db)])
  if (!row) throw new AppError('unavailable', say('calls.no-shop'))
  const { onlyRow: _, translations, ...facts } = row
  const data = { ...facts, addedYears }
  const said = language === 'en' ? {} : { ...translations[language], name: data.nativeName || data.name }
  return { payload: { success: true, message: 'Settings found', data: { ...data, ...said } }, tags: ['settings'] }
}
