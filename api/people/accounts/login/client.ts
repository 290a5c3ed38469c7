import Bowser from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPlainName } from '#domain/accounts/person-name.ts'
import type { Language } from '#domain/language/languages.ts'
import { placeName } from '../../../platform/http/place-name.ts'
import { deviceCookie, type DeviceCookie, readDevice } from './device-cookie.ts'
import { readGuestKey } from './guest-cookie.ts'
import type { TriedFrom } from './login-tries.ts'

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

/** Real user agents have about 150 characters. The limit keeps very long ones from the regular expressions. */
const MAX_USER_AGENT_LENGTH = 500

/** Returns browser and system, such as `Chrome on Android`, from a `user-agent` header. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH))
  const name = [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ')
  return isPlainName(name) ? name : 'Unknown device'
}
