import { createSecretKey, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

const key = createSecretKey(randomBytes(32))

test('any encrypted text can be decrypted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, aad) => {
      expect(decrypt(key, encrypt(key, text, aad), aad)).toBe(text)
    }),
  )
})

test('a changed, missing or added byte makes decryption fail', () => {
  const whole = encrypt(key, 'Lakeside 6, Pokhara', 'user 1')
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole)
    changed[at]! ^= 1
    expect(() => decrypt(key, changed, 'user 1')).toThrow()
    expect(() => decrypt(key, whole.subarray(0, at), 'user 1')).toThrow()
  }
  expect(() => decrypt(key, Buffer.concat([whole, Buffer.of(0)]), 'user 1')).toThrow()
})

test('decryption fails in another row and with another key', () => {
  const encrypted = encrypt(key, '+9779841234567', 'user 1')
  expect(() => decrypt(key, encrypted, 'user 2')).toThrow()
  expect(() => decrypt(createSecretKey(randomBytes(32)), encrypted, 'user 1')).toThrow()
})

test('the same text never encrypts to the same bytes', () => {
  expect(encrypt(key, 'Pokhara', '')).not.toEqual(encrypt(key, 'Pokhara', ''))
})
