import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

const fields = { 'images.0.alt': 'Must not be blank', 'images.1.alt': 'Must not be blank', zip: 'Must be five digits' }

test('each field problem appears once, without API field names', () => {
  const refusal = refusalOf(400, { message: 'images.0.alt: Must not be blank; zip: Must be five digits', fields })
  expect(refusal.message).toBe('Not saved. Please check the fields in red: Must not be blank; Must be five digits')
  expect(refusal.body).toMatchObject({ errors: fields })
})

test('an API message that is a sentence stays as it is', () => {
  const message = 'An old price must have been asked before.'
  expect(refusalOf(400, { message, fields }).message).toBe(message)
  expect(refusalOf(409, { message }).message).toBe(message)
  expect(refusalOf(502, undefined).message).toBe('Something went wrong (error 502). Please try again.')
})
