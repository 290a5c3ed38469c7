import { expect, test } from 'vitest'
import { latinDigits } from './digits.ts'

test.each([
  ['०१२३४५६७८९', '0123456789'],
  ['१६५.५ से.मि.', '165.5 से.मि.'],
  ['165', '165'],
  ['', ''],
])('%j reads %j', (text, latin) => {
  expect(latinDigits(text)).toBe(latin)
})
