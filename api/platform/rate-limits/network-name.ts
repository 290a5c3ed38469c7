import { createHmac, type KeyObject } from 'node:crypto'
import { clientNetwork, neighborhoodOf } from './client-network.ts'

/**
 * Keyed hash of a client's network, which orders keep and counts name.
 *
 * @param ip  as Fastify's `request.ip` has it
 * @returns 32 bytes
 */
export function networkIndex(hashKey: KeyObject, ip: string): Buffer {
  return createHmac('sha256', hashKey)
    .update(`open orders ${clientNetwork(ip)}`)
    .digest()
}

/** Keyed hash of the neighborhood of a client's network, which orders keep. */
export function neighborhoodIndex(hashKey: KeyObject, ip: string): Buffer {
  return createHmac('sha256', hashKey)
    .update(`neighborhood ${neighborhoodOf(clientNetwork(ip))}`)
    .digest()
}

/** Both as texts, for counts. `neighborhood`: null for orders of versions that kept none. */
export type NetworkNames = { network: string; neighborhood: string | null }

export function networkNames(hashKey: KeyObject, ip: string): NetworkNames {
  return { network: networkName(hashKey, ip), neighborhood: neighborhoodIndex(hashKey, ip).toString('base64url') }
}

/** `networkIndex` as a text, for counts. */
export function networkName(hashKey: KeyObject, ip: string): string {
  return networkIndex(hashKey, ip).toString('base64url')
}
