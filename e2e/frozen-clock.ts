import type { Page } from '@playwright/test'
import { hydrated } from './test.ts'

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
