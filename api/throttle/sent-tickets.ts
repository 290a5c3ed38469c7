import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { say } from '../language/sentence.ts'
import { noLimit, sharedLimit, type Limit } from './limit.ts'

const HOUR_S = 60 * 60

const sent = {
  name: 'sentTickets',
  most: 10,
  withinS: HOUR_S,
  refusal: say('Too many messages were sent with this email address.'),
}
const written = { name: 'ticketMessages', most: 20, withinS: HOUR_S, refusal: say('Too many messages were sent.') }

/**
 * What is written to the shop with one e-mail address (in lower case), whoever sends it: each mails to it.
 *
 * @param tx      that writes one: what is undone is not counted
 * @param factor  as that of the limits by address; 0 for no limit
 */
export function sentTickets(tx: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(tx, hashKey, { ...sent, most: sent.most * factor })
}

/** What is written in one ticket, by its id. */
export function ticketMessages(tx: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(tx, hashKey, { ...written, most: written.most * factor })
}
