import { expect, test } from 'vitest'
import { parseEnv } from '../env/env.ts'
import { StartError } from '../errors/app-error.ts'
import { smsOf } from './sms-of.ts'

const sparrow = { SPARROW_TOKEN: 'token-of-the-shop', SPARROW_SENDER: 'Kastha' }
const aakash = { AAKASH_TOKEN: 'token-of-the-shop' }
const production = { NODE_ENV: 'production' }

function open(source: Record<string, string>) {
  return smsOf(parseEnv(source), { messagesDir: '/nowhere' })
}

test.each([
  [{}, 'test'],
  [{ TEST_SMS: '0' }, undefined],
  [production, undefined],
  [{ ...production, TEST_SMS: '1' }, 'test'],
  [sparrow, 'sparrow'],
  [{ ...production, ...sparrow }, 'sparrow'],
  [aakash, 'aakash'],
  [{ ...aakash, TEST_SMS: '0' }, 'aakash'],
])('with %j the gateway is %s', (source, name) => {
  expect(open(source).gateway?.name).toBe(name)
})

test('the limit of a day is that of the setting', () => {
  expect([open({}).dailyParts, open({ SMS_DAILY_PARTS: '50' }).dailyParts]).toEqual([1_000, 50])
})

test.each([
  [{ ...sparrow, ...aakash }, /^SPARROW_TOKEN, AAKASH_TOKEN: given both/],
  [{ SPARROW_TOKEN: 'token-of-the-shop' }, /^SPARROW_SENDER: given nothing/],
  [{ SPARROW_SENDER: 'Kastha' }, /^SPARROW_TOKEN: given nothing/],
  [{ ...aakash, TEST_SMS: '1' }, /^TEST_SMS: given "1" beside the credentials/],
])('%j stops the start', (source, message) => {
  expect(() => open(source)).toThrow(StartError)
  expect(() => open(source)).toThrow(message)
})
