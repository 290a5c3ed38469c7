import type { FastifyRequest } from 'fastify'
import { deviceName } from './device-name.ts'
import { placeName } from './place-name.ts'

/** Where a login comes from. */
export type Client = { ip: string; device: string; place: string | null }

export function clientOf({ ip, headers }: FastifyRequest): Client {
  return { ip, device: deviceName(headers['user-agent']), place: placeName(headers) }
}
