import { createHmac, randomInt } from 'node:crypto'
import type { Secrets } from '../../platform/secrets/secrets.ts'

const CODES = 8
const HALF_LENGTH = 5
/** Letters and digits that cannot be confused with each other. */
const CHARACTERS = 'abcdefghjkmnpqrstvwxyz23456789'

/** Returns codes for a lost authenticator app, such as `k7mz2-qw9rt`: 49 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => `${half()}-${half()}`)
}

function half(): string {
  return Array.from({ length: HALF_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
}

/**
 * Returns the hash under which a recovery code is stored. Its key comes from the first data key, so
 * that neither a new SESSION_SECRET nor a new DATA_KEY locks anybody out.
 *
 * @param code  as typed: case, spaces and dashes do not count
 */
export function recoveryHash({ dataKey }: Pick<Secrets, 'dataKey'>, staffId: string, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return createHmac('sha256', dataKey.hashKeyFor('recovery codes of staff')).update(`${staffId} ${plain}`).digest()
}
