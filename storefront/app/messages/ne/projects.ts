import type { messages as english } from '../en/projects.ts'
import type { TranslationOf } from '../english.ts'

/** Of Our Projects. */
export const messages = {} satisfies TranslationOf<typeof english>
