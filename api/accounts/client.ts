import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#domain/languages.ts'
import { readGuestKey } from '../cart/guest-cookie.ts'
import { deviceCookie, readDevice, type DeviceCookie } from './device-cookie.ts'
import { deviceName } from './device-name.ts'
import type { TriedFrom } from './login-tries.ts'
import { placeName } from './place-name.ts'

/** Where a login comes from, and in which language; `guestKey` opens the cart that was filled there before. */
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

/** Where somebody tries a shopper's password. */
export function triedFrom(request: FastifyRequest): TriedFrom {
  return { ip: request.ip, deviceHash: readDevice('shopper', request) }
}
