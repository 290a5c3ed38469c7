import { expect, test } from 'vitest'
import { customNumber, orderNumber, parseCustomNumber, parseOrderNumber } from './order-number.ts'

test('a number names its day and what was drawn', () => {
  expect(orderNumber('2026-11-21', '7F3K9QXM')).toBe('KA-261121-7F3K9QXM')
})

test.each([
  ['as it is printed', 'KA-261121-7F3K9QXM'],
  ['in small letters', 'ka-261121-7f3k9qxm'],
  ['with spaces and other dashes', ' KA 261121 – 7F3K 9QXM '],
  ['in Devanagari digits', 'KA-२६११२१-७F३K९QXM'],
  ['without any', 'KA2611217F3K9QXM'],
  ['as the link in an SMS has it', '261121-7F3K9QXM'],
  ['so in Devanagari digits', '२६११२१-७F३K९QXM'],
])('a number is understood %s', (_, typed) => {
  expect(parseOrderNumber(typed)).toBe('KA-261121-7F3K9QXM')
})

test('letters that look like figures are read as those', () => {
  expect(parseOrderNumber('KA-261121-OIL00000')).toBe('KA-261121-01100000')
})

test.each([
  '',
  'KA-261121',
  'KA-261121-7F3K9QX',
  'KA-261121-7F3K9QXU',
  'KB-261121-7F3K9QXM',
  'KA-261121-7F3K9QXMM',
  'A-261121-7F3K9QXM',
  '61121-7F3K9QXM',
])('no number is %j', (typed) => expect(parseOrderNumber(typed)).toBeNull())

test('a request for a custom piece has a number of its own kind', () => {
  const number = customNumber('2026-11-21', '7F3K9Q2M')
  expect(number).toBe('KC-261121-7F3K9Q2M')
  expect(parseCustomNumber('kc 261121 7f3k9q2m')).toBe(number)
  expect(parseOrderNumber(number)).toBeNull()
  expect(['KA-261121-7F3K9Q2M', '261121-7F3K9Q2M'].map(parseCustomNumber)).toEqual([null, null])
})
