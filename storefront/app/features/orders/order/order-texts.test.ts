import { expect, test } from 'vitest'
import { streetOf } from './order-texts.ts'

test.for([
  ['Baidam, Lakeside, Pokhara-6, Kaski, Gandaki', 'Pokhara', 'Baidam, Lakeside'],
  ['Baidam, Pokhara, Kaski, Gandaki', 'Pokhara', 'Baidam'],
  ['Jhochhen, Kathmandu-20, Kathmandu, Bagmati', 'Kathmandu', 'Jhochhen'],
  // The line names a town once that is called as its district.
  ['Jhochhen, Kathmandu, Bagmati', 'Kathmandu', 'Jhochhen'],
  ['बैदाम, पोखरा-६, कास्की, गण्डकी', 'पोखरा', 'बैदाम'],
  ['Pokhara-6, Kaski, Gandaki', 'Pokhara', ''],
] as const)('the street of %s', ([address, city, street]) => {
  expect(streetOf({ address, city })).toBe(street)
})
