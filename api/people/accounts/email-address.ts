/**
 * Returns an email address as we store it. Normalization gives each letter one spelling: the Kelvin sign in an
 * address becomes a K, and both belong to one owner. `İ` is stored in its small form, because JavaScript and
 * PostgreSQL lowercase only this letter differently.
 */
export function givenEmail(text: string): string {
  return text.trim().normalize('NFC').replaceAll('\u0130', 'i\u0307')
}

/**
 * Returns the key by which we compare email addresses and store their counts. Two addresses with different keys
 * belong to two people. It lowercases letter by letter, like PostgreSQL's lower().
 */
export function emailKey(email: string): string {
  return Array.from(givenEmail(email), (letter) => letter.toLowerCase()).join('')
}
