import { describe, expect, test } from 'vitest'
import { checkReceiver, type ReceiverRules } from './receiver-rules.ts'

const PUBLIC = ['93.184.215.14', '2606:4700::6810:84e5', '8.8.8.8']

/** What nobody outside may reach, in every form. */
const NEVER = [
  ['0.0.0.0', 'this machine'],
  ['0.1.2.3', 'this network'],
  ['169.254.169.254', 'metadata of clouds'],
  ['169.254.1.1', 'link-local'],
  ['168.63.129.16', 'metadata of Azure'],
  ['100.100.100.200', 'metadata of Alibaba'],
  ['192.0.0.192', 'metadata of Oracle'],
  ['192.0.2.1', 'documentation'],
  ['198.18.0.1', 'benchmarks'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::ffff:127.0.0.1', 'IPv4 mapped'],
  ['::ffff:10.0.0.1', 'IPv4 mapped'],
  ['::ffff:8.8.8.8', 'IPv4 mapped'],
  ['::7f00:1', 'IPv4 compatible'],
  ['64:ff9b::7f00:1', 'NAT64'],
  ['64:ff9b::a9fe:a9fe', 'NAT64'],
  ['64:ff9b:1::a00:1', 'NAT64 of a network'],
  ['2002:7f00:1::', '6to4'],
  ['2001:0:7f00:1::', 'Teredo'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['fd00:ec2::254', 'metadata of AWS'],
  ['fd20:ce::254', 'metadata of Google'],
  ['2001:db8::1', 'documentation'],
  ['100::1', 'discard'],
  ['4000::1', 'not given to anybody'],
  ['nonsense', 'no address'],
  ['127.1', 'no whole address'],
] as const

const IN_PRIVATE = ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', 'fc00::1', 'fd12::1']
const LOOPBACK = ['127.0.0.1', '127.255.0.1', '::1']

const rulesOf = (addresses: readonly string[], allowed: Partial<ReceiverRules> = {}): ReceiverRules => ({
  allowsLoopback: false,
  allowsPrivate: false,
  resolve: async () => [...addresses],
  ...allowed,
})
const check = (addresses: readonly string[], allowed: Partial<ReceiverRules> = {}) =>
  checkReceiver('https://books.example/hooks', rulesOf(addresses, allowed))

test('public addresses are allowed, and returned to connect to', async () => {
  expect(await check(PUBLIC)).toEqual(PUBLIC)
})

describe('whatever the settings', () => {
  test.for(NEVER)('%s is refused: %s', async ([address]) => {
    for (const allowed of [{}, { allowsPrivate: true }, { allowsPrivate: true, allowsLoopback: true }]) {
      await expect(check([address], allowed)).rejects.toThrow('not a public address')
      await expect(check(['8.8.8.8', address], allowed)).rejects.toThrow('not a public address')
    }
  })
})

test.for(IN_PRIVATE)('%s needs the setting for private networks', async (address) => {
  await expect(check([address])).rejects.toThrow(`books.example leads to ${address}`)
  await expect(check([address], { allowsLoopback: true })).rejects.toThrow('not a public address')
  expect(await check([address], { allowsPrivate: true })).toEqual([address])
})

test.for(LOOPBACK)('%s is allowed outside production only', async (address) => {
  await expect(check([address], { allowsPrivate: true })).rejects.toThrow('not a public address')
  expect(await check([address], { allowsLoopback: true })).toEqual([address])
})

const withoutDns = () => Promise.reject(new Error('DNS was used'))

/** Forms in which an address can be written; URLs turn all of them into the usual one. */
test.for([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://[0:0:0:0:0:ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://①②⑦.0.0.1/',
])('%s is refused without DNS', async (url) => {
  await expect(checkReceiver(url, { ...rulesOf([]), resolve: withoutDns })).rejects.toThrow('not a public address')
})

test('a host without addresses is refused', async () => {
  await expect(check([])).rejects.toThrow('Nothing is known of books.example')
})
