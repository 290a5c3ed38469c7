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
 * Opens the limit of orders with one email address (in lowercase), from all clients. Each order sends it a mail, and
 * so does each cancellation.
 *
 * @param tx      the transaction that places the order: a rollback undoes the count
 * @param factor  that of the limits by address; 0 for no limit
 */
export function placedOrders(tx: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(tx, hashKey, { ...rule, most: rule.most * factor })
}
