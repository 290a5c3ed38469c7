import type { Locator, Page } from '@playwright/test'
import { openFrozen } from './frozen-clock.ts'
import { expect, hydrated, test } from './test.ts'

const ROTATION_MS = 3000
/** Longer than a page must stand still before a card is chosen to turn. */
const STEP_MS = 250
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
  await bed.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL('/product/1?size=153*200')
})

test('without an old price nothing is struck through and no discount is named', async ({ page }) => {
  const bed = await open(page, BEDS, 'Asan platform bed')
  await expect(bed.getByText('Nrs. 74,500')).toBeVisible()
  await expect(oldPrice(bed)).toHaveCount(0)
  await expect(bed.getByText(/%|Sale/)).toHaveCount(0)
})

test(
  'badges stand one below another: 10 px, then 35 px from the top of the picture',
  { tag: '@phone' },
  async ({ page }) => {
    const bed = await open(page, BEDS, 'Rara wingback bed')
    const top = (await bed.locator('img').first().boundingBox())!.y
    await expect(bed.getByRole('listitem')).toHaveText([/^−12\.1%/, 'Trending'])
    expect((await badge(bed, '−12.1%').boundingBox())!.y - top).toBeCloseTo(10, 0)
    expect((await badge(bed, 'Trending').boundingBox())!.y - top).toBeCloseTo(35, 0)
    await expect(badge(card(page, 'Asan platform bed'), 'Latest')).toBeVisible()
  },
)

test('the stock line counts, and says when there is none', async ({ page }) => {
  const bed = await open(page, BEDS, 'Rara wingback bed')
  await expect(bed.getByText('In Stock (17)', { exact: true })).toBeVisible()
  await expect(card(page, 'Mustang four-poster bed').getByText('Out of Stock', { exact: true })).toBeVisible()
})

test('figures and signs are said in words', async ({ page }) => {
  const bed = await open(page, BEDS, 'Rara wingback bed')
  await expect(bed.getByRole('list').first()).toMatchAriaSnapshot(`
    - list:
      - listitem: 12.1% off
      - listitem: Trending
  `)
  await expect(bed.getByText('New price')).toHaveCount(1)
  await expect(card(page, 'Asan platform bed').getByText('New price')).toHaveCount(0)
})

test('the rating is said in words', async ({ page }) => {
  const bed = await open(page, BEDS, 'Rara wingback bed')
  await expect(bed.getByRole('img', { name: 'Rated 4.7 of 5 stars' })).toBeVisible()
})

test.describe('under the mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'nothing hovers over a touch screen')

  test('Expand and Compare rise under mouse and keyboard', async ({ page }) => {
    const bed = await open(page, BEDS, 'Rara wingback bed')
    const controls = [/^Expand/, /^Compare/].map((name) => bed.getByRole('button', { name }))
    for (const control of controls) await expect(control).toHaveCSS('opacity', '0')
    await bed.getByRole('heading').hover()
    for (const control of controls) await expect(control).toHaveCSS('opacity', '1')
    await page.mouse.move(2, 2)
    for (const control of controls) await expect(control).toHaveCSS('opacity', '0')
    await controls[0]!.focus()
    for (const control of controls) await expect(control).toHaveCSS('opacity', '1')
  })

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

test.describe('on a touch screen', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'a mouse turns the pictures itself')

  test('Expand and Compare always stand on the picture, 44 px wide and high', async ({ page }) => {
    const bed = await open(page, BEDS, 'Rara wingback bed')
    for (const name of [/^Expand/, /^Compare/]) {
      const control = bed.getByRole('button', { name })
      await expect(control).toHaveCSS('opacity', '1')
      const { width, height } = (await control.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  test('the pictures turn one round by themselves, one card at a time, and rest at the first', async ({ page }) => {
    const { first, second } = await openMattresses(page)
    await settled(page, first)
    await page.clock.runFor(ROTATION_MS - STEP_MS - 1)
    expect(await shownPicture(first)).toBe(0)
    await page.clock.runFor(STEP_MS + 1)
    await expect.poll(() => shownPicture(first)).toBe(1)
    await expect(second.locator('picture')).toHaveCount(1)

    await page.clock.runFor(4 * ROTATION_MS)
    await expect.poll(() => shownPicture(first)).toBe(0)
    await expect(second.locator('picture')).not.toHaveCount(1)
    await page.clock.runFor(4 * ROTATION_MS)
    expect(await shownPicture(first)).toBe(0)
    await expect.poll(() => shownPicture(second)).toBe(0)
  })

  test('a touch stops it', async ({ page }) => {
    const { first } = await openMattresses(page)
    await settled(page, first)
    await first.getByRole('paragraph').last().tap()
    await page.clock.runFor(3 * ROTATION_MS)
    await expect(first.locator('picture')).toHaveCount(2)
    expect(await shownPicture(first)).toBe(0)
  })

  test('the first picture is back when a card that was touched leaves the view', async ({ page }) => {
    const { first } = await openMattresses(page)
    await settled(page, first)
    await page.clock.runFor(ROTATION_MS)
    await expect.poll(() => shownPicture(first)).toBe(1)
    await first.getByRole('paragraph').last().tap()
    await page.clock.runFor(3 * ROTATION_MS)
    expect(await shownPicture(first)).toBe(1)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => shownPicture(first)).toBe(0)
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('nothing turns, and no further picture is loaded', async ({ page }) => {
      const { first } = await openMattresses(page)
      await page.clock.runFor(4 * ROTATION_MS)
      await expect(first.locator('picture')).toHaveCount(1)
    })
  })
})

/** The clock stands, and the row of the two mattresses is in view. */
async function openMattresses(page: Page): Promise<Record<'first' | 'second', Locator>> {
  await openFrozen(page, MATTRESSES)
  const cards = page.getByRole('article')
  await cards.first().getByRole('heading').scrollIntoViewIfNeeded()
  await cards.first().evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return { first: cards.first(), second: cards.nth(1) }
}

/** Waits until a card was chosen to turn, at most one step ago: its second picture is asked for. */
async function settled(page: Page, of: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP_MS)
    await expect(of.locator('picture')).toHaveCount(2, { timeout: 1500 })
  }).toPass()
}

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
