import type { Language } from '#domain/languages.ts'
import type { MailShop } from '../letter.ts'
import { accounts } from './en/accounts.ts'
import { letter } from './en/letter.ts'
import { tickets } from './en/tickets.ts'
import { accounts as nepaliAccounts } from './ne/accounts.ts'
import { letter as nepaliLetter } from './ne/letter.ts'
import { tickets as nepaliTickets } from './ne/tickets.ts'

const english = { letter, accounts, tickets }

/** What mails say besides their figures: for each group, for each template of it, its texts, figures and dates given as they are written. */
export type MailWords = typeof english

const words: Record<Language, MailWords> = {
  en: english,
  ne: { letter: nepaliLetter, accounts: nepaliAccounts, tickets: nepaliTickets },
}

/** The words of the mail's language. */
export function wordsOf({ language }: Pick<MailShop, 'language'>): MailWords {
  return words[language]
}
