import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../docs/specification-coverage.md', import.meta.url), 'utf8')
const rows = page.split('\n').filter((line) => /^\| (?!---|sentence)/.test(line))

test('every row says where its sentence lives and what shows it', () => {
  expect(rows.length).toBeGreaterThan(50)
  expect(
    rows.filter((row) => row.split('|').some((cell, place) => place > 0 && place < 4 && cell.trim() === '')),
  ).toEqual([])
})

test('no row waits for a test, or for what has been built', () => {
  expect(rows.filter((row) => /not yet|later: browsing/.test(row))).toEqual([])
})

test('every path that the page names exists', () => {
  const paths = rows.flatMap((row) => [...row.matchAll(/`([\w./-]+\/[\w./-]+\.\w+)`/g)].map(([, path]) => path!))
  const gone = paths.filter((path) => !existsSync(fileURLToPath(new URL(`../${path}`, import.meta.url))))
  expect([...new Set(gone)]).toEqual([])
})
