import type { Locator, Page } from '@playwright/test'
import { openFrozen } from './frozen-clock.ts'
import { expect, hydrated, test } from './test.ts'

const ROTATION_MS = 3000
const BEDS = '/productListing/subcategory/7'
const MATTRESSES = '/productListing/subcategory/26'

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const sizes = (of: Locator) => of.getByRole('group', { name: /^Sizes of/ }).getByRole('button')
const badge = (of: Locator, name: string) => of.getByRole('listitem').filter({ hasText: name })
const oldPrice = (of: Locator) => of.locator('s')

/** Which picture is in sight, of those that lie on one another: 0 is the first. */
function shownPicture(of: Locator): Promise<number> {
  return of
    .locator('picture')
    .evaluateAll((pictures) =>
      pictures.findIndex(({ parentElement }) => getComputedStyle(parentElement!).opacity === '1'),
    )
}

async function open(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path)
  await hydrated(page)
  return card(page, name)
}

test('picture and name lead to the product, the category name to its listing', async ({ page }) => {
  const bed = await open(page, BEDS, 'Rara wingback bed')
  await expect(bed.getByRole('heading').getByRole('link')).toHaveAttribute('href', '/product/1')
  const category = bed.getByRole('link', { name: 'Bedroom' })
  await expect(category).toHaveAttribute('href', '/category/1')
  await bed.locator('img').first().click()
  await expect(page).toHaveURL('/product/1')
})

test('the first size is chosen; another one changes price, old price and badge', async ({ page }) => {
  const bed = await open(page, BEDS, 'Rara wingback bed')
  await expect(sizes(bed).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(bed.getByText('Nrs. 98,500')).toBeVisible()
  await expect(oldPrice(bed)).toHaveText('Old price Nrs. 1,12,000')
  expect(await oldPrice(bed).evaluate((old) => getComputedStyle(old).textDecorationLine)).toBe('line-through')
  await sizes(bed).nth(1).click()
  await expect(sizes(bed).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(sizes(bed).first()).toHaveAttribute('aria-pressed', 'false')
  await expect(bed.getByText('Nrs. 1,12,500')).toBeVisible()
  await expect(oldPrice(bed)).toHaveText('Old price Nrs. 1,28,000')
  await expect(badge(bed, '−12.1%')).toBeVisible()
})

test('without an old price nothing is struck through and no discount is named', async ({ page }) => {
  const bed = await open(page, BEDS, 'Asan platform bed')
  await expect(bed.getByText('Nrs. 74,500')).toBeVisible()
  await expect(oldPrice(bed)).toHaveCount(0)
  await expect(bed.getByText(/%|Sale/)).toHaveCount(0)
})

test('badges stand one below another: 10 px, then 35 px from the top of the picture', async ({ page }) => {
  const bed = await open(page, BEDS, 'Rara wingback bed')
  const top = (await bed.locator('img').first().boundingBox())!.y
  await expect(bed.getByRole('listitem')).toHaveText(['−12.1%', 'Trending'])
  expect((await badge(bed, '−12.1%').boundingBox())!.y - top).toBeCloseTo(10, 0)
  expect((await badge(bed, 'Trending').boundingBox())!.y - top).toBeCloseTo(35, 0)
  await expect(badge(card(page, 'Asan platform bed'), 'Latest')).toBeVisible()
})

test('the stock line counts, and says when there is none', async ({ page }) => {
  const bed = await open(page, BEDS, 'Rara wingback bed')
  await expect(bed.getByText('In Stock (17)', { exact: true })).toBeVisible()
  await expect(card(page, 'Mustang four-poster bed').getByText('Out of Stock', { exact: true })).toBeVisible()
})

test('the rating is said in words', async ({ page }) => {
  const bed = await open(page, BEDS, 'Rara wingback bed')
  await expect(bed.getByRole('img', { name: 'Rated 4.7 of 5 stars' })).toBeVisible()
})

test.describe('under the mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a touch screen sees the first picture only')

  test('the pictures turn: the second at once, each further one after 3 s', async ({ page }) => {
    await openFrozen(page, MATTRESSES)
    const mattress = card(page, 'Sukha pocket-spring mattress')
    await mattress.getByRole('heading').hover()
    await expect.poll(() => shownPicture(mattress)).toBe(1)
    await page.clock.runFor(ROTATION_MS - 1)
    await expect(mattress.locator('picture')).toHaveCount(2)
    await page.clock.runFor(1)
    await expect.poll(() => shownPicture(mattress)).toBe(2)
    await page.clock.runFor(ROTATION_MS)
    await expect.poll(() => shownPicture(mattress)).toBe(0)
    await page.mouse.move(2, 2)
    await page.clock.runFor(2 * ROTATION_MS)
    await expect.poll(() => shownPicture(mattress)).toBe(0)
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('they stay at the second', async ({ page }) => {
      await openFrozen(page, MATTRESSES)
      const mattress = card(page, 'Sukha pocket-spring mattress')
      await mattress.getByRole('heading').hover()
      await expect.poll(() => shownPicture(mattress)).toBe(1)
      await page.clock.runFor(2 * ROTATION_MS)
      await expect(mattress.locator('picture')).toHaveCount(2)
      expect(await shownPicture(mattress)).toBe(1)
    })
  })
})

test.describe('pictures that do not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('are replaced by the placeholder', async ({ page }) => {
    await page.route('**/media/**', (route) => route.abort())
    const bed = await open(page, BEDS, 'Rara wingback bed')
    await expect(bed.locator('img').first()).toHaveAttribute('src', '/placeholder-image.jpg')
    await expect
      .poll(() =>
        bed
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
  })
})
