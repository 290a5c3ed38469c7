import type { Locator, Page } from '@playwright/test'
import { openFrozen, runUntil } from './frozen-clock.ts'
import { changePageData } from './page-data.ts'
import { expect, test } from './test.ts'

const TURN_MS = 3000

const featuredProducts = (page: Page) => page.getByRole('region', { name: 'Featured Products', exact: true })

/** How many cards lie wholly within a slider's frame. */
async function cardsInView(of: Locator): Promise<number> {
  const frame = (await of.getByRole('list').first().locator('..').boundingBox())!
  const boxes = await Promise.all((await of.getByRole('article').all()).map((card) => card.boundingBox()))
  return boxes.filter((box) => box && box.x >= frame.x - 1 && box.x + box.width <= frame.x + frame.width + 1).length
}

/** Which card stands first in a slider that runs. */
function atLeft(of: Locator): Promise<number> {
  return of.locator('.swiper-slide-active').evaluate((active) => Number((active as HTMLElement).dataset['index']))
}

test('the product slider rests under the mouse, and while it is paused', async ({ page }) => {
  await openFrozen(page, '/')
  const featured = featuredProducts(page)
  await featured.scrollIntoViewIfNeeded()
  await expect(featured.locator('.swiper-initialized')).toBeAttached()
  await featured.getByRole('heading', { level: 2 }).hover()
  await page.clock.runFor(2 * TURN_MS)
  expect(await atLeft(featured)).toBe(0)
  await featured.getByRole('button', { name: 'Pause products' }).click()
  await page.mouse.move(2, 2)
  await page.clock.runFor(2 * TURN_MS)
  expect(await atLeft(featured)).toBe(0)
  await featured.getByRole('button', { name: 'Play products' }).click()
  await page.clock.runFor(TURN_MS)
  await expect.poll(() => atLeft(featured)).toBe(1)
})

test.describe('the product slider on a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'five cards show from 1280 px on')

  test('shows five cards 20 px apart, and turns every 3 s, in a loop', async ({ page }) => {
    await openFrozen(page, '/')
    const featured = featuredProducts(page)
    await featured.scrollIntoViewIfNeeded()
    await expect(featured.locator('.swiper-initialized')).toBeAttached()
    expect(await cardsInView(featured)).toBe(5)
    const cards = featured.getByRole('article')
    const [first, second] = [(await cards.nth(0).boundingBox())!, (await cards.nth(1).boundingBox())!]
    expect(second.x - first.x - first.width).toBeCloseTo(20, 0)

    const leftCard = () => atLeft(featured)
    // What leaves the keyboard begins its 3 s anew.
    const name = cards.first().getByRole('heading').getByRole('link')
    await name.focus()
    await page.clock.runFor(2 * TURN_MS)
    expect(await leftCard()).toBe(0)
    await name.blur()
    await page.clock.runFor(TURN_MS - 1)
    expect(await leftCard()).toBe(0)
    await runUntil(page, 1, leftCard, 1)
    for (const index of [2, 3, 4, 5, 6, 7, 0]) await runUntil(page, TURN_MS / 6, leftCard, index)
  })
})

test(
  'five products rest: nothing turns them, and on a desk, where all are in view, no drag moves them',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openFrozen(page, '/productListing/subcategory/7')
    await changePageData(page, ({ mixedProducts }) => mixedProducts.splice(5))
    await page.getByRole('link', { name: 'Kastha, home page' }).click()
    const featured = featuredProducts(page)
    await expect(featured.getByRole('article')).toHaveCount(5)
    await featured.scrollIntoViewIfNeeded()
    await expect(featured.locator('.swiper-initialized')).toBeAttached()
    await expect(featured.getByRole('button', { name: /^(Pause|Play) products$/ })).toHaveCount(0)
    const moved = () =>
      featured.locator('.swiper-wrapper').evaluate(({ style }: HTMLElement) => new DOMMatrix(style.transform).e)
    await page.clock.runFor(3 * TURN_MS)
    expect(await moved()).toBe(0)
    if (isMobile) return

    await featured.getByRole('article').nth(3).hover()
    await page.mouse.down()
    await page.mouse.move(200, 400, { steps: 5 })
    expect(await moved()).toBe(0)
    await page.mouse.up()
  },
)
