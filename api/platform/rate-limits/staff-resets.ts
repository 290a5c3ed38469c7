import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { sharedLimit, type Limit } from './limit.ts'

const HOUR_S = 60 * 60

/**
 * Opens the limit of forgotten passwords of the back office, by email address, whether or not it belongs to staff.
 * Each may send a mail.
 */
export function staffResets(db: Db, hashKey: KeyObject): Limit {
  return sharedLimit(db, hashKey, { name: 'staffResets', most: 5, withinS: HOUR_S })
}
