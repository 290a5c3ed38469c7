import type { FastifyRequest } from 'fastify'
import type { Language } from '#domain/languages.ts'
import { readGuestKey } from '../cart/guest-cookie.ts'
import { deviceName } from './device-name.ts'
import { placeName } from './place-name.ts'

/** Where a login comes from, and in which language; `guestKey` opens the cart that was filled there before. */
export type Client = {
  ip: string
  device: string
  place: string | null
  language: Language
  guestKey: string | undefined
}

export function clientOf(request: FastifyRequest): Client {
  const { ip, headers, language, server } = request
  return {
    ip,
    device: deviceName(headers['user-agent']),
    place: placeName(headers, server.cdn),
    language,
    guestKey: readGuestKey(request),
  }
}
