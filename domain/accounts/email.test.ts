import { expect, test } from 'vitest'
import { emailProblem, isEmail } from './email.ts'

test.each(['asmita@post.example', 'a@b.c', 'a.b+c@mail.post.example', 'आशा@डाक.example', "o'neil@post.example"])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

test.each([
  '',
  'asmita',
  'asmita@post',
  '@post.example',
  'asmita@.',
  'asmita@post.',
  'as mita@post.example',
  'asmita@@post.example',
  'asmita@post.example ',
  'a@b..c',
  'a..b@post.example',
  '<asmita@post.example>',
  'asmita@post.example>',
  'a(b)@post.example',
  'a,b@post.example',
  '"a"@post.example',
  '\u202Easmita@post.example',
  'as\u200Bmita@post.example',
  'asmita@post.example.',
  `${'a'.repeat(250)}@b.np`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each([
  ['', 'email-empty'],
  [' ', 'email-empty'],
  ['asmita', 'email-format'],
  [' asmita@post.example', undefined],
] as const)('a code for %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem)
})
