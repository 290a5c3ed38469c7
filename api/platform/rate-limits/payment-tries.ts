import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { say } from '../language/sentence.ts'
import { noLimit, sharedLimit, type Limit } from './limit.ts'

const HOUR_S = 60 * 60

const rule = {
  name: 'paymentTries',
  most: 20,
  withinS: HOUR_S,
  refusal: say('limits.payments'),
}

/**
 * Opens the limit of attempts to pay one order by wallet, by its id. Each attempt leaves a permanent row and calls a
 * gateway.
 *
 * @param factor  that of the limits by address; 0 for no limit
 */
export function paymentTries(db: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(db, hashKey, { ...rule, most: rule.most * factor })
}
