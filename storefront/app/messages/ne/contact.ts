import type { messages as english } from '../en/contact.ts'
import type { TranslationOf } from '../english.ts'

/** Of the contact form, of tickets and of the stores. */
export const messages = {} satisfies TranslationOf<typeof english>
