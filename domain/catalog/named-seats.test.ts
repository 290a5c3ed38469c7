import { expect, test } from 'vitest'
import { namedSeats } from './named-seats.ts'

test.each([
  ['annapurna-eight-seater-dining-set', 8],
  ['6-person-table', 6],
  ['rara-loveseat', 2],
  ['3 Seater', 3],
  ['twelve-seater-table', 12],
  ['16-seater-table', 16],
  ['कर्णाली पाँच सिटे एल आकारको सोफा', 5],
  ['३ सिटे सोफा', 3],
  ['रारा सोफा', null],
  ['rara-sofa', null],
  ['sofa-2-seater-and-3-seater', null],
  ['bed-two-drawers', null],
  ['', null],
])('%j seats %s', (name, seats) => {
  expect(namedSeats(name)).toBe(seats)
})
