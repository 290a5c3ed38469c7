import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { say } from '../language/sentence.ts'
import { noLimit, sharedLimit, type Limit } from './limit.ts'

const HOUR_S = 60 * 60

const rule = {
  name: 'sentRequests',
  most: 10,
  withinS: HOUR_S,
  refusal: say('Too many requests were sent with this email address.'),
}

/**
 * Opens the limit of requests for custom pieces with one email address (in lowercase), from all clients. Each sends
 * it a mail.
 *
 * @param tx      the transaction that inserts the request: a rollback undoes the count
 * @param factor  that of the limits by address; 0 for no limit
 */
export function sentRequests(tx: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(tx, hashKey, { ...rule, most: rule.most * factor })
}
