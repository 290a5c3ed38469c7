import { clientNetwork } from '../throttle/client-network.ts'
import type { ForgivingLimit, Limit } from '../throttle/limit.ts'
import type { Shop } from './shop.ts'

type Limits = Pick<Shop, 'failedLogins' | 'addressLimits'>

/** Where a try comes from. */
export type TriedFrom = {
  ip: string
  /** Hash of the token in its device cookie. */
  deviceHash: Buffer | undefined
}

/**
 * Counts wrong passwords for one account. Those of a device that logged in before count for that device alone, and lock
 * nobody else. All others count for their network, and together for all devices that are not known: so strangers lock
 * themselves out, and never a known device.
 *
 * @param account   the account's key, whether or not there is such an account
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
 * The same for wrong codes, which only somebody with the right password can try: networks make no difference.
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

/** Opens an account again for somebody who received mail at its address: for their network and for new devices. */
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

/** @param shared  limits that count along, and that one right try does not make up for */
function triesOf(own: ForgivingLimit, place: string, shared: { limit: Limit; key: string }[] = []) {
  const refuse = async () => {
    const [wrong] = await Promise.all([own.refuse(place), ...shared.map(({ limit, key }) => limit.refuse(key))])
    return wrong
  }
  return {
    /** @throws AppError too_many_requests when no more may be tried */
    async refuse(): Promise<void> {
      await refuse()
    },
    /** @throws AppError too_many_requests likewise */
    async countWrong(): Promise<void> {
      await own.take(place)
      for (const { limit, key } of shared) await limit.take(key)
    },
    /**
     * Starts the count of this place again for somebody who got it right. Of many tries at once the right one must tell
     * no more than one after the other would have.
     *
     * @throws AppError too_many_requests when too many were wrong meanwhile
     */
    async forgive(): Promise<void> {
      if ((await refuse()) > 0) await own.forget(place)
    },
  }
}
