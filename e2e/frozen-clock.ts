import type { Page } from '@playwright/test'
import { hydrated } from './test.ts'

/**
 * Opens a page and stops its clock once it answers to touch: from then on timers fire only as far as
 * `page.clock.runFor` goes. Styles keep the real time. Intervals that the page started have run a moment already.
 */
export async function openFrozen(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
