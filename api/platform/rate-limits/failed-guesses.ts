import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { clientNetwork } from './client-network.ts'
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

const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** Limits of requests for a new staff password, whether or not the address belongs to staff. Each may send a mail. */
const resets = {
  ofOne: { name: 'staffResets', most: 5, withinS: HOUR_S },
  ofStrangers: { name: 'strangersResets', most: 20, withinS: HOUR_S },
  ofStrangersADay: { name: 'strangersResetsADay', most: 50, withinS: DAY_S },
}

/**
 * Counts a request for a new staff password. A known device counts by itself; all others count by their network, and
 * together. So a stranger uses up nothing of the owner's (docs/decisions/044-codes-count-by-network.md).
 *
 * @param account   key of the email address
 * @param deviceId  of a known device of this account
 * @throws AppError too_many_requests
 */
export async function takeStaffReset(
  db: Db,
  hashKey: KeyObject,
  account: string,
  { ip, deviceId }: { ip: string; deviceId: string | undefined },
): Promise<void> {
  const ofOne = sharedLimit(db, hashKey, resets.ofOne)
  if (deviceId !== undefined) return ofOne.take(`device ${deviceId}`)
  await ofOne.take(`${account} ${clientNetwork(ip)}`)
  await sharedLimit(db, hashKey, resets.ofStrangers).take(account)
  await sharedLimit(db, hashKey, resets.ofStrangersADay).take(account)
}
