import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { parseEnv } from '../env/env.ts'
import { OWN_NETWORK, proxyTest, trustOf } from './trusted-proxies.ts'

const client = '203.0.113.7'
const edge = '198.51.100.9'

/** Returns the address that the server uses for the client. */
async function addressOf(setting: string, forwarded: string, remoteAddress: string): Promise<string> {
  const { TRUSTED_PROXIES = OWN_NETWORK } = parseEnv({ TRUSTED_PROXIES: setting })
  const app = fastify({ trustProxy: trustOf(TRUSTED_PROXIES) })
  app.get('/', async ({ ip }) => ip)
  const answer = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })
  await app.close()
  return answer.body
}

test.for([
  ['', client, '127.0.0.1', client],
  ['', client, '10.1.2.3', client],
  ['', client, edge, edge],
  ['', `1.1.1.1, ${client}`, '192.168.0.2', client],
  ['198.51.100.0/24', client, edge, client],
  ['198.51.100.0/24', client, '10.1.2.3', '10.1.2.3'],
  ['loopback, 198.51.100.9', `${client}, ${edge}`, '127.0.0.1', client],
  ['2001:db8::/32', client, '2001:db8::7', client],
  ['2001:db8::/32', client, '2001:db9::7', '2001:db9::7'],
  ['0', client, '127.0.0.1', '127.0.0.1'],
  ['1', `1.1.1.1, ${client}`, edge, client],
  ['2', `1.1.1.1, ${client}, 192.0.2.1`, edge, client],
] as const)('TRUSTED_PROXIES=%s, forwarded for %s by %s: the client is %s', async ([setting, forwarded, peer, ip]) => {
  expect(await addressOf(setting, forwarded, peer)).toBe(ip)
})

test.for([
  'private',
  '11',
  '-1',
  '10.0.0.0/33',
  '10.0.0',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/8,',
  'true',
  '10.0.0.0/8 ::1',
])('TRUSTED_PROXIES=%s refuses the start with one line', (given) => {
  expect(() => parseEnv({ TRUSTED_PROXIES: given })).toThrow(
    new Error(
      `TRUSTED_PROXIES: given ${JSON.stringify(given)}, expected a number of proxies, 0 to 10, or their addresses and ranges, such as 10.0.0.0/8,2001:db8::/32`,
    ),
  )
})

test.for([
  ['', '127.0.0.1', true],
  ['', '::1', true],
  ['', '10.1.2.3', true],
  ['', '::ffff:192.168.0.2', true],
  ['', 'fd00::7', true],
  ['', client, false],
  ['198.51.100.0/24', edge, true],
  ['198.51.100.0/24', '127.0.0.1', false],
  ['2001:db8::7', '2001:db8::7', true],
  ['2001:db8::7', '2001:db8::8', false],
  ['0', '127.0.0.1', false],
  ['1', client, true],
] as const)('TRUSTED_PROXIES=%s: that %s is a proxy is %s', ([setting, address, isProxy]) => {
  const { TRUSTED_PROXIES = OWN_NETWORK } = parseEnv({ TRUSTED_PROXIES: setting })
  expect(proxyTest(TRUSTED_PROXIES)(address)).toBe(isProxy)
})
