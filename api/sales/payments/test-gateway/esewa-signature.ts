import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * eSewa's signature over the very texts of some fields. Written apart from the shop's own, so that one checks the other.
 *
 * @param names  of the fields, in the order in which they are signed
 */
export function esewaSignature(secret: string, names: readonly string[], texts: Record<string, string>): string {
  const message = names.map((name) => `${name}=${texts[name]}`).join(',')
  return createHmac('sha256', secret).update(message).digest('base64')
}

export function isSameText(one: string, other: string): boolean {
  const bytes = [Buffer.from(one), Buffer.from(other)] as const
  return bytes[0].length === bytes[1].length && timingSafeEqual(...bytes)
}
