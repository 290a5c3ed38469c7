import type { Page, Request, Route } from '@playwright/test'
import { expect, hydrated, overflow, test } from './test.ts'

const SUGGEST = '**/api/product/suggest?*'
const SPECIFIED_TRENDING = ['Bed', 'Sofa', 'Dining', 'Office Chair', 'Table']
const SPECIFIED_RECENT = ['Lamp', 'Bookshelf', 'Wardrobe', 'Pillow', 'Cushion']

const field = (page: Page) => page.getByPlaceholder('Search')
const panel = (page: Page) => page.getByRole('listbox', { name: 'Search suggestions' })
const group = (page: Page, name: string) => panel(page).getByRole('group', { name })
const option = (page: Page, name: string | RegExp) => panel(page).getByRole('option', { name })

/** The line that the arrow keys have reached, as a screen reader is told. */
async function activeLine(page: Page): Promise<string | null> {
  const id = await field(page).getAttribute('aria-activedescendant')
  return id === null ? null : page.locator(`[id="${id}"]`).textContent()
}

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await field(page).click()
  await expect(panel(page)).toBeVisible()
}

test('an empty field shows the trending and the recent terms of the specification', async ({ page }) => {
  await open(page)
  await expect(field(page)).toHaveRole('combobox')
  await expect(group(page, 'Trending').getByRole('option')).toHaveText(SPECIFIED_TRENDING)
  await expect(group(page, 'Recent').getByRole('option')).toHaveText([...SPECIFIED_RECENT, 'Clear recent searches'])
  await option(page, 'Office Chair').click()
  await expect(page).toHaveURL('/search?q=Office+Chair')
  await expect(panel(page)).toBeHidden()
  await expect(field(page)).toHaveValue('Office Chair')
})

test(
  'two letters suggest products with picture and price, categories, and all results',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page)
    await page.keyboard.type('so')
    const product = option(page, /^Bagmati three-seater sofa .* Nrs\. 1,24,500$/)
    await expect(product).toBeVisible()
    await expect(product.locator('img')).toBeVisible()
    await expect(product.locator('mark')).toHaveText('sofa')
    expect(await group(page, 'Products').getByRole('option').count()).toBeLessThanOrEqual(6)
    await expect(option(page, 'See all results for “so”')).toHaveAttribute('href', '/search?q=so')

    await option(page, /^Sofas and armchairs in Living Room/).click()
    await expect(page).toHaveURL(/\/productListing\/subcategory\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Sofas and armchairs' })).toBeVisible()
    await expect(field(page)).toHaveValue('')
  },
)

test('a single letter is not asked about', async ({ page }) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/product/suggest') asked.push(searchParams.get('q'))
  })
  await page.clock.install()
  await open(page)
  await page.keyboard.type('s')
  await expect(option(page, 'See all results for “s”')).toBeVisible()
  await page.clock.fastForward(1_000)
  await page.keyboard.type('o')
  await page.clock.fastForward(1_000)
  await expect(option(page, /Bagmati/)).toBeVisible()
  expect(asked).toEqual(['so'])
})

test('a misspelt word says what is shown in its place', async ({ page }) => {
  await open(page)
  await page.keyboard.type('sofaa')
  await expect(page.getByRole('status').getByText('Nothing is called “sofaa”. Showing “sofa”.')).toBeVisible()
  await expect(option(page, /Bagmati three-seater sofa/)).toBeVisible()
})

test('words that suggest nothing say so, and can be searched for all the same', async ({ page }) => {
  await open(page)
  await page.keyboard.type('zzzzzz')
  await expect(page.getByText('No suggestions for “zzzzzz”.')).toBeVisible()
  await option(page, 'See all results for “zzzzzz”').click()
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible()
})

test('the keyboard opens, walks, closes and clears', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await field(page).focus()
  await expect(field(page)).toHaveRole('combobox')
  await expect(panel(page)).toBeHidden()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('ArrowDown')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.type('sofa')
  await expect(option(page, /Bagmati/)).toBeVisible()
  expect(await activeLine(page)).toBeNull()

  await page.keyboard.press('ArrowDown')
  await expect.poll(() => activeLine(page)).toMatch(/^Bagmati three-seater sofa/)
  await page.keyboard.press('ArrowUp') // back in the field
  await expect.poll(() => activeLine(page)).toBeNull()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => activeLine(page)).toBe('See all results for “sofa”')
  await expect(option(page, 'See all results for “sofa”')).toBeInViewport()

  await page.keyboard.press('Home')
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)
  await page.keyboard.press('End')
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4)

  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(field(page)).toHaveValue('sofa')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
})

test('Tab leaves the panel, and Enter goes where the chosen line leads', async ({ page }) => {
  await open(page)
  await page.keyboard.type('wardr')
  await expect(option(page, /wardrobe/i).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()

  await field(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(option(page, /wardrobe/i).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => activeLine(page)).not.toBeNull()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\/\d+$/)
})

test('Enter without a chosen line searches for what was typed', async ({ page }) => {
  await open(page)
  await page.keyboard.type('table')
  await expect(option(page, /table/i).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=table')
  await expect(panel(page)).toBeHidden()
})

test('the field is cleared by a button of our own', async ({ page }) => {
  await page.goto('/search?q=bed')
  await hydrated(page)
  const clear = page.getByRole('button', { name: 'Clear search' })
  expect((await clear.boundingBox())!.width).toBeGreaterThanOrEqual(44)
  await clear.click()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(clear).toBeHidden()
})

test('what was searched for is kept, newest first, until it is cleared', async ({ page }) => {
  await page.goto('/search?q=velvet+sofa')
  await hydrated(page)
  await open(page)
  const recent = group(page, 'Recent').getByRole('option')
  await expect(recent).toHaveText(['velvet sofa', ...SPECIFIED_RECENT.slice(0, 4), 'Clear recent searches'])

  await option(page, 'Clear recent searches').click()
  await expect(group(page, 'Recent')).toHaveCount(0)
  await expect(group(page, 'Trending')).toBeVisible()
  await open(page)
  await expect(group(page, 'Recent')).toHaveCount(0)
  await option(page, 'Dining').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “Dining”' })).toBeVisible()
  await open(page)
  await expect(recent).toHaveText(['Dining', 'Clear recent searches'])
})

test('a browser that keeps nothing, or nonsense, shows the first terms', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('recentSearches', '{"no":"list"}'))
  await open(page)
  await expect(group(page, 'Recent').getByRole('option').first()).toHaveText('Lamp')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open(page, '/search?q=bed')
  await expect(group(page, 'Recent').getByRole('option').first()).toHaveText('Lamp')
})

test('a late answer to an earlier question is never shown', async ({ page }) => {
  const held: Route[] = []
  await page.route(SUGGEST, (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'so') held.push(route)
    else void route.continue()
  })
  const isHeld = (request: Request) => request === held[0]?.request()
  const isOver = Promise.race([
    page.waitForEvent('requestfinished', isHeld),
    page.waitForEvent('requestfailed', isHeld), // called back by the page
  ])
  await open(page)
  await page.keyboard.type('so')
  await expect.poll(() => held.length).toBe(1)
  await field(page).fill('wardrobe')
  await expect(option(page, /wardrobe/i).first()).toBeVisible()
  const late = { success: true, message: '', products: [], categories: [], correctedQuery: 'late', matches: [] }
  await held[0]!.fulfill({ json: late })
  await isOver
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  await expect(page.getByText('Showing “late”')).toHaveCount(0)
  await expect(option(page, /wardrobe/i).first()).toBeVisible()
  await expect(option(page, /sofa/i).and(page.locator('[href^="/product/"]'))).toHaveCount(0)
})

test.describe('without the API', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch|TypeError/] })

  test('the panel says that suggestions are missing, and searching works', async ({ page }) => {
    await page.route(SUGGEST, (route) => route.abort())
    await open(page)
    await page.keyboard.type('bed')
    await expect(page.getByText('Suggestions cannot be shown right now. Searching still works.')).toBeVisible()
    await page.unroute(SUGGEST)
    await page.keyboard.type('r')
    await expect(option(page, /bed/i).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=bedr')
  })

  test('offline it says so', async ({ page, context }) => {
    await open(page)
    await context.setOffline(true)
    await page.keyboard.type('bed')
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await context.setOffline(false)
  })
})

test(
  'the panel stays below the field, within the window, and scrolls inside itself',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await open(page)
    await page.keyboard.type('be')
    await expect(option(page, /bed/i).first()).toBeVisible()
    const [box, below] = [(await field(page).boundingBox())!, (await panel(page).boundingBox())!]
    expect(below.y).toBeGreaterThanOrEqual(box.y + box.height)
    expect(below.y + below.height).toBeLessThanOrEqual(page.viewportSize()!.height)
    if (isMobile) expect(below.width).toBe(390)
    await expect(option(page, 'See all results for “be”')).toBeInViewport({ ratio: 1 })
  },
)

test.describe('at 320 px', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('nothing runs off the side, whatever was typed', async ({ page }) => {
    await open(page)
    await page.keyboard.insertText(`sofa ${'wardrobe'.repeat(20)}`)
    await expect(option(page, /^See all results/)).toBeVisible()
    await expect(group(page, 'Products')).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const sticksOut = await panel(page)
      .getByRole('option')
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().right > 320).length)
    expect(sticksOut).toBe(0)
  })
})
