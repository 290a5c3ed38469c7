import { expect, test } from 'vitest'
import { parseShortToken, SHORT_KEY_LENGTH, SHORT_KEY_LETTERS, shortToken } from './short-token.ts'

const number = 'KA-261125-7F3K9Q2M'
const key = '8k3j5m2n9p4q7r6s'

test('a token holds an order number and its key', () => {
  expect(shortToken(number, key)).toBe('261125-7F3K9Q2M-8k3j5m2n9p4q7r6s')
  expect(parseShortToken(shortToken(number, key))).toEqual({ kind: 'order', number, key })
  expect(key).toHaveLength(SHORT_KEY_LENGTH)
  expect([...key].every((letter) => SHORT_KEY_LETTERS.includes(letter))).toBe(true)
})

test('the token of a ticket is one letter longer', () => {
  const ticket = 'KT-261125-7F3K9Q2M'
  expect(shortToken(ticket, key)).toBe('t261125-7F3K9Q2M-8k3j5m2n9p4q7r6s')
  expect(parseShortToken(shortToken(ticket, key))).toEqual({ kind: 'ticket', number: ticket, key })
})

test.each([
  '',
  'x261125-7F3K9Q2M-8k3j5m2n9p4q7r6s',
  'T261125-7F3K9Q2M-8k3j5m2n9p4q7r6s',
  number,
  '261125-7F3K9Q2M',
  '261125-7F3K9Q2M-8k3j5m2n9p4q7r6',
  '261125-7F3K9Q2M-8k3j5m2n9p4q7r6ss',
  '261125-7F3K9Q2M-8K3J5M2N9P4Q7R6S',
  '261125-7F3K9Q2U-8k3j5m2n9p4q7r6s',
  ' 261125-7F3K9Q2M-8k3j5m2n9p4q7r6s',
  '261125-7F3K9Q2M-8k3j5m2n9p4q7r6s\n',
])('%j is no token', (text) => {
  expect(parseShortToken(text)).toBeNull()
})
