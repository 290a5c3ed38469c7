import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordChangeProblems, passwordResetProblems } from './new-password.ts'

test.each([
  ['', '', { new_password: 'all-required', confirm_password: 'all-required' }],
  ['lakeside', '', { confirm_password: 'all-required' }],
  ['', 'lakeside', { new_password: 'all-required' }],
  ['short', 'short', { new_password: 'password-short' }],
  ['short', 'other', { new_password: 'password-short', confirm_password: 'passwords-differ' }],
  ['lakeside', 'Lakeside', { confirm_password: 'passwords-differ' }],
  ['a'.repeat(201), 'a'.repeat(201), { new_password: 'password-long' }],
  ['lakeside', 'lakeside', {}],
] as const)('resetting to %j and %j: %j', (new_password, confirm_password, problems) => {
  expect(passwordResetProblems({ new_password, confirm_password })).toEqual(problems)
})

test.each([
  ['', '', '', { OldPassword: 'all-required', new_password: 'all-required', confirm_password: 'all-required' }],
  ['old one', 'short', 'short', { new_password: 'password-short' }],
  ['short', 'short', 'short', { new_password: 'password-short' }],
  ['lakeside', 'lakeside', 'lakeside', { new_password: 'same-password' }],
  ['old one', 'lakeside', 'lakesid', { confirm_password: 'new-passwords-differ' }],
  ['lakeside', 'lakeside', 'other', { new_password: 'same-password', confirm_password: 'new-passwords-differ' }],
  ['old one', 'lakeside', 'lakeside', {}],
] as const)('changing %j to %j and %j: %j', (OldPassword, new_password, confirm_password, problems) => {
  expect(passwordChangeProblems({ OldPassword, new_password, confirm_password })).toEqual(problems)
})

test('a reset refuses whatever a change refuses of the new password, but for being the old one', () => {
  const password = fc.oneof(fc.string({ maxLength: 8 }), fc.constant('a'.repeat(201)))
  fc.assert(
    fc.property(password, password, password, (OldPassword, new_password, confirm_password) => {
      fc.pre(OldPassword !== '' && OldPassword !== new_password)
      const reset = passwordResetProblems({ new_password, confirm_password })
      const change = passwordChangeProblems({ OldPassword, new_password, confirm_password })
      expect(Object.keys(reset)).toEqual(Object.keys(change))
      expect(reset.new_password).toBe(change.new_password)
    }),
  )
})
