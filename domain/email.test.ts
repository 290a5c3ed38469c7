import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['asmita@post.example', 'a@b.c', 'a.b+c@mail.post.example', 'आशा@डाक.example', 'a@b..c'])(
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
  `${'a'.repeat(250)}@b.np`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})
