import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import SearchPage, { clientLoader } from '../../../routes/search.tsx'
import { givenFound } from '../../../test/given-listing.ts'
import { givenMedia } from '../../../test/given-media.ts'
import { openPage } from '../../../test/open-page.tsx'
import { nothingUnderstood, type SearchPage as Search } from './load-search.ts'

const price = { kind: 'price', minPrice: null, maxPrice: 50_000, isAbout: false, without: 'bed' } as const

const found: Search = {
  ...givenFound(),
  ...nothingUnderstood,
  query: 'beed under 50000',
  didYouMean: ['bead'],
  understood: [price],
  nearest: { without: ['price'], upTo: { price: 75_000, totalProducts: 2 }, others: [] },
}

test('the cards of a search never appear before the lines above them, which would push them down', async () => {
  await givenMedia()
  const address = '/search?q=beed+under+50000'
  type Args = Parameters<typeof clientLoader>[0]
  const request = new Request(new URL(address, location.origin))
  const loaderData = await clientLoader({ request, serverLoader: async () => found } as unknown as Args)
  const above = linesAboveFirstCard()
  await openPage('/search', SearchPage, { address, loaderData })
  await expect.element(page.getByRole('heading', { name: 'Bed 2' })).toBeVisible()
  expect(await above).toEqual(['We looked for', 'Did you mean', 'Nothing like this costs less than Nrs. 50,000 today.'])
})

/** Returns the lines that are there when the first card appears. */
function linesAboveFirstCard(): Promise<string[]> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const [card] = page.getByRole('heading', { name: 'Bed 2' }).elements()
      if (!card) return
      observer.disconnect()
      const lines = [...document.querySelectorAll('nav p, strong')]
      const isAbove = (line: Element) => line.compareDocumentPosition(card) === Node.DOCUMENT_POSITION_FOLLOWING
      resolve(lines.filter(isAbove).map(({ textContent }) => textContent))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
