import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

const MAX_PROXIES = 10

/** Names that Fastify knows: 127.0.0.0/8 and ::1; the private ranges of IPv4 and fc00::/7. */
export const OWN_NETWORK = ['loopback', 'uniquelocal']

const RANGES: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

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

/**
 * Returns what says whether the other end of a connection is a trusted proxy. With a number of proxies each connection may be
 * one's.
 */
export function proxyTest(proxies: TrustedProxies): (address: string) => boolean {
  if (typeof proxies === 'number') return () => proxies > 0
  const trusted = new BlockList()
  for (const range of proxies.flatMap((name) => RANGES[name] ?? [name])) {
    const [network = '', bits] = range.split('/')
    const family = familyOf(network)
    trusted.addSubnet(network, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family)
  }
  return (address) => trusted.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
