import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { say } from '../language/sentence.ts'
import { noLimit, sharedLimit, type Limit } from './limit.ts'

const HOUR_S = 60 * 60

const rule = { name: 'dataExports', most: 5, withinS: HOUR_S, refusal: say('limits.exports') }

/**
 * Opens the limit of downloads of all data of one account, by its id. Each reads every order, message and photo of it.
 *
 * @param factor  that of the limits by address; 0 for no limit
 */
export function dataExports(db: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(db, hashKey, { ...rule, most: rule.most * factor })
}
