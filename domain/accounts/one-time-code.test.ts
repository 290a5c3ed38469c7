import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CODE_LENGTH, codeIn, codeProblem } from './one-time-code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['१२३४५६', '123456'],
  ['Your code is 123456, valid for 10 minutes', '123456'],
  ['Code 12 of 2026: 654321.', '654321'],
  ['a1B2c3', 'a1B2c3'],
  ['1234567', '123456'],
  ['', ''],
  ['12', '12'],
  ['—', ''],
])('%j holds %j', (text, code) => {
  expect(codeIn(text)).toBe(code)
})

test.each([
  ['', 'code'],
  ['12345', 'code'],
  ['123456', undefined],
  ['१२३४५६', undefined],
] as const)('%j: %s', (code, problem) => {
  expect(codeProblem(code)).toBe(problem)
})

test('reading a code again changes nothing', () => {
  const digits = fc.stringMatching(/^[\d०-९ -]{0,12}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string(), digits), (text) => {
      const code = codeIn(text)
      expect(codeIn(code)).toBe(code)
      expect(code).toMatch(new RegExp(`^[0-9A-Za-z]{0,${CODE_LENGTH}}$`))
    }),
  )
})
