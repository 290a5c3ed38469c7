import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SuggestReply } from '#contract/catalog/search.ts'
import { type Answer, cut } from '../../../test/answer-api.ts'
import { expectErrors } from '../../../test/console-errors.ts'
import { address } from '../../../test/open-header.tsx'
import {
  clear,
  field,
  givenSuggestions,
  group,
  openSearch,
  openSuggestions,
  option,
  panel,
} from '../../../test/open-search.ts'

/** The note as it is seen; screen readers have it from the status. */
const seenNote = (text: RegExp) => panel().getByText(text)

/** The active option of the arrow keys, as screen readers announce it. */
function activeLine(): string | undefined {
  const id = field().element().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)!.textContent
}

test('two letters suggest products with picture and price, categories, and all results', async () => {
  await openSuggestions()
  await userEvent.keyboard('so')
  const product = option(/^Bagmati three-seater sofa .*Nrs\. 1,24,500$/)
  await expect.element(product).toBeVisible()
  await expect.element(product).toHaveAttribute('href', '/product/1')
  expect(product.element().querySelector('img')).not.toBeNull()
  expect(product.element().querySelector('mark')).toHaveTextContent('sofa')
  await expect.element(option('See all results for “so”')).toHaveAttribute('href', '/search?q=so')
  await option(/^Sofas in Living Room/).click()
  await expect.element(address()).toHaveTextContent('/productListing/subcategory/11')
  await expect.element(field()).toHaveValue('')
})

test('a suggestion leads to the size that the words ask for, and names it', async () => {
  const { body } = givenSuggestions() as { body: SuggestReply }
  const [sofa] = body.products
  const queen = { ...sofa!, name: 'Asan platform bed', price: 86_500, size: '153*200' }
  await openSearch('/', () => givenSuggestions({ products: [queen] }))
  await field().click()
  await userEvent.keyboard('queen bed')
  const product = option(/^Asan platform bed .*153\*200 Queen.*Nrs\. 86,500$/)
  await expect.element(product).toHaveAttribute('href', '/product/1?size=153*200')
})

test('while suggestions show, screen readers reach the rest of the page', async () => {
  await openSuggestions()
  await userEvent.keyboard('so')
  await expect.element(option(/Bagmati/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Elsewhere' })).toBeInTheDocument()
  await expect.element(clear()).toBeInTheDocument()
})

test('a single letter sends no request @slow', async () => {
  const asked = await openSuggestions()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.keyboard('s')
  await expect.element(option('See all results for “s”')).toBeVisible()
  vi.advanceTimersByTime(1_000)
  await userEvent.keyboard('o')
  vi.advanceTimersByTime(1_000)
  await expect.element(option(/Bagmati/)).toBeVisible()
  expect(asked).toEqual(['so'])
})

test('fast typing sends a single request @slow', async () => {
  const asked = await openSuggestions()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const letter of 'sofa') {
    await userEvent.keyboard(letter)
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(120)
  await expect.element(option(/Bagmati/)).toBeVisible()
  expect(asked).toEqual(['sofa'])
})

test('for a misspelled word the panel names its correction @slow', async () => {
  await openSuggestions('/', () => givenSuggestions({ correctedQuery: 'sofa' }))
  await userEvent.keyboard('sofaa')
  await expect.element(page.getByRole('status').getByText('No results for “sofaa”. Showing “sofa”.')).toBeVisible()
  await expect.element(option(/Bagmati/)).toBeVisible()
})

test('the panel says which conditions its products fulfil', async () => {
  const green = {
    kind: 'color' as const,
    name: 'Green',
    family: 'green' as const,
    colorWords: ['green', 'sage', 'olive', 'moss'],
    without: 'sofa under 1 lakh',
  }
  const price = { kind: 'price', minPrice: null, maxPrice: 1_00_000, isAbout: false, without: 'green sofa' } as const
  await openSuggestions('/', () => givenSuggestions({ understood: [green, price] }))
  await userEvent.keyboard('green sofa under 1 lakh')
  await expect.element(page.getByRole('status').getByText('Showing: Green, up to Nrs. 1,00,000')).toBeVisible()
})

test('the panel says that all its products miss the price', async () => {
  const price = { kind: 'price', minPrice: null, maxPrice: 60_000, isAbout: false, without: 'sofa' } as const
  await openSuggestions('/', () => givenSuggestions({ unmet: [price] }))
  await userEvent.keyboard('sofa under 60000')
  const note = page.getByRole('status').getByText('Nothing like this costs less than Nrs. 60,000 today.')
  await expect.element(note).toBeVisible()
})

test('the panel does not blame the price for what the words of a search leave out', async () => {
  const price = { kind: 'price', minPrice: null, maxPrice: 80_000, isAbout: false, without: 'storage bed' } as const
  const beds = { kind: 'category', _id: '2', name: 'Beds', without: 'storage under 80000' } as const
  await openSuggestions('/', () => givenSuggestions({ understood: [beds], unmet: [price], hasWords: true }))
  await userEvent.keyboard('storage bed under 80000')
  const note = page.getByRole('status').getByText('Nothing with all of this costs less than Nrs. 80,000 today.')
  await expect.element(note).toBeVisible()
})

test('what was found for earlier words is never said of new ones', async () => {
  const never = new Promise<Answer>(() => {})
  const asked = await openSuggestions('/', (q) =>
    q === 'sofaa' ? givenSuggestions({ correctedQuery: 'sofa' }) : never,
  )
  await userEvent.keyboard('sofaa')
  await expect.element(page.getByRole('status').getByText('No results for “sofaa”. Showing “sofa”.')).toBeVisible()
  await userEvent.keyboard('b')
  await expect.poll(() => asked.at(-1)).toBe('sofaab') // a slow machine asks for what is typed on the way, too
  await expect.element(option(/Bagmati/)).toBeVisible()
  expect(page.getByText(/^No results for “sofaab”/).elements()).toEqual([])
})

test('search ideas make room for what is found, and come back where nothing is', async () => {
  await openSuggestions('/', (q) =>
    q === 'sofa' ? givenSuggestions() : givenSuggestions({ products: [], categories: [], matches: [] }),
  )
  await expect.element(group('Trending')).toBeVisible()
  await userEvent.keyboard('sofa')
  await expect.element(option(/Bagmati/)).toBeVisible()
  await expect.element(group('Trending')).not.toBeInTheDocument()
  await expect.element(group('Search ideas')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}a{/Control}zzzz')
  await expect.element(seenNote(/^No suggestions for “zzzz”\./)).toBeVisible()
  await expect.element(group('Trending')).toBeVisible()
})

test('words without suggestions say so, and can be searched for all the same', async () => {
  await openSuggestions('/', () => givenSuggestions({ products: [], categories: [], matches: [] }))
  await userEvent.keyboard('zzzzzz')
  await expect.element(seenNote(/^No suggestions for “zzzzzz”\./)).toBeVisible()
  await option('See all results for “zzzzzz”').click()
  await expect.element(address()).toHaveTextContent('/search?q=zzzzzz')
})

test('the keyboard opens the panel, moves in it, closes it and clears the field', async () => {
  await openSearch()
  field().element().focus()
  await expect.element(field()).toHaveRole('combobox')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')

  await userEvent.keyboard('{ArrowDown}')
  await expect.element(panel()).toBeVisible()
  await userEvent.keyboard('sofa')
  await expect.element(option(/Bagmati/)).toBeVisible()
  expect(activeLine()).toBeUndefined()

  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(activeLine).toMatch(/^Bagmati three-seater sofa/)
  await userEvent.keyboard('{ArrowUp}') // back in the field
  await expect.poll(activeLine).toBeUndefined()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(activeLine).toBe('See all results for “sofa”')
  await expect.element(option('See all results for “sofa”')).toBeInViewport()

  const input = field().element() as HTMLInputElement
  await userEvent.keyboard('{Home}')
  expect(input.selectionStart).toBe(0)
  await userEvent.keyboard('{End}')
  expect(input.selectionStart).toBe(4)

  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('sofa')
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
})

test('Tab leaves the panel, and Enter opens the chosen line @slow', async () => {
  await openSuggestions()
  await userEvent.keyboard('sofa')
  await expect.element(option(/Bagmati/)).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(clear()).toHaveFocus()

  field().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option(/Bagmati/)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(activeLine).toMatch(/^Bagmati/)
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/product/1')
})

test('a late response to an earlier request is never shown', async () => {
  const late = Promise.withResolvers<Answer>()
  const asked = await openSuggestions('/', (q) => (q === 'so' ? late.promise : givenSuggestions({ categories: [] })))
  await userEvent.keyboard('so')
  await expect.poll(() => asked).toEqual(['so'])
  await field().fill('wardrobe')
  await expect.element(option(/Bagmati/)).toBeVisible()
  late.resolve(givenSuggestions({ products: [], correctedQuery: 'late' }))
  for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
  await expect.element(page.getByText(/late/)).not.toBeInTheDocument()
  await expect.element(option(/Bagmati/)).toBeVisible()
  await expect.element(option(/^Sofas in/)).not.toBeInTheDocument()
})

test('if the API fails, the panel says that suggestions are missing, and searching works', async () => {
  expectErrors(/Failed to fetch/)
  await openSuggestions('/', (q) => (q === 'bed' ? cut() : givenSuggestions()))
  await userEvent.keyboard('bed')
  await expect.element(seenNote(/^Suggestions are not available right now\./)).toBeVisible()
  await userEvent.keyboard('r')
  await expect.element(option(/Bagmati/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/search?q=bedr')
})

test('offline, the panel says so @slow', async () => {
  expectErrors(/Failed to fetch/)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openSuggestions('/', cut)
  await userEvent.keyboard('bed')
  await expect.element(seenNote(/^You seem to be offline\./)).toBeVisible()
})

test.for([
  [1440, 900],
  [390, 844],
] as const)('at %i px the panel stays below the field, within the window', async ([width, height]) => {
  await page.viewport(width, height)
  await openSuggestions()
  await userEvent.keyboard('be')
  await expect.element(option(/Bagmati/)).toBeVisible()
  const below = panel().element().getBoundingClientRect()
  expect(below.top).toBeGreaterThanOrEqual(field().element().getBoundingClientRect().bottom)
  expect(below.bottom).toBeLessThanOrEqual(height)
  expect(below.width === 390).toBe(width === 390)
  expect(below.left).toBeGreaterThanOrEqual(0)
  expect(below.right).toBeLessThanOrEqual(width)
  await expect.element(option('See all results for “be”')).toBeInViewport({ ratio: 1 })
})

test('nothing overflows at 320 px, whatever is typed @slow', async () => {
  await page.viewport(320, 568)
  await openSuggestions()
  await field().fill(`sofa ${'wardrobe'.repeat(20)}`)
  await expect.element(option(/^See all results/)).toBeVisible()
  await expect.element(group('Products')).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
  const options = panel().getByRole('option').elements()
  expect(options.filter((row) => row.getBoundingClientRect().right > 320)).toEqual([])
})

test('words for furniture made to measure lead to the form on the page of the first product', async () => {
  await openSuggestions('/', () => givenSuggestions({ isCustom: true }))
  await userEvent.keyboard('custom sofa')
  const made = option('Have it made to your size')
  await expect.element(made).toHaveAttribute('href', '/product/1#custom-order')
  await made.click()
  await expect.element(address()).toHaveTextContent('/product/1')
})

test('a custom piece without suggestions says so, and offers to have it made', async () => {
  await openSuggestions('/', () => givenSuggestions({ isCustom: true, products: [], categories: [] }))
  await userEvent.keyboard('custom dog house')
  const note = 'No suggestions for “custom dog house”, but we make furniture to your size.'
  await expect.element(page.getByRole('status').getByText(note)).toBeVisible()
  await option('Have it made to your size').click()
  await expect.element(address()).toHaveTextContent('/search?q=custom+dog+house')
})
