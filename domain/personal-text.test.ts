import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksPersonal } from './personal-text.ts'

test.each([
  '9841234567',
  '98412 34567',
  '+977 984-1234567',
  '(984) 123-4567',
  '९८४१२३४५६७',
  '९८४ १२३ ४५६७',
  '01-4412345',
  '4412345',
  'call 9 8 4 1 2 3 4 5 6 7 please',
  'sofa 9841234567 blue',
  '984.123.4567',
  '٠١٢٣٤٥٦٧٨٩',
  'asmita@post.example',
  'bed asmita@post',
  'asmita＠post.example',
  'asmita%40post.example',
])('“%s” looks like a phone number or an email address', (text) => {
  expect(looksPersonal(text)).toBe(true)
})

test.each([
  '',
  'sofa',
  'bed under 50000',
  'bed under 1,50,000',
  'sofa 20,000 - 1,00,000',
  'wardrobe 180*200*45',
  'wardrobe 180x200x45',
  'bed 153 * 200',
  'डबल बेड ५०००० भन्दा कम',
  '3 seater 2 pieces 120 x 60',
  'at home',
])('“%s” does not', (text) => {
  expect(looksPersonal(text)).toBe(false)
})

test('a number of ten digits is found in any text', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (before, after) => looksPersonal(`${before}9841234567${after}`)))
})

test('a long text takes one pass', () => {
  expect(looksPersonal('12345 - '.repeat(100_000))).toBe(false)
})
