import fc from 'fast-check'
import { expect, test } from 'vitest'
import { devanagariDigits } from './devanagari.ts'
import { latinDigits } from '../digits.ts'

test('digits change, and nothing else', () => {
  expect(devanagariDigits('KA-1: 1,12,500.09')).toBe('KA-१: १,१२,५००.०९')
})

test('what was changed can be read back', () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      expect(latinDigits(devanagariDigits(String(number)))).toBe(String(number))
    }),
  )
})
