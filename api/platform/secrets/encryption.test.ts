import { createSecretKey, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DataKey } from './data-key.ts'
import { ciphertextHead, decrypt, encrypt, encryptAgain } from './encryption.ts'

const newKey = () => createSecretKey(randomBytes(32))
const first = newKey()
const key = new DataKey(first)
/** The second key of the same database. */
const rotated = new DataKey(newKey(), [first]).boundTo({ firstId: key.id })

test('any encrypted text can be decrypted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, aad) => {
      expect(decrypt(key, encrypt(key, text, aad), aad)).toBe(text)
    }),
  )
})

test.each([
  ['the first key', key],
  ['another key', rotated],
])('a changed, missing or added byte makes decryption fail: %s', (_name, one) => {
  const whole = encrypt(one, 'Lakeside 6, Pokhara', 'user 1')
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole)
    changed[at]! ^= 1
    expect(() => decrypt(one, changed, 'user 1')).toThrow()
    expect(() => decrypt(one, whole.subarray(0, at), 'user 1')).toThrow()
  }
  expect(() => decrypt(one, Buffer.concat([whole, Buffer.of(0)]), 'user 1')).toThrow()
})

test('decryption fails in another row and with another key', () => {
  const encrypted = encrypt(key, '+9779841234567', 'user 1')
  expect(() => decrypt(key, encrypted, 'user 2')).toThrow()
  expect(() => decrypt(new DataKey(newKey()), encrypted, 'user 1')).toThrow()
})

test('the same text never encrypts to the same bytes', () => {
  expect(encrypt(key, 'Pokhara', '')).not.toEqual(encrypt(key, 'Pokhara', ''))
})

test('a newer key encrypts with its ID, and opens what the first key encrypted without one', () => {
  const old = encrypt(key, 'Pokhara', 'user 1')
  expect(decrypt(rotated, old, 'user 1')).toBe('Pokhara')
  const again = encryptAgain(rotated, old, 'user 1')
  expect(again.subarray(0, 9).toString('hex')).toBe(`02${rotated.id}`)
  expect(again.subarray(0, 9)).toEqual(ciphertextHead(rotated))
  expect(decrypt(rotated, again, 'user 1')).toBe('Pokhara')
  expect(() => encryptAgain(rotated, old, 'user 2')).toThrow()
})

test('a ciphertext of a key that is missing names it', () => {
  const encrypted = encrypt(rotated, 'Pokhara', '')
  expect(() => decrypt(key, encrypted, '')).toThrow(
    `the data key ${rotated.id} is neither DATA_KEY nor in DATA_KEYS_OLD`,
  )
})
