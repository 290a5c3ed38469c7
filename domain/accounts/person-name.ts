import { isOneLine } from '../text.ts'

/** UTF-16 units, as `maxlength` of an input counts. */
export const MAX_NAME_LENGTH = 100

/** Capitalizes the first letter of each word and keeps the rest as typed (`McDonald`, `आशा`). */
export function capitalised(name: string): string {
  return name.replaceAll(/(^|[\s-])(\p{Ll})/gu, (word, before: string, letter: string) => {
    const capital = letter.toUpperCase()
    // A capital of several letters (`ß`) would make the name longer than it may be.
    return capital.length === letter.length ? before + capital : word
  })
}

/** One line with a letter in it, without invisible characters that could turn text around or break a mail's header. */
export function isPlainName(name: string): boolean {
  return /\p{L}/u.test(name) && name.length <= MAX_NAME_LENGTH && isOneLine(name)
}
