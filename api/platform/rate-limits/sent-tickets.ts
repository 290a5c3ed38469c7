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
 * Opens the limit of tickets with one email address (in lowercase), from all clients. Each sends it a mail.
 *
 * @param tx      the transaction that inserts the ticket: a rollback undoes the count
 * @param factor  that of the limits by address; 0 for no limit
 */
export function sentTickets(tx: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(tx, hashKey, { ...sent, most: sent.most * factor })
}

/** Opens the limit of messages in one ticket, by its id. */
export function ticketMessages(tx: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(tx, hashKey, { ...written, most: written.most * factor })
}
