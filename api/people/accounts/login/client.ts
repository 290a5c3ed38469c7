import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#domain/language/languages.ts'
import { readGuestKey } from './guest-cookie.ts'
import { deviceCookie, readDevice, type DeviceCookie } from './device-cookie.ts'
import { deviceName } from './device-name.ts'
import type { TriedFrom } from './login-tries.ts'
import { placeName } from '../../../platform/http/place-name.ts'

/** The origin and language of a login. `guestKey` opens the cart that this browser filled before it. */
export type Client = {
  ip: string
  device: string
  deviceCookie: DeviceCookie
  place: string | null
  language: Language
  guestKey: string | undefined
}

export function clientOf(request: FastifyRequest, reply: FastifyReply): Client {
  const { ip, headers, language, server } = request
  return {
    ip,
    device: deviceName(headers['user-agent']),
    deviceCookie: deviceCookie('shopper', request, reply),
    place: placeName(headers, server.cdn),
    language,
    guestKey: readGuestKey(request),
  }
}

/** Returns the network address and the device from which a shopper's password is tried. */
export function triedFrom(request: FastifyRequest): TriedFrom {
  return { ip: request.ip, deviceHash: readDevice('shopper', request) }
}
