import { expect, test } from 'vitest'
import { rowsOf } from './reports.ts'

test.for([
  ['a page for each row', { items: [{}], pages: 94_626, left: 0 }, 94_626],
  ['a single page that leaves rows out', { items: [{}], pages: 1, left: 19 }, 20],
  ['no row', { items: [], pages: 1, left: 0 }, 0],
] as const)('a report with %s is counted', ([, page, rows]) => {
  expect(rowsOf({ ...page, items: [...page.items] })).toBe(rows)
})
