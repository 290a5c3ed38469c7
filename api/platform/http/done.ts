import type { Language } from '#domain/language/languages.ts'
import type { MessageId } from '#messages/english.ts'
import { say, type Said } from '../language/sentence.ts'
import { translateMessage } from '../language/translate-message.ts'

export type Done = ReturnType<typeof done>

/** The common fields of every successful answer. */
export function done(message: string) {
  return { success: true, error: false, message } as const
}

/** The same for an answer whose message a page shows. */
export function doneIn<Id extends MessageId>(language: Language, ...said: Said<Id>) {
  return done(translateMessage(language, say(...said)))
}
