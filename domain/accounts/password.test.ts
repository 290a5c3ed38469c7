import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem, passwordStrength } from './password.ts'

test.each([
  ['', 'password-short'],
  ['12345', 'password-short'],
  ['123456', undefined],
  ['      ', undefined],
  ['पासवर्ड', undefined],
  ['🔑🔑🔑', 'password-short'],
  ['🔑🔑🔑🔑🔑🔑', undefined],
  ['a'.repeat(200), undefined],
  ['a'.repeat(201), 'password-long'],
  ['🔑'.repeat(200), undefined],
  ['🔑'.repeat(201), 'password-long'],
] as const)('%j: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})

test.each([
  ['12345', undefined],
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['sofa12', 'weak'],
  ['Pokhara7', 'fair'],
  ['lakeside rain', 'strong'],
  ['कास्कीको ताल', 'strong'],
  ['x9!kQ2#vLm7p', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('its length counts characters, and decides alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (password) => {
      const { length } = [...password]
      expect(passwordProblem(password) === undefined).toBe(
        length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH,
      )
    }),
  )
})

test('one more sign never makes a password weaker', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
      (password, sign) => {
        expect(rank(password + sign)).toBeGreaterThanOrEqual(rank(password))
      },
    ),
  )
})

function rank(password: string): number {
  return ['weak', 'fair', 'strong'].indexOf(passwordStrength(password) ?? '')
}
