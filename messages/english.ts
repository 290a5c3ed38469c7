import { mails } from './en/mails/mails.ts'

/** Texts that the API fills, in English. */
export const english = { ...mails }

/** Type of all of them in another language. */
export type Translated = Record<keyof typeof english, string>
