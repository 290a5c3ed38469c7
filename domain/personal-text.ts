/** Nepal's shortest phone numbers without an area code have six digits; prices and sizes have up to six, too. */
const LEAST_DIGITS = 7
/** Between two digits of one number: `+977 (984) 123-4567`. A `*` or a letter is a size, and a comma a price. */
const separators = new Set([' ', '\u00A0', '(', ')', '.', '-', '\u2010', '\u2011', '\u2013', '/', '+', '_'])
const MOST_SEPARATORS = 2

const DIGIT = /^\p{Nd}$/u

/**
 * Returns whether a text has something like an email address or a phone number in it, in any script. Reads each character
 * once.
 */
export function looksPersonal(text: string): boolean {
  return hasEmailAddress(text) || hasPhoneNumber(text)
}

/** A sign of an address that is mistyped counts too. */
function hasEmailAddress(text: string): boolean {
  return text.includes('@') || text.includes('＠') || text.includes('%40')
}

function hasPhoneNumber(text: string): boolean {
  let digits = 0
  let between = 0
  for (const character of text) {
    if (DIGIT.test(character)) {
      digits += 1
      between = 0
      if (digits >= LEAST_DIGITS) return true
    } else if (separators.has(character) && between < MOST_SEPARATORS) {
      between += 1
    } else {
      digits = 0
      between = 0
    }
  }
  return false
}
