import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas } from './areas.ts'

const folder = new URL('../../docs/', import.meta.url)
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'))

test('each page of the back office that the manual names by its menu is there', () => {
  const named = pages.flatMap((page) =>
    [...readFileSync(new URL(page, folder), 'utf8').matchAll(/\b([A-Z][a-z]+) › ([A-Z][\w ]+)/g)].map(
      ([, group, words]) => ({ page, group, words: words! }),
    ),
  )
  expect(named.length).toBeGreaterThan(10)
  const isThere = ({ group, words }: (typeof named)[number]) =>
    areas.some((area) => area.group === group && words.startsWith(area.label))
  expect(named.filter((one) => !isThere(one))).toEqual([])
})
