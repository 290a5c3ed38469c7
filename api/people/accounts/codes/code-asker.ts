import { createHmac, type KeyObject } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/db/client.ts'
import { clientNetwork } from '../../../platform/rate-limits/client-network.ts'
import { readDevice } from '../login/device-cookie.ts'
import { findKnownDevice } from '../login/known-devices.ts'

/** Origin of a request for a code: its client address, and the hash of its device token if it has one. */
export type AskedFrom = { ip: string; deviceHash?: Buffer | undefined }

/** Somebody who requests or enters codes: a device known to the account, or a network. */
export type Asker = {
  /** Keyed hash, 32 bytes. */
  hash: Buffer
  isKnown: boolean
  /** Client address. */
  ip: string
}

export function askedFrom(request: FastifyRequest): AskedFrom {
  return { ip: request.ip, deviceHash: readDevice('shopper', request) }
}

/**
 * Returns who requests or enters a code for an email address. A device that logged in to the address's account before
 * counts by itself, so strangers cannot use up its requests.
 */
export async function askerOf(
  db: Db,
  rateLimitKey: KeyObject,
  email: string,
  { ip, deviceHash }: AskedFrom,
): Promise<Asker> {
  const device = deviceHash && (await findKnownDevice(db, 'shopper', { email, tokenHash: deviceHash }))
  const name = device ? `device ${device}` : `network ${clientNetwork(ip)}`
  const hash = createHmac('sha256', rateLimitKey).update(`code for ${name}`).digest()
  return { hash, isKnown: device !== undefined, ip }
}
