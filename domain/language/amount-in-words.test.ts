import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInEnglish, amountInNepali } from './amount-in-words.ts'
import { englishNumbers, nepaliNumbers } from './number-words.ts'

test.each([
  [0, 'Rupees zero only', 'शून्य रुपैयाँ मात्र'],
  [1, 'Rupees one only', 'एक रुपैयाँ मात्र'],
  [99, 'Rupees ninety-nine only', 'उनान्सय रुपैयाँ मात्र'],
  [100, 'Rupees one hundred only', 'एक सय रुपैयाँ मात्र'],
  [1_005, 'Rupees one thousand five only', 'एक हजार पाँच रुपैयाँ मात्र'],
  [99_999, 'Rupees ninety-nine thousand nine hundred ninety-nine only', 'उनान्सय हजार नौ सय उनान्सय रुपैयाँ मात्र'],
  [1_12_500, 'Rupees one lakh twelve thousand five hundred only', 'एक लाख बाह्र हजार पाँच सय रुपैयाँ मात्र'],
  [1_00_00_000, 'Rupees one crore only', 'एक करोड रुपैयाँ मात्र'],
  [
    12_34_56_789,
    'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine only',
    'बाह्र करोड चौँतीस लाख छपन्न हजार सात सय उनान्नब्बे रुपैयाँ मात्र',
  ],
])('%i is said in both languages', (amount, english, nepali) => {
  expect(amountInEnglish(amount)).toBe(english)
  expect(amountInNepali(amount)).toBe(nepali)
})

/** Reads what was said: a unit multiplies what stands before it since the larger one. */
function read(words: string, { upTo99, hundred, thousand, lakh, crore }: typeof englishNumbers | typeof nepaliNumbers) {
  const units: Record<string, number> = { [hundred]: 1e2, [thousand]: 1e3, [lakh]: 1e5, [crore]: 1e7 }
  const value = (said: readonly string[]): number => {
    const largest = Math.max(0, ...said.map((word) => units[word] ?? 0))
    if (largest === 0) return said.length === 0 ? 0 : (upTo99 as readonly string[]).indexOf(said[0]!)
    const at = said.findLastIndex((word) => units[word] === largest)
    return value(said.slice(0, at)) * largest + value(said.slice(at + 1))
  }
  return value(words.split(' '))
}

test('every amount can be read back from its words', () => {
  const amounts = fc.oneof(fc.nat(2_00_000), fc.nat(50_00_00_000), fc.nat(99_99_99_99_99_999))
  fc.assert(
    fc.property(amounts, (amount) => {
      const english = amountInEnglish(amount).replace(/^Rupees /, '')
      expect(read(english.replace(/ only$/, ''), englishNumbers)).toBe(amount)
      expect(read(amountInNepali(amount).replace(/ रुपैयाँ मात्र$/, ''), nepaliNumbers)).toBe(amount)
    }),
  )
})

test.each([[-1], [0.5], [Number.NaN], [1e14]])('%d is no amount', (amount) => {
  expect(() => amountInEnglish(amount)).toThrow(RangeError)
  expect(() => amountInNepali(amount)).toThrow(RangeError)
})
