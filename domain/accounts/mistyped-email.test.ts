import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_EMAIL_LENGTH } from './email.ts'
import { meantEmail } from './mistyped-email.ts'

test.each([
  ['asmita@gmial.com', 'asmita@gmail.com'],
  ['asmita@gmal.com', 'asmita@gmail.com'],
  ['asmita@gamil.com', 'asmita@gmail.com'],
  ['asmita@gmai.com', 'asmita@gmail.com'],
  ['asmita@gnail.com', 'asmita@gmail.com'],
  ['asmita@gmail.con', 'asmita@gmail.com'],
  ['asmita@gmail.co', 'asmita@gmail.com'],
  ['asmita@gmail.cm', 'asmita@gmail.com'],
  ['asmita@gmail.om', 'asmita@gmail.com'],
  ['asmita@gmial.con', 'asmita@gmail.com'],
  ['asmita@yaho.com', 'asmita@yahoo.com'],
  ['asmita@yahooo.com', 'asmita@yahoo.com'],
  ['asmita@yahoo.con', 'asmita@yahoo.com'],
  ['asmita@hotmial.com', 'asmita@hotmail.com'],
  ['asmita@hotmal.com', 'asmita@hotmail.com'],
  ['asmita@outlok.com', 'asmita@outlook.com'],
  ['asmita@outlook.cm', 'asmita@outlook.com'],
  ['asmita@iclod.com', 'asmita@icloud.com'],
  [' Asmita.Rai+1@GMIAL.COM ', 'Asmita.Rai+1@gmail.com'],
  ['आशा@gmial.com', 'आशा@gmail.com'],
])('%j means %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})

test.each([
  '',
  '@',
  'gmial.com',
  '@gmial.com',
  'asmita@',
  'asmita@gmial',
  'a b@gmial.com',
  'a@b@gmial.com',
  'asmita@mail.com',
  'asmita@gmx.com',
  'asmita@ymail.com',
  'asmita@yahoo.co',
  'asmita@yahoo.co.in',
  'asmita@gmial.com.np',
  'asmita@mail.gmial.com',
  'asmita@outlook.co',
  'asmita@constructor.com',
  'asmita@__proto__.com',
  `${'a'.repeat(MAX_EMAIL_LENGTH)}@gmial.com`,
])('%j means nothing else', (typed) => {
  expect(meantEmail(typed)).toBeUndefined()
})

const names = fc.stringMatching(/^[a-z0-9][a-z0-9.+_-]{0,30}$/)
/** Real providers, among them ones whose names look like the usual ones. */
const rightDomains = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.co.uk',
  'ymail.com',
  'rocketmail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.in',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmx.net',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'aol.com',
  'wlink.com.np',
  'ntc.net.np',
  'mos.com.np',
]

test('a right domain gets no hint, and what is proposed is right', () => {
  fc.assert(
    fc.property(names, fc.constantFrom(...rightDomains), (name, domain) => {
      expect(meantEmail(`${name}@${domain}`)).toBeUndefined()
    }),
  )
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('gmial.com', 'yaho.con', 'hotmal.cm', 'x.np'), (name, domain) => {
      const meant = meantEmail(`${name}@${domain}`)
      fc.pre(meant !== undefined)
      expect(rightDomains).toContain(meant.split('@')[1])
      expect(meantEmail(meant)).toBeUndefined()
    }),
  )
})
