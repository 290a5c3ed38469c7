import { expect, type Page, test as base } from '@playwright/test'

type Fixtures = {
  /** Console errors that a test causes on purpose; any other fails it. */
  expectedErrors: RegExp[]
  watchConsole: void
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await use()
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
}

/** Waits until the browser has stored a product as recently viewed. */
export async function notedAsSeen(page: Page, productId: string): Promise<void> {
  await page.waitForFunction((id) => JSON.parse(localStorage.getItem('seenProducts') ?? '[]')[0]?.id === id, productId)
}

/** Returns by how many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Opens a page and freezes its clock after hydration: from then on `page.clock.runFor` drives its timers. CSS
 * animations keep real time. Intervals of the page have already run for a moment.
 */
export async function openFrozen(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
