import { expect, test } from 'vitest'
import { staffPasswordProblem } from './staff.ts'

test.each([
  ['nine-sign', 'Must have at least 10 characters'],
  ['x'.repeat(201), 'Must have at most 200 characters'],
  ['aaaaaaaaaaaa', 'Is too easy to guess: add words, or other kinds of characters'],
  ['1234567890', 'Is too easy to guess: add words, or other kinds of characters'],
  ['sal wood and rain', undefined],
  ['काठको घर भित्र', undefined],
])('the password %s: %s', (password, problem) => {
  expect(staffPasswordProblem(password)).toBe(problem)
})
