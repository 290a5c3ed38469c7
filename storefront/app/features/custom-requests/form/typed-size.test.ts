import { expect, test } from 'vitest'
import { sizeInCentimeters } from './typed-size.ts'

test.each([
  ['5 ft', '152.4'],
  [`5'6"`, '167.6'],
  ['५ फिट', '152.4'],
  ['2 m', '200'],
  ['60 in', '152.4'],
  ['150 cm', '150'],
])('%s is %s centimeters', (typed, centimeters) => {
  expect(sizeInCentimeters(typed)).toBe(centimeters)
})

test.each(['', '5', '165.55', '5 f', '5 6', '5 yards', '40 ft', '1,5', `5'13"`])(
  'without a readable unit "%s" stays as typed',
  (typed) => {
    expect(sizeInCentimeters(typed)).toBe(typed)
  },
)
