import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { noLimit, sharedLimit, type Limit } from './limit.ts'

const HOUR_S = 60 * 60

const rule = { name: 'orderLinkMails', most: 3, withinS: HOUR_S }

/**
 * Mails with the link of one order, by its id: whoever knows number and phone can ask for them.
 *
 * @param factor  as that of the limits by address; 0 for no limit
 */
export function orderLinkMails(db: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(db, hashKey, { ...rule, most: rule.most * factor })
}
