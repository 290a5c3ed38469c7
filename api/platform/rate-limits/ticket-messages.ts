import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { say } from '../language/sentence.ts'
import { noLimit, sharedLimit, type Limit } from './limit.ts'

const rule = { name: 'ticketMessages', most: 20, withinS: 60 * 60, refusal: say('limits.ticket-messages') }

/** Opens the limit of messages in one ticket, by its id. */
export function ticketMessages(tx: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(tx, hashKey, { ...rule, most: rule.most * factor })
}
