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
 * Requests for custom pieces with one e-mail address (in lower case), whoever sends them: each mails to it.
 *
 * @param tx      that writes one: what is undone is not counted
 * @param factor  as that of the limits by address; 0 for no limit
 */
export function sentRequests(tx: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(tx, hashKey, { ...rule, most: rule.most * factor })
}
