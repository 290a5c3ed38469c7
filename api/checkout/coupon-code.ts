/** A code as it is kept, however it was typed: in capitals, without spaces and dashes. */
export function couponCode(text: string): string {
  return text.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()
}
