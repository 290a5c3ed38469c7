import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { receiverUrlProblem } from '#domain/webhooks/receiver-url.ts'

/** Where webhooks may go. */
export type ReceiverRules = {
  /** Whether receivers may be on this machine: outside production. */
  allowsLoopback: boolean
  /** Whether receivers may be in private networks. */
  allowsPrivate: boolean
  /** Returns the IP addresses of a host name. */
  resolve: (host: string) => Promise<string[]>
}

/** An address that may not be called. Its message is for staff. */
export class RefusedReceiver extends Error {}

/** Reads a setting of the shop. */
export function receiverRules({ isProduction, WEBHOOKS_PRIVATE_NETWORKS }: RulesEnv): ReceiverRules {
  return { allowsLoopback: !isProduction, allowsPrivate: WEBHOOKS_PRIVATE_NETWORKS, resolve: resolveHost }
}

/** The settings that it depends on. */
type RulesEnv = { isProduction: boolean; WEBHOOKS_PRIVATE_NETWORKS: boolean }

const DNS = { timeout: 2_000, tries: 2 }
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1']

/** Queries DNS alone: the system's resolver would occupy the few threads that also read files and hash passwords. */
async function resolveHost(host: string): Promise<string[]> {
  if (host === 'localhost') return LOOPBACK_ADDRESSES
  const resolver = new Resolver(DNS)
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** A host has a few. */
const MOST_ADDRESSES = 32

/**
 * Returns the addresses to which a connection to the receiver may be made. The caller connects to no other, so that the
 * host cannot lead elsewhere a moment later.
 *
 * @throws RefusedReceiver when the address is wrong, the host is unknown, or one of its addresses is not allowed
 */
export async function checkReceiver(url: string, rules: ReceiverRules): Promise<string[]> {
  const problem = receiverUrlProblem(url, rules)
  if (problem) throw new RefusedReceiver(problem)
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : (await rules.resolve(host)).slice(0, MOST_ADDRESSES)
  if (addresses.length === 0) throw new RefusedReceiver(`Nothing is known of ${host}`)
  const refused = addresses.find((address) => !isAllowed(address, rules))
  if (refused !== undefined) throw new RefusedReceiver(`${host} leads to ${refused}, which is not a public address`)
  return addresses
}

/** Ranges of a shop's own network. */
const privateRanges = new Set(['private', 'uniqueLocal', 'carrierGradeNat'])

/** Addresses within other ranges at which clouds tell a machine its credentials: Azure, Alibaba, AWS, Google. */
const metadata = new Set(['168.63.129.16', '100.100.100.200', 'fd00:ec2::254', 'fd20:ce::254'])

/** Global unicast. ipaddr.js also calls addresses unicast that nobody has been given yet. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

function isAllowed(address: string, { allowsLoopback, allowsPrivate }: ReceiverRules): boolean {
  if (!isIP(address)) return false
  const parsed = ipaddr.parse(address)
  if (metadata.has(parsed.toString())) return false
  const range = parsed.range()
  if (range === 'unicast') return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6)
  if (range === 'loopback') return allowsLoopback
  return allowsPrivate && privateRanges.has(range)
}
