import { expect, test } from 'vitest'
import { isSameSecret, sha256, uuidOf } from './hash.ts'

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

test.each([
  ['abc', 'ba7816bf-8f01-8fea-8141-40de5dae2223'],
  ['', 'e3b0c442-98fc-8c14-9afb-f4c8996fb924'],
])('the UUID of %j is its SHA-256 in version 8', (text, uuid) => {
  expect(uuidOf(text)).toBe(uuid)
})
