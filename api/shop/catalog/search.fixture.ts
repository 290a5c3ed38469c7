import type { SearchReply } from '#contract/catalog/search.ts'
import type { App } from '../../app.ts'
import { expect } from '../../test/test.ts'

export async function search(app: App, query: Record<string, string>): Promise<SearchReply> {
  const answer = await app.inject({ url: '/api/product/search', query })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** Returns the names in the order of the alphabet, for tests in which the order of the hits says nothing. */
export function namesOf(products: readonly { name: string }[]): string {
  return products
    .map(({ name }) => name)
    .toSorted()
    .join(', ')
}
