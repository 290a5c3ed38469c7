import { inOneLine } from '#domain/text.ts'
import type { MailShop } from './letter.ts'
import { mailText } from './mail-text.ts'

/** Longer than any real name of a person, a browser or a place. */
const MAX_TYPED_LENGTH = 100
/** Long enough for a name, too short for a message. */
const MAX_GREETED_LENGTH = 50

/** Long enough for a name and an address. */
const MAX_REPEATED_LENGTH = 160
/** A page, an email address or a phone number, which mail programs turn into links. */
const LEADS_AWAY = /@|:\/\/|www|\p{L}\.\p{L}{2}|\d(?:[ -]?\d){6}/iu

const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ -]|\u200C|\u200D|\.(?=[ ]|$))*$/u

/** Returns text from a person or a browser as one line without invisible characters. */
export function oneLine(text: string): string {
  const seen = inOneLine(text)
  return seen.length > MAX_TYPED_LENGTH ? `${seen.slice(0, MAX_TYPED_LENGTH).trimEnd()}…` : seen
}

/**
 * Returns the greeting of a mail. Somebody who registers with a foreign address chooses the name in our mail, so it
 * only repeats plausible names: no page address, no number, nothing that mail programs turn into a link.
 */
export function greeting(name: string, shop: Pick<MailShop, 'language'>): string {
  const shown = oneLine(name)
  const isName = NAME.test(shown) && shown.length <= MAX_GREETED_LENGTH
  const text = mailText(shop)
  return isName ? text('mail.letter.greeted', { name: shown }) : text('mail.letter.unnamed')
}

/**
 * Returns whether a mail can repeat typed text to the owner of the typed email address: the text contains no link and
 * is too short for a letter.
 */
export function canBeRepeated(text: string): boolean {
  return text.length <= MAX_REPEATED_LENGTH && !LEADS_AWAY.test(text)
}
