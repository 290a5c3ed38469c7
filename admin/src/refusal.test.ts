import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

const fields = { 'images.0.alt': 'Must not be blank', 'images.1.alt': 'Must not be blank', zip: 'Must be five digits' }

test('what is wrong with fields is said once, without the names that only the API knows', () => {
  const refusal = refusalOf(400, { message: 'images.0.alt: Must not be blank; zip: Must be five digits', fields })
  expect(refusal.message).toBe('Not saved, see the fields in red: Must not be blank; Must be five digits')
  expect(refusal.body).toMatchObject({ errors: fields })
})

test('a sentence of the shop stays as it is', () => {
  const message = 'An old price must have been asked before.'
  expect(refusalOf(400, { message, fields }).message).toBe(message)
  expect(refusalOf(409, { message }).message).toBe(message)
  expect(refusalOf(502, undefined).message).toBe('The shop answered 502. Please try again.')
})
