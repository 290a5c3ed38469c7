import { expect, test } from 'vitest'
import { latinDigits, devanagariDigits } from './text.ts'
import fc from 'fast-check'

test.each([
  ['०१२३४५६७८९', '0123456789'],
  ['१६५.५ से.मि.', '165.5 से.मि.'],
  ['165', '165'],
  ['', ''],
])('%j reads %j', (text, latin) => {
  expect(latinDigits(text)).toBe(latin)
})

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
