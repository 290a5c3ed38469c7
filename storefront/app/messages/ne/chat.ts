import type { messages as english } from '../en/chat.ts'
import type { TranslationOf } from '../english.ts'

/** Of the chat window. */
export const messages = {} satisfies TranslationOf<typeof english>
