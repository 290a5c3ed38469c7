import type { messages as english } from '../en/help.ts'
import type { TranslationOf } from '../english.ts'

/** Of the Help Center. */
export const messages = {} satisfies TranslationOf<typeof english>
