import type { SettingsReply } from '#contract/settings.ts'
import type { Language } from '#domain/language/languages.ts'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import { readAddedYears } from '../../platform/calendar/calendar-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { shopSettings } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

type PublicShop = {
  /** Those that the shop takes. */
  wallets: readonly WalletProvider[]
  sendsSms: boolean
}

/**
 * @throws AppError unavailable before the store is set up
 */
export async function readPublicSettings(
  db: Db,
  language: Language,
  { wallets, sendsSms }: PublicShop,
): Promise<Answer<SettingsReply>> {
  const { payload, tags } = await readSettings(db, language)
  const bank = payload.data.bankAccountNumber === '' ? [] : (['bank'] as const)
  return { payload: { ...payload, data: { ...payload.data, payments: ['cod', ...wallets, ...bank], sendsSms } }, tags }
}

/** @throws AppError unavailable before the store is set up */
export async function readSettings(db: Db, language: Language = 'en') {
  const [[row], addedYears] = await Promise.all([db.select().from(shopSettings), readAddedYears(db)])
  if (!row) throw new AppError('unavailable', say('calls.no-shop'))
  const { onlyRow: _, translations, ...facts } = row
  const data = { ...facts, addedYears }
  const said = language === 'en' ? {} : { ...translations[language], name: data.nativeName || data.name }
  const message = 'Settings found'
  return { payload: { success: true as const, message, data: { ...data, ...said } }, tags: ['settings'] }
}
