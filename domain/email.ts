/** The longest address that can be delivered to. */
export const MAX_EMAIL_LENGTH = 254

/** Whether it has the form text, @, text, dot, text. Whether it exists only a message to it can tell. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text)
}
