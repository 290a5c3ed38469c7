import { expect, test } from 'vitest'
import { isAbroad, parseMobile } from './phone.ts'

const prefixes = [984, 985, 986, 976, 974, 975, 980, 981, 982, 970, 961, 962, 988, 972, 963]

test.each(prefixes)('%i starts a mobile number', (prefix) => {
  expect(parseMobile(`${prefix}1234567`)).toBe(`+977${prefix}1234567`)
})

test.each([
  ['9841234567', 'ten digits'],
  ['+9779841234567', 'with the country'],
  ['9779841234567', 'with the country, without its plus'],
  ['+977 984-123-4567', 'spaces and dashes'],
  ['  98412 34567 ', 'blanks around it'],
  ['984–1234567', 'an en dash'],
  ['९८४१२३४५६७', 'Devanagari digits'],
  ['+९७७ ९८४-१२३४५६७', 'Devanagari digits with the country'],
])('%s is a number: %s', (text) => {
  expect(parseMobile(text)).toBe('+9779841234567')
})

test.each([
  ['', 'nothing'],
  ['984123456', 'nine digits'],
  ['98412345678', 'eleven digits'],
  ['9831234567', 'a prefix that nobody has'],
  ['9771234567', 'the country with too few digits'],
  ['09841234567', 'a leading nought'],
  ['+919841234567', 'another country'],
  ['015550123', 'a land line'],
  ['984123456a', 'a letter'],
  ['984.123.4567', 'dots'],
  ['++9779841234567', 'two plus signs'],
])('%s is none: %s', (text) => {
  expect(parseMobile(text)).toBeNull()
})

test.each([
  ['+44 7700 900123', true],
  ['0049 151 23456789', true],
  ['+९१ ९८१२३४५६७८', true],
  ['+977 9831234567', false],
  ['00977 984', false],
  ['9831234567', false],
  ['', false],
])('%j is from abroad: %s', (text, expected) => {
  expect(isAbroad(text)).toBe(expected)
})
