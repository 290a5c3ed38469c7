import type { Language } from '#domain/language/languages.ts'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import SearchPage from '../../../routes/search.tsx'
import { givenFound } from '../../../test/given-listing.ts'
import { givenMedia } from '../../../test/given-media.ts'
import { loadNepali, openPage } from '../../../test/open-page.tsx'
import { nothingUnderstood, type SearchPage as Search } from './load-search.ts'

const address = () => page.getByRole('status', { name: 'Present address' })

async function open(query: string, found: Partial<Search> = {}, language: Language = 'en'): Promise<void> {
  await givenMedia()
  const loaderData: Search = { ...givenFound(), ...nothingUnderstood, query, ...found }
  await openPage('/search', WithAddress, { address: `/search?q=${encodeURIComponent(query)}`, loaderData, language })
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

test('results are sorted and filtered like a listing, and the search stays', async () => {
  await open('bed')
  const sorting = page.getByRole('combobox', { name: 'Sort By' })
  await expect.element(sorting).toHaveValue('relevance')
  await sorting.selectOptions('Price, low to high')
  await expect.element(address()).toHaveTextContent('/search?q=bed&sort=price')
  await page.getByRole('checkbox', { name: /^5 stars/ }).click()
  await expect.element(address()).toHaveTextContent('/search?q=bed&sort=price&rating=5')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('“bed”')
})

test('a search whose words fall short of what they find says so', async () => {
  await open('washing machine', { shortfall: 'mentions' })
  await expect
    .element(page.getByText('We have nothing by that name. These products only mention the words.'))
    .toBeVisible()
})

const price = { kind: 'price', minPrice: null, maxPrice: 50_000, isAbout: false, without: 'bed' } as const

test('the price filter shows the price in the words, and another one replaces it', async () => {
  await open('bed under 50000', { understood: [price] })
  const highest = page.getByRole('textbox', { name: 'To', exact: true })
  await expect.element(highest).toHaveValue('50,000')
  await highest.fill('75000')
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/search?q=bed&maxPrice=75000')
})

test('chips of a sentence can be pressed with a thumb, and nothing overflows at 320 px', async () => {
  await page.viewport(320, 640)
  const green = {
    kind: 'color' as const,
    name: 'Green',
    family: 'green' as const,
    colorWords: ['green', 'sage', 'olive', 'moss'],
    without: 'bed under 50000',
  }
  const nearest = { without: ['price' as const], upTo: { price: 75_000, totalProducts: 2 }, others: [] }
  const beds = { kind: 'category', _id: '7', name: 'Beds', without: 'green under 50000' } as const
  await open('green bed under 50000', { understood: [beds, green, price], nearest })
  const chips = page.getByRole('navigation', { name: 'We looked for' }).getByRole('link')
  await expect.poll(() => chips.length).toBeGreaterThanOrEqual(2)
  for (const chip of chips.elements()) expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expect.element(page.getByText('Nothing with all of this costs less than Nrs. 50,000 today.')).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})

const category = (_id: string, name: string, without: string) => ({ kind: 'category', _id, name, without }) as const

test('of two kinds the one that nothing fulfils is named with what comes nearest, above what was found', async () => {
  await page.viewport(390, 844)
  const understood = [
    { kind: 'size' as const, names: ['queen' as const], size: null, sizes: ['153*200'], without: 'bed and mattress' },
    category('7', 'Beds', 'queen and mattress under 50000'),
    category('26', 'Mattresses', 'queen bed under 50000'),
    price,
  ]
  const bed = givenFound().products[0]!
  const missing = [{ _id: '7', name: 'Beds', without: ['price' as const], products: [{ ...bed, name: 'Lotus bed' }] }]
  await open('queen bed and mattress under 50000', { understood, missing })
  const nearest = page.getByRole('heading', { name: 'Lotus bed' })
  await expect.element(nearest).toBeVisible()
  await expect.element(page.getByText('Nothing with all of this costs less than Nrs. 50,000 today.')).toBeVisible()
  const alone = page.getByRole('link', { name: 'Search for Beds alone' })
  await expect.element(alone).toHaveAttribute('href', '/search?q=queen+bed+under+50000')
  const headings = page.getByRole('heading').elements()
  const places = ['Beds', 'Lotus bed', 'Mattresses', 'Bed 2'].map((name) =>
    headings.findIndex(({ textContent }) => textContent === name),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})

test('the form for an own size opens in the size of the nearest card', async () => {
  const nearest = { without: ['price' as const], upTo: null, others: [] }
  const [bed, ...others] = givenFound().products
  const offers = ['122*200', '153*200'].map((size) => ({ ...bed!.offers[0]!, color: null, size }))
  await open('queen bed under 100', {
    understood: [price],
    nearest,
    products: [{ ...bed!, offers, shownOffer: 1 }, ...others],
  })
  const quote = page.getByRole('link', { name: 'Ask for a quote' })
  await expect.element(quote).toHaveAttribute('href', '/product/1?size=153*200#custom-order')
})

test('a search becomes the first of this browser’s recent terms', async () => {
  await open('velvet sofa')
  await expect.poll(() => JSON.parse(localStorage.getItem('recentSearches') ?? '[]')).toEqual(['velvet sofa'])
})

test('an empty result has no sorting and no filters', async () => {
  await open('zzzzzz', { products: [], totalProducts: 0 })
  await expect.element(page.getByRole('heading', { name: 'Nothing found for “zzzzzz”' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Sort By' })).not.toBeInTheDocument()
})

test('a search for what the shop does not sell says so, and gives no advice about the spelling', async () => {
  const { products } = givenFound()
  await open('wall clock', { products: [], totalProducts: 0, notSold: 'clock', popular: products.slice(0, 1) })
  await expect.element(page.getByText('We do not sell “clock”: we make furniture.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Popular products' })).toBeVisible()
  await expect.element(page.getByText(/spelling/)).not.toBeInTheDocument()
})

test('a search for a custom piece that is not found says so, and that we build it', async () => {
  await open('custom elephant', { products: [], totalProducts: 0, isCustom: true })
  await expect.element(page.getByRole('heading', { name: 'Nothing found for “custom elephant”' })).toBeVisible()
  await expect.element(page.getByText('We also build furniture to your size.')).toBeVisible()
})

test('a search for a custom piece of no kind has nothing that was not found', async () => {
  await open('custom made', { products: [], totalProducts: 0, isCustom: true, isCustomAlone: true })
  await expect.element(page.getByText('We also build furniture to your size.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Nothing found/ })).not.toBeInTheDocument()
})

const failed = { products: [], totalProducts: 0, facets: undefined, hasFailed: true }

test('a search refused by a busy shop says so and offers a retry', async () => {
  await open('bed', failed)
  await expect.element(page.getByRole('heading', { name: 'Search is busy right now' })).toBeVisible()
  await expect.element(page.getByText(/Please try again in a few seconds\.$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/search?q=bed')
})

test('the busy message exists in Nepali, too', async () => {
  await loadNepali('listing', 'search')
  await open('bed', failed, 'ne')
  await expect.element(page.getByRole('heading', { name: 'अहिले खोज व्यस्त छ' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'फेरि प्रयास गर्नुहोस्' })).toBeVisible()
})

test('nothing overflows at 320 px, however long the word', async () => {
  await page.viewport(320, 640)
  await open('wardrobe'.repeat(20), { correctedQuery: 'wardrobe'.repeat(20) })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})
