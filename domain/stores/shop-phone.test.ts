import { expect, test } from 'vitest'
import { englishFormats } from '../language/english-formats.ts'
import { parsePhone } from './shop-phone.ts'

test.for([
  ['01-5550123', '+97715550123'],
  ['+977 1 5550123', '+97715550123'],
  ['०१-५५५०१२३', '+97715550123'],
  ['061-550125', '+97761550125'],
  ['97761550125', '+97761550125'],
  ['9812345678', '+9779812345678'],
  ['+977-9812345678', '+9779812345678'],
])('%s is dialled %s', ([typed, dialled]) => {
  expect(parsePhone(typed!)).toBe(dialled)
  expect(parsePhone(englishFormats.phone(dialled!))).toBe(dialled)
})

test.for(['', '5550123', '01-555012', '01-55501234', '01-3550123', '00-550125', '1234567890', '+1 555 0123', 'phone'])(
  '%s is no number of Nepal',
  (typed) => {
    expect(parsePhone(typed)).toBeNull()
  },
)
