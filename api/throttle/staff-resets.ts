import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { sharedLimit, type Limit } from './limit.ts'

const HOUR_S = 60 * 60

/** Forgotten passwords of the back office, by e-mail address, whether or not it is anybody's: each mails to somebody. */
export function staffResets(db: Db, hashKey: KeyObject): Limit {
  return sharedLimit(db, hashKey, { name: 'staffResets', most: 5, withinS: HOUR_S })
}
