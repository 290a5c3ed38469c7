import type { FastifyRequest } from 'fastify'
import { readGuestKey } from '../cart/guest-cookie.ts'
import { deviceName } from './device-name.ts'
import { placeName } from './place-name.ts'

/** Where a login comes from; `guestKey` opens the cart that was filled there before. */
export type Client = { ip: string; device: string; place: string | null; guestKey: string | undefined }

export function clientOf(request: FastifyRequest): Client {
  const { ip, headers } = request
  return {
    ip,
    device: deviceName(headers['user-agent']),
    place: placeName(headers),
    guestKey: readGuestKey(request),
  }
}
