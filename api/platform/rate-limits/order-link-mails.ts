import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { noLimit, sharedLimit, type Limit } from './limit.ts'

const HOUR_S = 60 * 60

const rule = { name: 'orderLinkMails', most: 3, withinS: HOUR_S }

/**
 * Opens the limit of mails with the link of one order, by its id: the number and phone of the order are enough to
 * request one.
 *
 * @param factor  that of the limits by address; 0 for no limit
 */
export function orderLinkMails(db: Db, hashKey: KeyObject, factor: number): Limit {
  return factor === 0 ? noLimit : sharedLimit(db, hashKey, { ...rule, most: rule.most * factor })
}
