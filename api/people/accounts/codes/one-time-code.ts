import { createHmac, randomInt, timingSafeEqual, type KeyObject } from 'node:crypto'
import { CODE_LENGTH } from '#domain/accounts/one-time-code.ts'

/** Returns random digits, the first of which may be 0. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/**
 * Returns the hash of a code.
 *
 * @param id  of the code's row: the same digits in another row have another hash
 */
export function hashCode(codeKey: KeyObject, id: string, code: string): Buffer {
  return createHmac('sha256', codeKey).update(`${id} ${code}`).digest()
}

/**
 * Whether a code is that of a row. Codes that were never sent (`codeHash` null) are compared too, but are never
 * right.
 */
export function isCode(codeKey: KeyObject, row: { id: string; codeHash: Buffer | null }, code: string): boolean {
  const given = hashCode(codeKey, row.id, code)
  return timingSafeEqual(given, row.codeHash ?? Buffer.alloc(given.length)) && row.codeHash !== null
}
