import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { sharedLimit, type Limit } from './limit.ts'

const HOUR_S = 60 * 60

const rule = {
  name: 'customRequests',
  most: 10,
  withinS: HOUR_S,
  refusal: 'Too many requests were sent with this email address.',
}

/**
 * Requests for custom pieces with one e-mail address (in lower case), whoever sends them: each mails to it.
 *
 * @param tx  that writes one: what is undone is not counted
 */
export function customRequests(tx: Db, hashKey: KeyObject): Limit {
  return sharedLimit(tx, hashKey, rule)
}
