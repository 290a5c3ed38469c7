import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadMessages } from '../../../messages/load-messages.ts'
import { address } from '../../../test/open-header.tsx'
import { soon } from '../../../test/stopped-clock.ts'
import { clear, field, group, openSearch, openSuggestions, option, panel } from '../../../test/open-search.ts'

const TRENDING = ['Bed', 'Sofa', 'Dining', 'Office Chair', 'Table']
const IDEAS = ['Lamp', 'Bookshelf', 'Wardrobe', 'Pillow', 'Cushion']

const linesOf = (name: string) =>
  group(name)
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

async function drawn(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
}

test('before any search an empty field shows the specified terms, and none as recent', async () => {
  await openSuggestions()
  await expect.element(field()).toHaveRole('combobox')
  expect(linesOf('Trending')).toEqual(TRENDING)
  expect(linesOf('Search ideas')).toEqual(IDEAS)
  await expect.element(group('Recent')).not.toBeInTheDocument()
  await option('Office Chair').click()
  await expect.element(address()).toHaveTextContent('/search?q=Office+Chair')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('Office Chair')
})

test('Enter without a chosen line searches for the typed text', async () => {
  await openSuggestions()
  await userEvent.keyboard('table')
  await expect.element(option(/Bagmati/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/search?q=table')
  await expect.element(panel()).not.toBeInTheDocument()
})

test('a new search replaces the previous one and its filters', async () => {
  await openSearch('/search?q=bed&rating=5')
  await expect.element(field()).toHaveValue('bed')
  await field().fill('table')
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/search?q=table')
})

test('our own button clears the field', async () => {
  await openSearch('/search?q=bed')
  expect(clear().element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  await clear().click()
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
  await expect.element(clear()).not.toBeInTheDocument()
})

test('a click is not lost when the field with suggestions replaces the plain one', async () => {
  await openSearch('/search?q=bed')
  const button = clear().element() as HTMLElement
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button.focus()
  await Promise.all([import('./suggest-field.tsx'), loadMessages('en', 'later'), loadMessages('en', 'search')])
  await drawn()
  expect(button.isConnected).toBe(true)
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  button.click()
  await expect.element(field()).toHaveRole('combobox')
  await expect.element(field()).toHaveValue('')
})

test('recent terms belong to this browser, until they are cleared', async () => {
  localStorage.setItem('recentSearches', JSON.stringify(['velvet sofa', 'lamp']))
  await openSuggestions()
  expect(linesOf('Recent')).toEqual(['velvet sofa', 'lamp', 'Clear recent searches'])
  await expect.element(group('Search ideas')).not.toBeInTheDocument()
  await option('Clear recent searches').click()
  await expect.element(group('Recent')).not.toBeInTheDocument()
  await expect.element(group('Trending')).toBeVisible()
  expect(localStorage.getItem('recentSearches')).toBe('[]')
  await userEvent.keyboard('{Escape}{ArrowDown}')
  await expect.element(group('Trending')).toBeVisible()
  await expect.element(group('Recent')).not.toBeInTheDocument()
  await expect.element(group('Search ideas')).not.toBeInTheDocument()
})

test('a browser with invalid stored terms shows the first terms @slow', async () => {
  localStorage.setItem('recentSearches', '{"no":"list"}')
  await openSuggestions()
  expect(linesOf('Search ideas')).toEqual(IDEAS)
})

test('a browser without storage shows the first terms @slow', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await openSuggestions()
  expect(linesOf('Search ideas')).toEqual(IDEAS)
})

test('an empty search shows a message, top center, for 3 s, by Enter and by the button', async () => {
  await openSearch()
  const toast = page.getByRole('status').getByText('Please enter a search keyword to continue')
  await field().fill('   ')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await userEvent.keyboard('{Enter}')
  const isShown = () => toast.query() !== null
  expect(await soon(() => isShown() && vi.getTimerCount() > 0)).toBe(true)
  const { top, left, width } = toast.element().getBoundingClientRect()
  expect(top).toBeLessThan(60)
  expect(Math.abs(left + width / 2 - innerWidth / 2)).toBeLessThan(40)
  expect(address().element()).toHaveTextContent('/')
  vi.advanceTimersByTime(2_900)
  await drawn()
  expect(isShown()).toBe(true)
  vi.advanceTimersByTime(100)
  expect(await soon(() => !isShown())).toBe(true)

  // Open suggestions hide the rest of the page from screen readers, including the button.
  vi.useRealTimers()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.element(toast).toBeVisible()
})
