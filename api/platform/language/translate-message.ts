import type { Language } from '#domain/language/languages.ts'
import { staffSentences } from '#messages/ne/replies/staff.ts'
import { formatsOf } from './localized.ts'
import { isMessageId, messageText } from './message-text.ts'
import type { Message, Sentence, Value } from './sentence.ts'

const PLACE = /\{(\w+)\}/g
const BETWEEN_SENTENCES = '; '

/** Sentences for staff that have no values, by their English text. */
const ofStaff: Record<Exclude<Language, 'en'>, ReadonlyMap<string, string>> = {
  ne: new Map(Object.entries(staffSentences)),
}

/**
 * Translates a sentence. The id of a message is looked up, and a text as a whole. Text by a caller is the value of a
 * parameter, and is neither looked up nor filled in again.
 */
export function translateMessage(language: Language, sentence: Sentence): string {
  if (typeof sentence === 'string') return language === 'en' ? sentence : (ofStaff[language].get(sentence) ?? sentence)
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
