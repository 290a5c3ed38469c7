import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { type ForgivingLimit, type Limit, sharedLimit } from './limit.ts'

const MINUTE_S = 60

/** The figures that the shop's help pages promise. */
const fromOnePlace = { name: 'failedLogins', most: 5, withinS: 15 * MINUTE_S, lockS: 30 * MINUTE_S }
/** More than people mistype, and few enough that many networks together cannot guess a password. */
const fromStrangers = { name: 'strangersLogins', most: 100, withinS: 15 * MINUTE_S }

/** Wrong passwords for one email address (in lowercase), whether or not it has an account. */
export type FailedLogins = {
  /** By email address with the network or known device of the try. */
  fromOnePlace: ForgivingLimit
  /** By email address, for all unknown devices together. */
  fromStrangers: ForgivingLimit
}

export function openFailedLogins(db: Db, hashKey: KeyObject): FailedLogins {
  return {
    fromOnePlace: sharedLimit(db, hashKey, fromOnePlace),
    fromStrangers: sharedLimit(db, hashKey, fromStrangers),
  }
}

/** Opens the limit of wrong contacts for one order number, whether or not there is such an order. */
export function openFailedTracks(db: Db, hashKey: KeyObject): Limit {
  return sharedLimit(db, hashKey, { name: 'failedTracks', most: 10, withinS: 15 * MINUTE_S })
}

const HOUR_S = 60 * 60

/**
 * Opens the limit of forgotten passwords of the back office, by email address, whether or not it belongs to staff.
 * Each may send a mail.
 */
export function staffResets(db: Db, hashKey: KeyObject): Limit {
  return sharedLimit(db, hashKey, { name: 'staffResets', most: 5, withinS: HOUR_S })
}
