import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { sharedLimit, type Limit } from './limit.ts'

const HOUR_S = 60 * 60

const rule = {
  name: 'paymentTries',
  most: 20,
  withinS: HOUR_S,
  refusal: 'This order was tried to be paid too often.',
}

/** Tries to pay one order by wallet, by its id: each leaves a row for good, and asks a gateway. */
export function paymentTries(db: Db, hashKey: KeyObject): Limit {
  return sharedLimit(db, hashKey, rule)
}
