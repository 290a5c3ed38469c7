import { inOneLine } from '#domain/one-line.ts'
import type { MailShop } from './letter.ts'
import { wordsOf } from './words/words.ts'

/** Longer than any real name of a person, a browser or a place. */
const MAX_TYPED_LENGTH = 100
/** Room for a name, and none for a message. */
const MAX_GREETED_LENGTH = 50

/** Room for a name and where somebody lives. */
const MAX_REPEATED_LENGTH = 160
/** A page, an email address or a phone number, as mail programs make links of them. */
const LEADS_AWAY = /@|:\/\/|www|\p{L}\.\p{L}{2}|\d(?:[ -]?\d){6}/iu

const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ -]|\u200C|\u200D|\.(?=[ ]|$))*$/u

/** What somebody typed or a browser said, as one line that shows all there is in it. */
export function oneLine(text: string): string {
  const seen = inOneLine(text)
  return seen.length > MAX_TYPED_LENGTH ? `${seen.slice(0, MAX_TYPED_LENGTH).trimEnd()}…` : seen
}

/**
 * How a mail begins. Who registers with somebody else's address chooses the name in a mail from us, so only what can be
 * a name is repeated: no address of a page, no number, nothing that mail programs make a link.
 */
export function greeting(name: string, shop: Pick<MailShop, 'language'>): string {
  const shown = oneLine(name)
  const isName = NAME.test(shown) && shown.length <= MAX_GREETED_LENGTH
  const { greeted, unnamed } = wordsOf(shop).letter
  return isName ? greeted(shown) : unnamed
}

/**
 * Whether what somebody typed can stand in a mail to whoever has the address that they typed: it leads nowhere, and is
 * too short for a letter.
 */
export function canBeRepeated(text: string): boolean {
  return text.length <= MAX_REPEATED_LENGTH && !LEADS_AWAY.test(text)
}
