import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const header = (page: Page) => page.getByRole('banner')
const logo = (page: Page) => page.getByRole('link', { name: 'Kastha, home page' })
const searchBox = (page: Page) => header(page).getByPlaceholder('Search')
const bar = (page: Page) => page.getByRole('navigation', { name: 'Categories', exact: true })

/** Down and up through the page in steps that a wheel makes. */
async function wheel(page: Page, top: number): Promise<void> {
  await page.evaluate(async (by) => {
    for (let moved = 0; moved < Math.abs(by); moved += 100) {
      scrollBy({ top: Math.sign(by) * 100, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, top)
}

/** Where the header's own parts end, not the room it keeps for those that slid away. */
async function lowestPart(page: Page): Promise<number> {
  return header(page).evaluate((element) => {
    const parts = [...element.children].filter((part) => getComputedStyle(part).visibility === 'visible')
    return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))
  })
}

test('the header stays, shrinks on the way down and is whole again on the way up, anywhere in the page', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await hydrated(page)
  await wheel(page, 100)
  await expect(searchBox(page)).toBeVisible()
  for (const down of [600, 1200, 900]) {
    await wheel(page, down)
    await expect(logo(page)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => lowestPart(page)).toBe(isMobile ? 56 : 122)
    if (isMobile) await expect(searchBox(page)).toBeHidden()
    else await expect(bar(page)).toBeInViewport({ ratio: 1 })

    await wheel(page, -200)
    await expect(logo(page)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => lowestPart(page)).toBe(isMobile ? 120 : 138)
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 })
  }
  await page.evaluate(() => scrollTo(0, 0))
  await expect(header(page).getByRole('region', { name: 'Offers' })).toBeInViewport({ ratio: 1 })
})

test('shrinking and growing moves nothing below', async ({ page }) => {
  await page.goto('/productListing')
  await hydrated(page)
  const shifts = await page.evaluateHandle(() => {
    const seen: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
    return seen
  })
  const title = page.getByRole('heading', { level: 1 })
  const topInPage = () => title.evaluate((one) => one.getBoundingClientRect().top + scrollY)
  const before = await topInPage()
  for (const by of [700, -300, 500, -900]) {
    await wheel(page, by)
    expect(await topInPage()).toBeCloseTo(before, 0)
  }
  expect(await shifts.evaluate((seen) => seen.reduce((sum, value) => sum + value, 0))).toBe(0)
})

test('what has the focus is never under the header', async ({ page }) => {
  await page.goto('/productListing')
  await hydrated(page)
  const names = page.getByRole('article').getByRole('heading').getByRole('link')
  for (const name of [names.nth(2), names.nth(6), names.nth(10)]) {
    // In the window, and under the whole header.
    await name.evaluate((link) => scrollTo(0, link.getBoundingClientRect().top + scrollY - 80))
    await wheel(page, -100)
    await name.evaluate((link) => scrollBy(0, link.getBoundingClientRect().top - 80))
    await name.focus()
    const covered = () =>
      name.evaluate((link) => {
        const { top, left } = link.getBoundingClientRect()
        return document.querySelector('body > header')!.contains(document.elementFromPoint(left + 4, top + 4))
      })
    await expect.poll(covered).toBe(false)
    await expect(name).toBeInViewport({ ratio: 1 })
  }
})

test('the offers strip comes down for the keyboard', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await wheel(page, 1500)
  const pause = page.getByRole('button', { name: 'Pause offers' })
  await expect(pause).not.toBeInViewport()
  await logo(page).focus()
  while (!(await pause.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Shift+Tab')
  }
  await expect(pause).toBeInViewport({ ratio: 1 })
})

test('a jump within the page ends below the header', async ({ page }) => {
  await page.goto('/product/1')
  await hydrated(page)
  const lowest = () => header(page).evaluate((one) => one.getBoundingClientRect().bottom)
  const related = page.getByRole('heading', { name: 'Related Products' })
  await related.evaluate((title) => title.scrollIntoView({ behavior: 'instant' }))
  expect((await related.boundingBox())!.y).toBeGreaterThanOrEqual(await lowest())

  const skip = page.getByRole('link', { name: 'Skip to content' })
  await skip.focus()
  await skip.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect
    .poll(async () => (await page.getByRole('main').boundingBox())!.y - (await lowest()))
    .toBeGreaterThanOrEqual(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a mouse needs no target of 44 px')

  test('every button of the header is a target of 44 px, none over another', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const targets = [
      page.getByRole('button', { name: 'Pause offers' }),
      page.getByRole('button', { name: 'Our Categories' }),
      page.getByRole('button', { name: 'Furniture Cart [0]' }),
    ]
    for (const target of targets) {
      const box = (await target.boundingBox())!
      const answers = await target.evaluate((button, { x, width }) => {
        const centre = x + width / 2
        const rows = [...Array(120).keys()].filter((y) => button.contains(document.elementFromPoint(centre, y + 0.5)))
        return { height: rows.length, top: rows[0]! }
      }, box)
      const columns = await target.evaluate((button, y) => {
        const across = [...Array(innerWidth).keys()]
        return across.filter((x) => button.contains(document.elementFromPoint(x + 0.5, y))).length
      }, answers.top + 22)
      expect(answers.height).toBeGreaterThanOrEqual(44)
      expect(columns).toBeGreaterThanOrEqual(44)
    }
  })
})
