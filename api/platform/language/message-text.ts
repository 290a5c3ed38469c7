import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Language } from '#domain/language/languages.ts'
import { english, type MessageId } from '#messages/english.ts'
import { emptyCatalog, formatMessage } from '#messages/format-message.ts'
import { nepali } from '#messages/nepali.ts'

const texts: Record<Language, Record<MessageId, string>> = { en: english, ne: nepali }
const catalogs = { en: emptyCatalog('en', missing), ne: emptyCatalog('ne', missing) } satisfies Record<
  Language,
  unknown
>

export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(english, id)
}

/**
 * Returns a message in a language. It is compiled when it is first needed.
 *
 * @param digits  writes a number outside of plurals; by default grouped
 */
export function messageText(
  language: Language,
  id: MessageId,
  values?: Readonly<Record<string, string | number>>,
  digits?: (value: number) => string,
): string {
  const catalog = catalogs[language]
  if (!Object.hasOwn(catalog.messages, id)) catalog.load(language, { [id]: compileMessageOrThrow(texts[language][id]) })
  return formatMessage(catalog, id, values, digits)
}

function missing(language: string, id: string): never {
  throw new Error(`No text for ${id} in ${language}`)
}
