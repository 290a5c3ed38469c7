import { expect, test } from 'vitest'
import { loginProblems } from './login.ts'

test.each([
  ['', '', { email: 'all-required', password: 'all-required' }],
  ['   ', 'lakeside', { email: 'all-required' }],
  ['asmita', '', { password: 'all-required' }],
  ['asmita', 'lakeside', { email: 'email-format' }],
  ['asmita@post', 'lakeside', { email: 'email-format' }],
  [' asmita@post.example ', ' ', {}],
] as const)('logging in with %j and %j: %j', (email, password, problems) => {
  expect(loginProblems({ email, password })).toEqual(problems)
})
