import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { sharedLimit, type Limit } from './limit.ts'

const MINUTE_S = 60

const rule = { name: 'failedTracks', most: 10, withinS: 15 * MINUTE_S }

/** Opens the limit of wrong contacts for one order number, whether or not there is such an order. */
export function openFailedTracks(db: Db, hashKey: KeyObject): Limit {
  return sharedLimit(db, hashKey, rule)
}
