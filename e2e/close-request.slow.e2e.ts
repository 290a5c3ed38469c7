import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const BEDS = '/productListing/subcategory/7'
const BED = '/product/1'

/** CloseWatcher, which TypeScript does not know yet. */
declare class Watcher extends EventTarget {
  requestClose(): void
  destroy(): void
}
type Watched = { CloseWatcher: typeof Watcher; waiting: Watcher[] }

/** Opens a page that records its active CloseWatchers. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    const forget = (one: Watcher) => (watched.waiting = watched.waiting.filter((other) => other !== one))
    watched.waiting = []
    watched.CloseWatcher = class extends watched.CloseWatcher {
      constructor() {
        super()
        watched.waiting.push(this)
        this.addEventListener('close', () => forget(this))
      }
      override destroy() {
        super.destroy()
        forget(this)
      }
    }
  })
  await page.goto(path)
  await hydrated(page)
}

const countWaiting = (page: Page) => page.evaluate(() => (window as unknown as Watched).waiting.length)

/** Requests the last opened watcher to close, as Back does on Android. */
function pressBack(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as Watched).waiting.at(-1)!.requestClose())
}

const openers: Record<string, { path: string; opener: RegExp; onPhones?: boolean }> = {
  'the drawer': { path: '/', opener: /^Our Categories$/ },
  'the cart': { path: '/', opener: /^Furniture Cart/ },
  'the filters': { path: BEDS, opener: /^Filters/, onPhones: true },
  'the quick view': { path: BEDS, opener: /^Expand Rara/ },
  'the size guide': { path: BED, opener: /^Size guide$/ },
  'the pictures': { path: BED, opener: /^Full screen$/ },
}

for (const [name, { path, opener, onPhones }] of Object.entries(openers)) {
  test(
    `Back closes ${name} each time, and the page stays`,
    { tag: onPhones ? '@phone' : [] },
    async ({ page, isMobile }) => {
      test.skip(onPhones === true && !isMobile, 'on a desktop the filters are beside the products')
      await open(page, path)
      for (const round of [1, 2]) {
        await page.getByRole('button', { name: opener }).click()
        await expect(page.getByRole('dialog'), `round ${round}`).toBeVisible()
        expect(await countWaiting(page)).toBe(1)
        await pressBack(page)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.getByRole('button', { name: opener })).toBeFocused()
      }
      await expect(page).toHaveURL(path)
    },
  )
}

for (const [way, close] of Object.entries({ Back: pressBack, Escape: (page: Page) => page.keyboard.press('Escape') })) {
  test(`${way} closes the size guide over the quick view, and only then the quick view`, async ({ page }) => {
    await open(page, BEDS)
    await page.getByRole('button', { name: /^Expand Rara/ }).click()
    const view = page.getByRole('dialog', { name: /^Quick view/ })
    await view.getByRole('button', { name: 'Size guide' }).click()
    const guide = page.getByRole('dialog', { name: 'Size guide' })
    await expect(guide).toBeVisible()

    await close(page)
    await expect(guide).toHaveCount(0)
    await expect(view.getByRole('button', { name: 'Size guide' })).toBeFocused()
    expect(await countWaiting(page)).toBe(1)
    await close(page)
    await expect(view).toHaveCount(0)
    expect(await countWaiting(page)).toBe(0)
    await expect(page).toHaveURL(BEDS)
  })
}
