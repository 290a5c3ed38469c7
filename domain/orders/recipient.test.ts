import { expect, test } from 'vitest'
import { recipientOf, recipientProblems } from './recipient.ts'

const sita = { recipient_name: 'Sita Rai', recipient_phone: '984-7654321' }

test('a form without a recipient has no problem and names nobody', () => {
  for (const blank of [{}, { recipient_name: ' ', recipient_phone: '', is_gift: false }]) {
    expect(recipientProblems(blank)).toEqual({})
    expect(recipientOf(blank)).toBeNull()
  }
})

test('an order that is collected from the store has no recipient, whatever was typed for one', () => {
  for (const given of [sita, { is_gift: true }]) {
    expect(recipientProblems({ ...given, method: 'pickup' })).toEqual({})
    expect(recipientOf({ ...given, method: 'pickup' })).toBeNull()
  }
  expect(recipientOf({ ...sita, method: 'standard' })).toMatchObject({ name: 'Sita Rai' })
})

test('a recipient has a name and a mobile number', () => {
  expect(recipientProblems(sita)).toEqual({})
  expect(recipientOf({ ...sita, recipient_name: ' Sita Rai ' })).toEqual({
    name: 'Sita Rai',
    phone: '+9779847654321',
    isGift: false,
  })
  expect(recipientOf({ ...sita, is_gift: true })).toMatchObject({ isGift: true })
})

test.each([
  [{ ...sita, recipient_phone: '' }, { recipient_phone: 'required' }],
  [{ ...sita, recipient_phone: '12345' }, { recipient_phone: 'phone' }],
  [{ ...sita, recipient_name: ' ' }, { recipient_name: 'required' }],
  [{ ...sita, recipient_name: '12' }, { recipient_name: 'name' }],
  [{ ...sita, recipient_name: 'Sita\nRai' }, { recipient_name: 'name' }],
  [{ is_gift: true }, { recipient_name: 'required', recipient_phone: 'required' }],
] as const)('%o lacks something', (given, problems) => {
  expect(recipientProblems(given)).toEqual(problems)
})
