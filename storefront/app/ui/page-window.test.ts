import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.for([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [9, 9, [5, 6, 7, 8, 9]],
] satisfies [number, number, number[]][])('page %i of %i offers its neighbours', ([page, pages, expected]) => {
  expect(pageWindow(page, pages)).toEqual(expected)
})
