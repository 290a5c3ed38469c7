/** As it is kept. One spelling of each letter: the Kelvin sign in an address is a K, and its owner the one of the K. */
export function givenEmail(text: string): string {
  return text.trim().normalize('NFC')
}

/** By which addresses are compared, and what is counted for one is kept. */
export function emailKey(email: string): string {
  return givenEmail(email).toLowerCase()
}
