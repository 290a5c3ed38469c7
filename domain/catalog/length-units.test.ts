import { expect, test } from 'vitest'
import { feetAndInches } from './length-units.ts'

test.each([
  [122, 4, 0],
  [153, 5, 0],
  [183, 6, 0],
  [200, 6, 7],
  [26, 0, 10],
  [30, 1, 0],
  [1, 0, 0],
  [152, 5, 0],
])('%i cm are %i feet and %i inches', (centimetres, feet, inches) => {
  expect(feetAndInches(centimetres)).toEqual({ feet, inches })
})
