import type { Translated } from './english.ts'
import { mails } from './ne/mails/mails.ts'

/** The same in Nepali. */
export const nepali: Translated = { ...mails }
