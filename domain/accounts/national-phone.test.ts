import { expect, test } from 'vitest'
import { nationalPhone } from './national-phone.ts'

test.for([
  ['+97715550123', '01-5550123'],
  ['+97761550125', '061-550125'],
  ['+97711620000', '011-620000'],
  ['+9779812345678', '9812345678'],
  ['112', '112'],
])('%s is written %s', ([phone, written]) => {
  expect(nationalPhone(phone!)).toBe(written)
})
