import { expect, test } from 'vitest'
import { smsNumber } from './sms-number.ts'

test.each([
  ['+9779841234567', '9841234567'],
  ['+9779701234567', '9701234567'],
  ['+9779611234567', null],
  ['+97715550123', null],
  ['+97798412345678', null],
  ['9841234567', null],
  ['+977984123456७', null],
  ['+9779841234567\n', null],
  ['', null],
])('%j gets an SMS as %j', (phone, number) => {
  expect(smsNumber(phone)).toBe(number)
})
