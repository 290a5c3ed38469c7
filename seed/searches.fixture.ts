import type { App } from '#api/app.ts'
import { expect } from '#api/test/test.ts'
import type { SearchReply } from '#contract/catalog/search.ts'

/**
 * Returns the rows of a table of searches: the search, and what comes first. `~` marks products that come nearest, because
 * none fulfils the whole search. A dash means that nothing is found.
 */
export function rowsOf(table: string): [string, string][] {
  const lines = table.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => line.trim().split(/ {2,}/) as [string, string])
}

export async function expectFirst(app: App, q: string, expected: string) {
  const answer = await app.inject({ url: '/api/product/search', query: { q } })
  const { products, nearest } = answer.json<SearchReply>()
  const wanted = expected.replace('~ ', '').split(', ')
  const first = products.slice(0, wanted.length).map(({ name }) => name)
  expect(nearest === null).toBe(!expected.startsWith('~'))
  expect(first.length === 0 ? ['-'] : first).toEqual(wanted)
}
