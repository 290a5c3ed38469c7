import { isIP } from 'node:net'

const IPV4_WITH_PORT = /^([\d.]+):\d+$/
const IPV4_IN_IPV6 = /^::ffff:([\d.]+)$/i
const GROUPS_OF_IPV6 = 8
/** A /48: tunnel brokers and hosting companies give one to anybody. */
const GROUPS_OF_NETWORK = 3

/**
 * Returns the client that a limit counts: the IPv4 address, or the /48 network of an IPv6 address.
 *
 * @param address  Fastify's `request.ip`, which a proxy may have written: with a port, or no address at all
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%') // fe80::1%eth0
  const ipv4 = IPV4_WITH_PORT.exec(plain)?.[1] ?? IPV4_IN_IPV6.exec(plain)?.[1] ?? plain
  if (isIP(ipv4) === 4) return ipv4
  return isIP(plain) === 6 ? firstGroups(plain, GROUPS_OF_NETWORK) : 'unknown'
}

/** Returns the first groups of an address: the first 4 of `2001:db8::7` are `2001:db8:0:0`. */
function firstGroups(ipv6: string, groups: number): string {
  const canonical = new URL(`http://[${ipv6}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: GROUPS_OF_IPV6 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, groups).join(':')
}
