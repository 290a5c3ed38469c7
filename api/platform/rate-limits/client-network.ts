import { isIP } from 'node:net'

const IPV4_WITH_PORT = /^([\d.]+):\d+$/
const IPV6_IN_BRACKETS = /^\[([\da-f:.]+)\](?::\d+)?$/i
/** As `URL` writes `::ffff:203.0.113.7`. */
const IPV4_IN_IPV6 = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/
const GROUPS_OF_IPV6 = 8
/** A /48: tunnel brokers and hosting companies give one to anybody. */
const GROUPS_OF_NETWORK = 3
const LAST_BYTE = /\.\d+$/
const LAST_GROUP = /:([\da-f]+)$/

/**
 * Returns the client that a limit counts: the IPv4 address, or the /48 network of an IPv6 address.
 *
 * @param address  Fastify's `request.ip`, which a proxy may have written: with a port, in brackets, or no address at all
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%') // fe80::1%eth0
  const ip = IPV4_WITH_PORT.exec(plain)?.[1] ?? IPV6_IN_BRACKETS.exec(plain)?.[1] ?? plain
  if (isIP(ip) === 4) return ip
  return isIP(ip) === 6 ? networkOfIpv6(ip) : 'unknown'
}

/**
 * Returns the neighborhood of a network: the /24 of an IPv4 address, or the /40 of a /48. A renter of servers gets addresses of
 * one by the dozen; a mobile carrier puts thousands of shoppers into one.
 *
 * @param network  as `clientNetwork` returns it, with any words before it; other names are their own neighborhood
 */
export function neighborhoodOf(network: string): string {
  if (LAST_BYTE.test(network)) return network.replace(LAST_BYTE, '')
  return network.replace(LAST_GROUP, (_, group: string) => `:${group.padStart(4, '0').slice(0, 2)}`)
}

function networkOfIpv6(ip: string): string {
  const canonical = new URL(`http://[${ip}]`).hostname.slice(1, -1)
  const [, high, low] = IPV4_IN_IPV6.exec(canonical) ?? []
  return high && low ? [...bytesOf(high), ...bytesOf(low)].join('.') : firstGroups(canonical, GROUPS_OF_NETWORK)
}

/** `cb00` -> 203, 0 */
function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}

/** Returns the first groups of a canonical address: the first 4 of `2001:db8::7` are `2001:db8:0:0`. */
function firstGroups(canonical: string, groups: number): string {
  const [head = '', tail] = canonical.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: GROUPS_OF_IPV6 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, groups).join(':')
}
