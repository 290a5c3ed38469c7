import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { noLimit, sharedLimit, type Limit } from './limit.ts'

const rule = { name: 'accountPhotos', most: 20, withinS: 24 * 60 * 60 }

/**
 * Opens the limit of requests with photos of one account, by its id. Each stores some megabytes for a long time.
 *
 * @param factor  that of the limits by address; 0 for no limit
 */
export function accountPhotos(db: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(db, hashKey, { ...rule, most: rule.most * factor })
}
