import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { say } from '../language/sentence.ts'
import { noLimit, sharedLimit, type Limit } from './limit.ts'

const HOUR_S = 60 * 60

const rule = {
  name: 'placedOrders',
  most: 20,
  withinS: HOUR_S,
  refusal: say('Too many orders were placed with this email address.'),
}

/**
 * Orders with one e-mail address (in lower case), whoever places them: each mails to it, and so does each cancellation.
 *
 * @param tx      that places one: what is undone is not counted
 * @param factor  as that of the limits by address; 0 for no limit
 */
export function placedOrders(tx: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(tx, hashKey, { ...rule, most: rule.most * factor })
}
