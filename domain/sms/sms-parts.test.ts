import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smsSize } from './sms-parts.ts'

test.each([
  ['', 'gsm-7', 1],
  ['a'.repeat(160), 'gsm-7', 1],
  ['a'.repeat(161), 'gsm-7', 2],
  ['a'.repeat(306), 'gsm-7', 2],
  ['a'.repeat(307), 'gsm-7', 3],
  // An escaped character takes two.
  ['€'.repeat(80), 'gsm-7', 1],
  ['€'.repeat(81), 'gsm-7', 2],
  // 153 is odd: the escape and its character stay together, so 76 fit into each part.
  ['[]'.repeat(76), 'gsm-7', 2],
  ['[]'.repeat(77), 'gsm-7', 3],
  ['Rs 45,000_@£\n', 'gsm-7', 1],
  // The back-tick, the curly quote, the ellipsis, the dash and the rupee sign are outside the alphabet.
  ['`', 'ucs-2', 1],
  ['’', 'ucs-2', 1],
  ['…', 'ucs-2', 1],
  ['–', 'ucs-2', 1],
  ['₹', 'ucs-2', 1],
  ['क'.repeat(70), 'ucs-2', 1],
  ['क'.repeat(71), 'ucs-2', 2],
  ['क'.repeat(134), 'ucs-2', 2],
  ['क'.repeat(135), 'ucs-2', 3],
  [`${'a'.repeat(69)}क`, 'ucs-2', 1],
  [`${'a'.repeat(70)}क`, 'ucs-2', 2],
  // Seven code units, though one sees three letters.
  ['क्षेत्र'.repeat(10), 'ucs-2', 1],
  [`${'क्षेत्र'.repeat(10)}क`, 'ucs-2', 2],
  // An emoji takes two units, which stay in one part: 33 fit into 67.
  ['🛏'.repeat(35), 'ucs-2', 1],
  ['🛏'.repeat(66), 'ucs-2', 2],
  ['🛏'.repeat(67), 'ucs-2', 3],
] as const)('%j is %s in %i', (text, alphabet, parts) => {
  expect(smsSize(text)).toEqual({ alphabet, parts })
})

test('a longer text never takes fewer parts, and a Devanagari letter never makes it shorter', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '€', '\n', 'क', '🛏'), maxLength: 500 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(smsSize(one + other).parts).toBeGreaterThanOrEqual(smsSize(one).parts)
      expect(smsSize(`${one}क`).parts).toBeGreaterThanOrEqual(smsSize(one).parts)
    }),
  )
})
