import { expect, test } from 'vitest'
import { fittedLines } from './fitted-lines.ts'

test.each([
  ['Lumbini three-door wardrobe', 20, 3, ['Lumbini three-door wardrobe']],
  ['Lumbini three-door wardrobe', 10, 3, ['Lumbini three-door', 'wardrobe']],
  ['Lumbini three-door wardrobe', 6, 2, ['Lumbini', 'three-doo…']],
  ['Lumbini three-door wardrobe', 10, 1, ['Lumbini three-doo…']],
  ['Bed', 1, 3, []],
  ['Bed', 10, 0.5, []],
])('%s in %d by %d', (name, width, height, lines) => {
  expect(fittedLines(name, width, height)).toEqual(lines)
})
