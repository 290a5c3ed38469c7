/**
 * As it is kept. One spelling of each letter: the Kelvin sign in an address is a K, and its owner the one of the K. `İ` is
 * kept as its small form, as it is the one letter that JavaScript and PostgreSQL make small in different ways.
 */
export function givenEmail(text: string): string {
  return text.trim().normalize('NFC').replaceAll('\u0130', 'i\u0307')
}

/**
 * By which addresses are compared, everywhere, and what is counted for one is kept: two that differ here are two
 * people's. Letter by letter, as PostgreSQL's lower() does it.
 */
export function emailKey(email: string): string {
  return Array.from(givenEmail(email), (letter) => letter.toLowerCase()).join('')
}
