import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts'

const SLOWDOWN = 4
const RUNS = 5

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const desk = { viewport: { width: 1440, height: 900 } }

type Interaction = { on: typeof phone | typeof desk; path: string; act: (page: Page) => Promise<void> }

/** What must answer to touch within 200 ms on a slow phone or an old desk. */
const interactions: Record<string, Interaction> = {
  'open the drawer (phone)': {
    on: phone,
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Our Categories' }).filter({ visible: true }).tap(),
  },
  'open the mega-menu (desk)': {
    on: desk,
    path: '/',
    act: (page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Bedroom' }).click(),
  },
  'open the quick view (desk)': {
    on: desk,
    path: '/productListing',
    act: async (page) => {
      const card = page.getByRole('main').getByRole('article').first()
      await card.hover()
      await card.getByRole('button', { name: 'Expand' }).click()
    },
  },
  'open the quick view (phone)': {
    on: phone,
    path: '/productListing',
    act: (page) => page.getByRole('main').getByRole('article').first().getByRole('button', { name: 'Expand' }).tap(),
  },
  'open the filters (phone)': {
    on: phone,
    path: '/productListing',
    act: (page) => page.getByRole('button', { name: 'Filters' }).tap(),
  },
  'choose a filter (desk)': {
    on: desk,
    path: '/productListing',
    act: (page) => page.getByRole('checkbox', { name: 'Bedroom' }).click(),
  },
  'type in the search (phone)': {
    on: phone,
    path: '/',
    act: (page) => page.getByPlaceholder('Search').pressSequentially('so'),
  },
}

/**
 * The longest answer to each interaction, as Interaction to Next Paint counts it (ms from the input to the next
 * picture), on a processor slowed down four times: median and worst of five first visits.
 */
export async function timeInteractions(origin: string): Promise<Record<string, { median: number; worst: number }>> {
  const browser = await chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: chromiumFlags,
  })
  const times: Record<string, { median: number; worst: number }> = {}
  for (const [name, { on, path, act }] of Object.entries(interactions)) {
    const runs: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext(on)
      const page = await context.newPage()
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await page.locator('html[data-hydrated]').waitFor()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      await page.evaluate(watchInteractions)
      await act(page)
      runs.push(await page.evaluate(longestInteraction))
      await context.close()
    }
    const sorted = runs.toSorted((one, other) => one - other)
    times[name] = { median: sorted[Math.floor(RUNS / 2)]!, worst: sorted.at(-1)! }
  }
  await browser.close()
  return times
}

function watchInteractions(): void {
  const seen: number[] = []
  Object.assign(window, { seenInteractions: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) seen.push(entry.duration)
    }
    // The type of `observe` does not know the threshold of event timing yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Once the page has had time to report: browsers report events after their frame. Below 16 ms counts as 16. */
function longestInteraction(): Promise<number> {
  const seen = (window as unknown as { seenInteractions: number[] }).seenInteractions
  return new Promise((resolve) => {
    setTimeout(() => resolve(Math.max(16, ...seen)), 1000)
  })
}
