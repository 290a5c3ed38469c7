import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { sharedLimit, type ForgivingLimit } from './limit.ts'

const MINUTE_S = 60

/** As the shop's help pages promise. */
const fromOnePlace = { name: 'failedLogins', most: 5, withinS: 15 * MINUTE_S, lockS: 30 * MINUTE_S }
/** More than people mistype, and few enough that many networks together guess no password. */
const fromStrangers = { name: 'strangersLogins', most: 100, withinS: 15 * MINUTE_S }

/** Wrong passwords for one email address (in lower case), whether or not it has an account. */
export type FailedLogins = {
  /** By the address with the network or the known device that they come from. */
  fromOnePlace: ForgivingLimit
  /** By the address: of all devices that are not known. */
  fromStrangers: ForgivingLimit
}

export function openFailedLogins(db: Db, hashKey: KeyObject): FailedLogins {
  return {
    fromOnePlace: sharedLimit(db, hashKey, fromOnePlace),
    fromStrangers: sharedLimit(db, hashKey, fromStrangers),
  }
}
