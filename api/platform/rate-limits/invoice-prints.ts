import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { say } from '../language/sentence.ts'
import { noLimit, sharedLimit, type Limit } from './limit.ts'

const HOUR_S = 60 * 60

const rule = {
  name: 'invoicePrints',
  most: 20,
  withinS: HOUR_S,
  refusal: say('limits.prints'),
}

/**
 * Opens the limit of prints of one invoice, on paper or as a file, by its id. Each print leaves a permanent row, and
 * a file takes a while to generate.
 *
 * @param factor  that of the limits by address; 0 for no limit
 */
export function invoicePrints(db: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(db, hashKey, { ...rule, most: rule.most * factor })
}
