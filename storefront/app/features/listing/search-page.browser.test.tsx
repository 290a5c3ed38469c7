import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import SearchPage from '../../routes/search.tsx'
import { givenFound } from '../../test/given-listing.ts'
import { givenMedia } from '../../test/given-media.ts'
import { openPage } from '../../test/open-page.tsx'
import type { SearchPage as Search } from './load-search.ts'

const address = () => page.getByRole('status', { name: 'Present address' })

async function open(query: string, found: Partial<Search> = {}): Promise<void> {
  await givenMedia()
  const asked = { query, correctedQuery: null, didYouMean: [], isBroken: false }
  const loaderData: Search = { ...givenFound(), ...asked, ...found }
  await openPage('/search', WithAddress, { address: `/search?q=${encodeURIComponent(query)}`, loaderData })
}

function WithAddress(props: Parameters<typeof SearchPage>[0]) {
  const { pathname, search } = useLocation()
  return (
    <>
      <SearchPage {...props} />
      <output aria-label="Present address">{pathname + search}</output>
    </>
  )
}

test('results are sorted and filtered like a listing, and the words stay', async () => {
  await open('bed')
  const sorting = page.getByRole('combobox', { name: 'Sort By' })
  await expect.element(sorting).toHaveValue('relevance')
  await sorting.selectOptions('Price, low to high')
  await expect.element(address()).toHaveTextContent('/search?q=bed&sort=price')
  await page.getByRole('checkbox', { name: /^5 stars/ }).click()
  await expect.element(address()).toHaveTextContent('/search?q=bed&sort=price&rating=5')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “bed”')
})

test('what was searched for is kept first among the recent terms of this browser', async () => {
  await open('velvet sofa')
  await expect
    .poll(() => JSON.parse(localStorage.getItem('recentSearches') ?? '[]'))
    .toEqual(['velvet sofa', 'Lamp', 'Bookshelf', 'Wardrobe', 'Pillow'])
})

test('where nothing is found there is nothing to sort or to narrow', async () => {
  await open('zzzzzz', { products: [], totalProducts: 0 })
  await expect.element(page.getByRole('heading', { name: 'No products found.' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Sort By' })).not.toBeInTheDocument()
})

test('at 320 px nothing runs off the side, however long the word', async () => {
  await page.viewport(320, 640)
  await open('wardrobe'.repeat(20), { correctedQuery: 'wardrobe'.repeat(20) })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})
