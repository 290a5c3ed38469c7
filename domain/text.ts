/** Devanagari digits become Latin ones, everything else stays: `९८४-1` -> `984-1`. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
}

/** Latin digits become Devanagari ones, everything else stays: `1,12,500` -> `१,१२,५००`. */
export function devanagariDigits(text: string): string {
  return text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint('०'.codePointAt(0)! + Number(digit)))
}

/** Line ends and other control characters, and invisible ones: those that turn text around, and all but the two that join letters. */
const HIDDEN_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu

/** Whether a text can stand in a mail's header, on a label and beside other text, and be seen there as what it is. */
export function isOneLine(text: string): boolean {
  return text.search(HIDDEN_CHARACTERS) === -1
}

/** The text with a space for whatever cannot be seen in it, and never two of them. */
export function inOneLine(text: string): string {
  return text.replaceAll(HIDDEN_CHARACTERS, ' ').replaceAll(/\s+/g, ' ').trim()
}

/** Whether a text has a letter that can be seen. The empty letter of Braille is a symbol to Unicode. */
export function isSeen(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/u.test(text)
}

/** A text of at most so many code units. One that is cut ends with a whole character: the database stores no half of one. */
export function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '')
}

/** More accents on one letter than any language has. Each row of accents is tried once, at its beginning. */
const PILED_MARKS = /(?<!\p{M})\p{M}{31}/u

/** Whether accents are piled up on a letter. `normalize` takes a second for 20,000 of them. */
export function hasPiledMarks(text: string): boolean {
  return PILED_MARKS.test(text)
}
