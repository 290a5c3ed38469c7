import type { Language } from '#domain/language/languages.ts'
import { formatsOf } from './localized.ts'
import { isMessageId, messageText } from './message-text.ts'
import type { Message, Sentence, Value } from './sentence.ts'

const PLACE = /\{(\w+)\}/g
const BETWEEN_SENTENCES = '; '

/**
 * Translates a sentence. Only the id of a message is looked up. Text by a caller is the value of a parameter, and is
 * neither looked up nor filled in again.
 */
export function translateMessage(language: Language, sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence
  if (Array.isArray(sentence)) return sentence.map((one) => translateMessage(language, one)).join(BETWEEN_SENTENCES)
  const { id, values } = sentence
  if (!isMessageId(id)) return fillText(sentence)
  const written = Object.entries(values).map(([name, value]) => [name, write(language, value)])
  return messageText(language, id, Object.fromEntries(written), (number) => formatsOf(language).digits(String(number)))
}

/** Numbers stay numbers, for plurals. */
function write(language: Language, value: Value): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value
  const formats = formatsOf(language)
  if ('money' in value) return formats.money(value.money)
  if ('day' in value) return formats.day(value.day)
  return translateMessage(language, value)
}

/** Fills a message of an answer that an older version stored, in English: its text was its id. */
function fillText({ id, values }: Message): string {
  return id.replaceAll(PLACE, (place, name: string) =>
    Object.hasOwn(values, name) ? String(write('en', values[name]!)) : place,
  )
}
