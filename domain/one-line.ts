/** Line ends and other control signs, and invisible ones that turn the text around them. */
const HIDDEN_SIGN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** Whether a text can stand in a mail's header, on a label and beside other text, and be seen there as what it is. */
export function isOneLine(text: string): boolean {
  return !HIDDEN_SIGN.test(text)
}
