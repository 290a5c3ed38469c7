import { expect, test } from 'vitest'
import { isSameSecret, sha256 } from './hash.ts'

test.each([
  ['key', 'key', true],
  ['key', 'kez', false],
  ['key', 'keys', false],
  ['', 'key', false],
  ['कुञ्जी', 'कुञ्जी', true],
])('%j and %j are the same secret: %j', (given, right, isSame) => {
  expect(isSameSecret(given, right)).toBe(isSame)
})

test('the hash is SHA-256', () => {
  expect(sha256('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
