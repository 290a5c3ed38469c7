import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { sharedLimit, type ForgivingLimit } from './limit.ts'

const MINUTE_S = 60

/** As the shop's help pages promise. */
const rule = { name: 'failedLogins', most: 5, withinS: 15 * MINUTE_S, lockS: 30 * MINUTE_S }

/** Wrong passwords for one e-mail address (in lower case), wherever they come from, whether or not it has an account. */
export function openFailedLogins(db: Db, hashKey: KeyObject): ForgivingLimit {
  return sharedLimit(db, hashKey, rule)
}
