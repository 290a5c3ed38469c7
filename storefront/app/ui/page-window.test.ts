import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.for([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 10, [1, 2, 3, null, 10]],
  [3, 10, [1, 2, 3, 4, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [7, 10, [1, null, 6, 7, 8, 9, 10]],
  [10, 10, [1, null, 8, 9, 10]],
] satisfies [number, number, (number | null)[]][])(
  'page %i of %i offers its neighbors and both ends',
  ([page, pages, expected]) => {
    expect(pageWindow(page, pages)).toEqual(expected)
  },
)
