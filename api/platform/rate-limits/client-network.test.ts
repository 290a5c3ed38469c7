import { expect, test } from 'vitest'
import { clientNetwork, neighborhoodOf } from './client-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'], // some proxies add the port
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8::7', '2001:db8:0'],
  ['[2001:db8:12::7]:51234', '2001:db8:12'],
  ['[2001:db8:12::7]', '2001:db8:12'],
  ['[2001:db8:12::7', 'unknown'],
  ['2001:db8:0:0:ffff:1:2:3', '2001:db8:0'],
  ['2001:DB8:12:34::', '2001:db8:12'],
  ['2001:0db8:0012:0034:0000:0000:0000:0001', '2001:db8:12'],
  ['::1', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
  ['unknown', 'unknown'],
  ['x'.repeat(9_000), 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113'],
  ['203.0.113.255', '203.0.113'],
  ['2001:db8:0', '2001:db8:00'],
  ['2001:db8:12', '2001:db8:00'],
  ['2001:db8:1ff', '2001:db8:01'],
  ['2001:db8:100', '2001:db8:01'],
  ['2001:db8:ff12', '2001:db8:ff'],
  ['page 203.0.113.7', 'page 203.0.113'],
  ['page 2001:db8:12', 'page 2001:db8:00'],
  ['unknown', 'unknown'],
  ['staff 0b0e7f9e-3a3c-4f4e-9c43-1f0d8a4a7c11', 'staff 0b0e7f9e-3a3c-4f4e-9c43-1f0d8a4a7c11'],
])('%s is in the neighborhood %s', (network, neighborhood) => {
  expect(neighborhoodOf(network)).toBe(neighborhood)
})
