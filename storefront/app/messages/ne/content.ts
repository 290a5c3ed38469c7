import type { messages as english } from '../en/content.ts'
import type { TranslationOf } from '../english.ts'

/** Of the pages that are only read. */
export const messages = {} satisfies TranslationOf<typeof english>
