import { createHmac } from 'node:crypto'
import { CREDIT_CODE_CHARACTERS, CREDIT_CODE_LENGTH, CREDIT_CODE_SHOWN } from '#domain/credit/credit-code.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { randomCharacters } from '../../platform/secrets/random.ts'

/** Draws the code of a gift card: 80 random bits. */
export function newCreditCode(): string {
  return randomCharacters(CREDIT_CODE_CHARACTERS, CREDIT_CODE_LENGTH)
}

/**
 * Returns the hash under which the database stores a code. Its key stays when the data key is replaced (decision 101), or all
 * cards would be lost with it. It is the key of phone numbers: no number begins like these texts, so no hash serves for both.
 *
 * @param code  as parseCreditCode returns it
 */
export function creditCodeHash(dataKey: DataKey, code: string): Buffer {
  return createHmac('sha256', dataKey.hashKeyFor('index of phone numbers')).update(`gift card ${code}`).digest()
}

export function endOfCode(code: string): string {
  return code.slice(-CREDIT_CODE_SHOWN)
}
