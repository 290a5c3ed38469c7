import { createHmac, randomInt } from 'node:crypto'
import type { Secrets } from '../secrets.ts'
import { deriveBytes } from '../secrets.ts'

const CODES = 8
const HALF_LENGTH = 5
/** Without letters and digits that are taken for one another. */
const SIGNS = 'abcdefghjkmnpqrstvwxyz23456789'

/** Codes for who has lost the app, such as `k7mz2-qw9rt`: 49 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => `${half()}-${half()}`)
}

function half(): string {
  return Array.from({ length: HALF_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/**
 * As the database keeps one. Keyed by what follows from the data key: a new SESSION_SECRET must shut nobody out.
 *
 * @param code  as typed: capitals, spaces and dashes do not count
 */
export function recoveryHash({ dataKey }: Pick<Secrets, 'dataKey'>, staffId: string, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return createHmac('sha256', deriveBytes(dataKey, 'recovery codes of staff')).update(`${staffId} ${plain}`).digest()
}
