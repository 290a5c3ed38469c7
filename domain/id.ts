/** How addresses and calls write an id: the decimal digits of a whole number from 1 to 999,999,999. */
export const ID_PATTERN = /^[1-9]\d{0,8}$/

export function isId(text: string): boolean {
  return ID_PATTERN.test(text)
}
