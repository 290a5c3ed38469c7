import { expect, test } from 'vitest'
import { REVIEW_COMMENT_LENGTH } from '#domain/reviews/review.ts'
import { messages } from './pages.ts'

// The specification, sections 5 and 8.
test.each([
  ['all-required', 'All fields are required'],
  ['marked-required', 'All fields marked with * are required'],
  ['email-empty', 'Please enter email id!'],
  ['email-missing', 'Email is missing. Please start the password reset process again.'],
  ['email-format', 'Invalid email format'],
  ['phone', 'Please enter a valid 10-digit phone number from NTC, Ncell, Smart Cell, UTL, or Hello Mobile'],
  ['password-short', 'Password must be at least 6 characters long'],
  ['passwords-differ', 'Passwords do not match!'],
  ['new-passwords-differ', 'New password and confirm password do not match'],
  ['same-password', 'Old password and new password cannot be same'],
  ['young', 'You must be at least 18 years old'],
  ['birth-date', 'Please enter a valid date of birth'],
  ['terms', 'Please agree to our Terms and Privacy Policy to continue'],
] as const)('%s is said in the words of the specification', (problem, sentence) => {
  expect(messages[`problem.${problem}`]).toBe(sentence)
})

test('the problem of a comment with a wrong length names the bounds', () => {
  expect(messages['review-problem.short']).toContain(String(REVIEW_COMMENT_LENGTH.least))
  expect(messages['review-problem.long']).toContain(REVIEW_COMMENT_LENGTH.most.toLocaleString('en'))
})
