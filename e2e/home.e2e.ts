import type { Page } from '@playwright/test'
import { openFrozen, runUntil } from './frozen-clock.ts'
import { expect, hydrated, notedAsSeen, test } from './test.ts'

const POLL_MS = 10_000
const AUTOPLAY_MS = 4000
const banners = '**/api/banner?*'

const hero = (page: Page) => page.getByRole('region', { name: 'Offers and collections' })
const slide = (page: Page, number: number) => hero(page).getByRole('button', { name: `Go to slide ${number}` })
/** The slides that can be reached: one, once the hero slides. */
const reachable = (page: Page) => hero(page).locator('[role=group]:not([inert])')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const sleep = 'Sleep under your own mountain'
const sofa = 'A long sofa for a long evening'
const table = 'One table, eight chairs, all of you'

/** The hero slides once its engine has come. */
async function sliding(page: Page): Promise<void> {
  await expect(hero(page).locator('.swiper-initialized')).toBeAttached()
}

async function currentMark(page: Page): Promise<string | null> {
  return hero(page).locator('button[aria-current=true]').getAttribute('aria-label')
}

test('the hero names one slide at a time: its title, then up to three lines', { tag: '@phone' }, async ({ page }) => {
  await openFrozen(page, '/')
  await sliding(page)
  await expect(reachable(page)).toHaveCount(1)
  await expect(reachable(page).getByRole('heading', { level: 2 })).toHaveText(sleep)
  await expect(reachable(page).getByRole('paragraph')).toHaveText([
    'The Rara wingback bed in forest green velvet.',
    'Seasoned sal frame, three sizes.',
    'Delivered and built in your room.',
  ])
  const shown = () =>
    hero(page)
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) =>
        all
          .filter(({ parentElement }) => getComputedStyle(parentElement!).opacity === '1')
          .map((one) => one.textContent),
      )
  await expect.poll(shown).toEqual([sleep])
  await slide(page, 3).click()
  await runUntil(page, 20, shown, [table])
  await expect(reachable(page)).toHaveAccessibleName(table)
})

test('the hero turns every 4 s, taking 1 s, round and round, and rests while paused', async ({ page }) => {
  await openFrozen(page, '/')
  await sliding(page)
  await hero(page).getByRole('button', { name: 'Pause slides' }).click()
  await page.clock.runFor(3 * AUTOPLAY_MS)
  await expect(slide(page, 1)).toHaveAttribute('aria-current', 'true')

  // On the last slide, so that the next one is the first again.
  await slide(page, 4).click()
  await runUntil(page, 20, () => currentMark(page), 'Go to slide 4')
  const row = hero(page).locator('.swiper-wrapper')
  await expect(row).toHaveCSS('transition-duration', '0s')
  await hero(page).getByRole('button', { name: 'Play slides' }).click()
  await page.mouse.move(2, 2)
  await page.clock.runFor(AUTOPLAY_MS - 1)
  await expect(slide(page, 4)).toHaveAttribute('aria-current', 'true')
  await runUntil(page, 1, () => currentMark(page), 'Go to slide 1')
  await expect(row).toHaveCSS('transition-duration', '1s')
})

test('the hero rests under the mouse and the keyboard, also on its marks, and goes on 4 s after', async ({ page }) => {
  test.slow()
  await openFrozen(page, '/')
  await sliding(page)
  const row = hero(page).locator('.swiper-wrapper')
  const title = reachable(page).getByRole('heading')
  const ways = [
    [() => title.hover(), () => page.mouse.move(2, 2)],
    [() => slide(page, 2).hover(), () => page.mouse.move(2, 2)],
    [() => reachable(page).getByRole('link').focus(), () => page.getByPlaceholder('Search').focus()],
    [() => slide(page, 2).focus(), () => page.getByPlaceholder('Search').focus()],
  ] as const
  for (const [come, leave] of ways) {
    await come()
    const current = await currentMark(page)
    await page.clock.runFor(3 * AUTOPLAY_MS)
    expect(await currentMark(page)).toBe(current)
    await leave()
    await page.clock.runFor(AUTOPLAY_MS - 1)
    expect(await currentMark(page)).toBe(current)
    await page.clock.runFor(1)
    await expect.poll(() => currentMark(page)).not.toBe(current)
    // Arriving takes a real second, and begins the 4 s anew.
    const arriving = () => row.evaluate((moving) => getComputedStyle(moving).transitionDuration)
    await runUntil(page, 1, arriving, '0s')
  }
})

test('the hero plays on where the keyboard presses Play', async ({ page }) => {
  await openFrozen(page, '/')
  await sliding(page)
  await slide(page, 1).focus()
  await hero(page).getByRole('button', { name: 'Pause slides' }).press('Enter')
  await hero(page).getByRole('button', { name: 'Play slides' }).press('Enter')
  await page.clock.runFor(AUTOPLAY_MS)
  await expect.poll(() => currentMark(page)).toBe('Go to slide 2')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing turns by itself, and every control works', async ({ page }) => {
    await openFrozen(page, '/')
    await sliding(page)
    await page.clock.runFor(3 * AUTOPLAY_MS)
    await expect(slide(page, 1)).toHaveAttribute('aria-current', 'true')
    await slide(page, 3).click()
    await runUntil(page, 20, () => currentMark(page), 'Go to slide 3')
    await hero(page).getByRole('button', { name: 'Play slides' }).click()
    await page.clock.runFor(AUTOPLAY_MS)
    await expect.poll(() => currentMark(page)).toBe('Go to slide 4')
    await expect(part(page, 'Featured Products').getByRole('button', { name: 'Play products' })).toBeVisible()
    const offers = page.getByRole('region', { name: 'Offers', exact: true })
    await expect(offers.getByText(/^Free shipping/)).toBeVisible()
  })
})

test('banners are asked for every 10 s; only active ones show, one without pictures with /banner.jpg', async ({
  page,
}) => {
  const banner = { _id: '9', title: 'Tihar lights', isActive: true, link: null, image: [] }
  const json = { success: true, data: [banner, { ...banner, _id: '8', title: 'Last year', isActive: false }] }
  const polls: string[] = []
  await openFrozen(page, '/')
  await page.route(banners, (route) => {
    polls.push(new URL(route.request().url()).search)
    return route.fulfill({ json })
  })
  await page.clock.runFor(6 * POLL_MS)
  await expect(hero(page).getByRole('heading', { level: 2 })).toHaveText(['Tihar lights'])
  await expect(hero(page).locator('img')).toHaveAttribute('src', '/banner.jpg')
  await expect(page.getByText('Last year')).toHaveCount(0)
  await expect.poll(() => polls).toEqual(Array.from({ length: 6 }, () => '?limit=1000'))
})

test('without banners the hero says so', async ({ page }) => {
  await openFrozen(page, '/')
  await page.route(banners, (route) => route.fulfill({ json: { success: true, data: [] } }))
  await page.clock.runFor(POLL_MS)
  await expect(page.getByText('No active banners.')).toBeVisible()
  await expect(hero(page)).toHaveCount(0)
})

test.describe('without an answer about banners', () => {
  test.use({ expectedErrors: [/500|\/assets\//] })

  test('the hero says that there are none, until one comes', async ({ page }) => {
    await openFrozen(page, '/')
    await page.route(banners, (route) => route.fulfill({ status: 500, json: { success: false, error: true } }))
    await page.clock.runFor(POLL_MS)
    await expect(page.getByText('No active banners.')).toBeVisible()
    await page.unroute(banners)
    await page.clock.runFor(POLL_MS)
    await expect(hero(page).getByRole('group', { name: sleep })).toBeAttached()
  })
})

test.describe('the hero on a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'on a phone one slide fills the width')

  test('is 65vh high, its slides 15 px apart', async ({ page }) => {
    await openFrozen(page, '/')
    await sliding(page)
    const [first, second] = await Promise.all(
      [sleep, sofa].map((title) => hero(page).locator(`[aria-label="${title}"]`).boundingBox()),
    )
    expect(first!.height).toBeCloseTo(0.65 * 900, 0)
    expect(second!.x - first!.x - first!.width).toBeCloseTo(15, 0)
  })
})

test(
  'six rooms stand as tiles in capitals; a tile leads to the listing with its room chosen',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/')
    await hydrated(page)
    const tiles = page.getByRole('region', { name: 'Featured Categories' })
    await expect(
      tiles.getByText(
        'Furniture for living room, dining room, bedroom, home office, hotels, businesses and corporate spaces.',
      ),
    ).toBeVisible()
    expect(await tiles.getByRole('link').allInnerTexts()).toEqual([
      'BEDROOM',
      'LIVING ROOM',
      'DINING',
      'OFFICE ITEMS',
      'OUTDOOR',
      'BEDDING ITEMS',
    ])
    await tiles.getByRole('link', { name: 'Outdoor' }).click()
    await expect(page).toHaveURL('/productListing?category=5')
    await expect(page.getByRole('link', { name: 'Remove filter: Outdoor' })).toBeVisible()
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('checkbox', { name: /^OutDoor Items/ })).toBeChecked()
  },
)

test('the sliders show promoted products only: three of each kind, filled up to eight, each once', async ({
  page,
  request,
}) => {
  const { products } = await (await request.get('/api/product/getAllProducts?limit=100')).json()
  type Flags = { name: string; isFeatured: boolean; isLatest: boolean; isDiscounted: boolean }
  const promoted = (products as Flags[]).filter((one) => one.isFeatured || one.isLatest || one.isDiscounted)
  const names = new Set(promoted.map(({ name }) => name))
  expect(names.size).toBeLessThan(products.length)

  await page.goto('/')
  const featured = part(page, 'Featured Products')
  await expect(
    featured.getByText('Explore Our Latest Arrivals, Trending Items, and Exclusive On-Sale Products.'),
  ).toBeVisible()
  const mixed = await featured.getByRole('article').getByRole('heading').allTextContents()
  const kinds = ['featured=true&limit=3', 'latest=true&limit=3', 'discounted=true&limit=3', 'limit=10']
  const lists = kinds.map(async (query) => (await request.get(`/api/product/getAllProducts?${query}`)).json())
  const candidates = (await Promise.all(lists)).flatMap((list) => (list.products as Flags[]).map(({ name }) => name))
  const chosen = [...new Set(candidates)].filter((name) => names.has(name)).slice(0, 8)
  expect(chosen).toHaveLength(8)
  expect(mixed.toSorted()).toEqual(chosen.toSorted())
  const livingRoom = part(page, 'New for the living room').getByRole('article')
  const shown = await livingRoom.getByRole('heading').allTextContents()
  expect(shown.length).toBeGreaterThan(0)
  expect([...mixed, ...shown].filter((name) => !names.has(name))).toEqual([])
})

test('products looked at before come last on home; without any there is no such part', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await expect(viewed).toHaveCount(0)
  for (const id of ['2', '7']) {
    await page.goto(`/product/${id}`)
    await notedAsSeen(page, id)
  }
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(viewed.getByRole('link')).toHaveCount(2)
  await expect(viewed.getByRole('link').first()).toHaveAttribute('href', '/product/7')
  await expect(page.getByRole('main').getByRole('region').last()).toHaveAccessibleName('Recently viewed')
})

test('the clients stand at the end', async ({ page }) => {
  await page.goto('/')
  const clients = page.getByRole('region', { name: 'Trusted clients' })
  await expect(clients.getByRole('listitem')).not.toHaveCount(0)
  await expect(clients.getByRole('img', { name: 'Himtara Grand Hotel' })).toBeAttached()
})

test.describe('pictures of projects and clients that do not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('are replaced by their own fallback', async ({ page }) => {
    await page.route('**/media/**', (route) => route.abort())
    await page.goto('/')
    await hydrated(page)
    const project = page.getByRole('region', { name: 'Lakeside hotel guest rooms, Pokhara' }).getByRole('img')
    const client = page.getByRole('img', { name: 'Himtara Grand Hotel' })
    for (const picture of [project, client]) {
      // The one that does not come may leave the page while it is scrolled to.
      await expect(() => picture.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
      await expect(picture).toHaveAttribute('src', '/fallback-image.jpg')
    }
  })
})
