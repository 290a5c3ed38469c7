import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isOutOfReach } from './is-out-of-reach.ts'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })

test.for(['53100', '53200', '53300', '58030', '57014', '57P01', '57P03', '25006', '25P03', '08006', 'ECONNREFUSED'])(
  'the code %s is temporary',
  (code) => {
    expect(isOutOfReach(withCode(code))).toBe(true)
    expect(isOutOfReach(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(true)
  },
)

test.for([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
])('an error of pg without a code is temporary: %s', (message) => {
  expect(isOutOfReach(new Error(message))).toBe(true)
})

test.for(['23505', '42P01', '22021', '40001'])('the code %s is about the query', (code) => {
  expect(isOutOfReach(withCode(code))).toBe(false)
})

test('errors from elsewhere do not count as database errors', () => {
  for (const thrown of [undefined, 'text', new Error('Connection refused by a wallet')]) {
    expect(isOutOfReach(thrown)).toBe(false)
  }
})
