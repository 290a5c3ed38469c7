import { clientNetwork } from '../../../platform/rate-limits/client-network.ts'
import type { ForgivingLimit, Limit } from '../../../platform/rate-limits/limit.ts'
import type { Shop } from '../shop.ts'

type Limits = Pick<Shop, 'failedLogins' | 'addressLimits'>

/** The network address and device of a try. */
export type TriedFrom = {
  ip: string
  /** Hash of the token in its device cookie. */
  deviceHash: Buffer | undefined
}

/**
 * Counts wrong passwords for one account. Wrong passwords from a known device count for that device alone and lock
 * nobody else. All others count for their network, and together for all unknown devices. So strangers lock themselves
 * out, but never a known device.
 *
 * @param account   the account's key, whether or not the account exists
 * @param deviceId  of a known device of this account
 */
export function passwordTries(
  { failedLogins: { fromOnePlace, fromStrangers }, addressLimits: { wrongPasswords } }: Limits,
  account: string,
  { ip, deviceId }: { ip: string; deviceId: string | undefined },
) {
  if (deviceId !== undefined) return triesOf(fromOnePlace, placeOfDevice(deviceId))
  return triesOf(fromOnePlace, placeOfNetwork(account, ip), [
    { limit: fromStrangers, key: account },
    { limit: wrongPasswords, key: ip },
  ])
}

/**
 * Counts wrong codes likewise. Trying one requires the right password, so networks make no difference.
 *
 * @param key  of the account's codes
 */
export function codeTries(
  { failedLogins: { fromOnePlace } }: Limits,
  key: string,
  { deviceId }: { deviceId: string | undefined },
) {
  return triesOf(fromOnePlace, deviceId === undefined ? key : placeOfDevice(deviceId))
}

/**
 * Unlocks an account, for the client's network and for unknown devices, after the owner proved that they receive its
 * mail.
 */
export async function unlockLogins(
  { failedLogins: { fromOnePlace, fromStrangers } }: Pick<Shop, 'failedLogins'>,
  account: string,
  ip: string,
): Promise<void> {
  await fromOnePlace.forget(placeOfNetwork(account, ip))
  await fromStrangers.forget(account)
}

function placeOfNetwork(account: string, ip: string): string {
  return `${account} ${clientNetwork(ip)}`
}

function placeOfDevice(deviceId: string): string {
  return `device ${deviceId}`
}

/**
 * Counts tries against `own` and against `shared` limits.
 *
 * @param shared  limits that count too, and that a right try does not reset
 */
function triesOf(own: ForgivingLimit, place: string, shared: { limit: Limit; key: string }[] = []) {
  const refuse = async () => {
    const [wrong] = await Promise.all([own.refuse(place), ...shared.map(({ limit, key }) => limit.refuse(key))])
    return wrong
  }
  return {
    /** @throws AppError too_many_requests when no more tries are allowed */
    async refuse(): Promise<void> {
      await refuse()
    },
    /** @throws AppError too_many_requests likewise */
    async countWrong(): Promise<void> {
      await own.take(place)
      for (const { limit, key } of shared) await limit.take(key)
    },
    /**
     * Resets the count of this place after a right try. It checks the limits again: among concurrent tries the right
     * one must reveal no more than in a sequence.
     *
     * @throws AppError too_many_requests when too many were wrong in the meantime
     */
    async forgive(): Promise<void> {
      if ((await refuse()) > 0) await own.forget(place)
    },
  }
}
