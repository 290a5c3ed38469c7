import { domainToASCII, domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailProblem, isEmail, mailboxOf } from './email.ts'

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
  'maya@ｘ.example',
  'maya@x.exａmple',
  'maya@x.ⓔxample',
  'maya@x.𝐞xample',
  'maya@x\uFE0F.example',
  'maya@x.example\uFE00',
  'maya@x\u3002post.example',
  'may\uFE0Fa@x.example',
  'maya@Σα.example',
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('mail servers replace nothing but capitals in an accepted domain', () => {
  const domain = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).map((word) => `${word}.example`)
  fc.assert(
    fc.property(domain, (name) => {
      fc.pre(isEmail(`a@${name}`))
      const ascii = domainToASCII(name)
      fc.pre(ascii !== '') // no domain, so no mail
      expect(domainToUnicode(ascii).toLowerCase()).toBe(name.normalize('NFC').toLowerCase())
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['', 'email-empty'],
  [' ', 'email-empty'],
  ['asmita', 'email-format'],
  [' asmita@post.example', undefined],
] as const)('a code for %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem)
})

test.each([
  ['asmita@post.example', 'asmita@post.example'],
  ['asmita+1@post.example', 'asmita@post.example'],
  ['asmita+shop+2@post.example', 'asmita@post.example'],
  ['+1@post.example', '+1@post.example'],
  ['asmita.rai@post.example', 'asmita.rai@post.example'],
  ['a.s.mita@gmail.com', 'asmita@gmail.com'],
  ['asmita@googlemail.com', 'asmita@gmail.com'],
  ['a.smita+1.2@googlemail.com', 'asmita@gmail.com'],
  ['as.mita@gmail.com.np', 'as.mita@gmail.com.np'],
  ['as.mita@mail.gmail.com', 'as.mita@mail.gmail.com'],
  ['asmita.rai@post+1.example', 'asmita.rai@post+1.example'],
])('%s is delivered to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
