import type { Page } from '@playwright/test'

/** Starts counting layout shifts, with which the browser finds fault only without input. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number }
    shifts.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}
