import { z } from 'zod'

const MAX_PROXIES = 10

/** Names that Fastify knows: 127.0.0.0/8 and ::1; the private ranges of IPv4 and fc00::/7. */
export const OWN_NETWORK = ['loopback', 'uniquelocal']

/** A range of /0 would let every client choose its own address. */
const Range = z.union([
  z.enum(OWN_NETWORK),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4().refine((range) => !range.endsWith('/0')),
  z.cidrv6().refine((range) => !range.endsWith('/0')),
])

/** Value of TRUSTED_PROXIES: a number of proxies, or their comma-separated addresses. */
export const TrustedProxies = z.union([
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(MAX_PROXIES)),
  z
    .string()
    .transform((text) => text.split(',').map((range) => range.trim()))
    .pipe(z.array(Range)),
])
export type TrustedProxies = z.output<typeof TrustedProxies>

/**
 * Returns the proxies in the form that Fastify expects.
 *
 * @returns for a number: whether the proxy `hop` steps away from this process is trusted, from 0
 */
export function trustOf(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}
