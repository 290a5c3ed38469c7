import { expect, test } from 'vitest'
import { missingFiles, rowsOf } from './named-files.fixture.ts'

const rows = rowsOf('specification-coverage.md')

test('every row says where its sentence lives and what shows it', () => {
  expect(rows.length).toBeGreaterThan(50)
  expect(
    rows.filter((row) => row.split('|').some((cell, place) => place > 0 && place < 4 && cell.trim() === '')),
  ).toEqual([])
})

test('no row waits for a test, or for what has been built', () => {
  expect(rows.filter((row) => /not yet|later: browsing/.test(row))).toEqual([])
})

test('every file that the page names exists', () => {
  expect(missingFiles(rows)).toEqual([])
})
