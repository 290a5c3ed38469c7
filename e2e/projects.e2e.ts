import type { Locator, Page } from '@playwright/test'
import { openFrozen, runUntil } from './frozen-clock.ts'
import { expect, hydrated, overflow, test } from './test.ts'

const AUTOPLAY_MS = 3300
const OFFICES = '/our-projects?category=office-items'
const corporate = 'Corporate office, Kathmandu'
const coworking = 'Co-working space, Jhamsikhel'

const card = (page: Page, name: string) => page.getByRole('article', { name })
const shownPicture = (within: Locator) => within.locator('[aria-roledescription=slide]:not([inert])')
const placeOf = (within: Locator) => shownPicture(within).getAttribute('aria-label')
const bullets = (within: Locator) => within.locator('[class*=bullets] button')

/** The card's pictures slide once their engine has come. */
async function sliding(within: Locator): Promise<void> {
  await within.scrollIntoViewIfNeeded()
  await expect(within.locator('.swiper-initialized').first()).toBeAttached()
}

async function sizeOf(element: Locator): Promise<[number, number]> {
  const box = await element.boundingBox()
  return [Math.round(box!.width), Math.round(box!.height)]
}

test('the page tells of our projects from the banner to the clients, in the sizes that were agreed', async ({
  page,
}) => {
  await page.goto('/our-projects')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('img').first()).toHaveAttribute('alt', /Hotel lobby/)
  await expect(main.getByText('Crafting furniture that blends aesthetics with functionality.')).toBeVisible()
  await expect(main.getByText(/^Our projects redefine modern furniture design/)).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our Projects')
  const tabs = main.getByRole('tab')
  await expect(tabs).toHaveText(['Bedroom', 'Living Room', 'Dining', 'Office Items', 'Outdoor'])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect(main.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText('Bedroom')
  expect(await sizeOf(tabs.first())).toEqual([135, 48])

  const clients = main.getByRole('region', { name: 'Our Trusted Clients' })
  await expect(clients.getByText("We're very proud to serve our clients")).toBeVisible()
  await expect(clients.getByRole('listitem')).toHaveCount(10)
  const [client] = await clients.getByRole('listitem').all()
  expect(await sizeOf(client!)).toEqual([142, 240])
  expect(await sizeOf(client!.locator('img'))).toEqual([130, 130])

  // Six pictures: more than the strip of five shows.
  const [rooms] = await main.getByRole('article').all()
  await sliding(rooms!)
  const thumbnails = rooms!.getByRole('group', { name: 'Small pictures' })
  expect(await sizeOf(thumbnails.getByRole('button', { name: 'Show picture 1 of 6' }))).toEqual([62, 47])
  expect(await sizeOf(thumbnails.locator('.swiper'))).toEqual([310, 47])
})

test('a category is chosen by mouse or keyboard, and stays in the address that can be shared', async ({ page }) => {
  await page.goto('/our-projects')
  await hydrated(page)
  const chosen = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
  await page.getByRole('tab', { name: 'Dining' }).click()
  await expect(chosen).toHaveText('Dining')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Office Items' })).toBeFocused()
  await expect(page).toHaveURL(OFFICES)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.reload()
  await expect(chosen).toHaveText('Office Items')
  await page.goto('/our-projects?category=no-such')
  await expect(chosen).toHaveText('Bedroom')
})

test('the card under the mouse or the focus turns every 3.3 s, the others rest', async ({ page }) => {
  await openFrozen(page, OFFICES)
  const [one, other] = [card(page, corporate), card(page, coworking)]
  await sliding(one)
  await sliding(other)
  await expect(bullets(other)).toHaveCount(0)
  await other.getByRole('heading').hover()
  await expect(bullets(other)).toHaveCount(4)
  await page.clock.runFor(AUTOPLAY_MS - 50)
  expect(await placeOf(other)).toBe('1 of 4')
  await runUntil(page, 10, () => placeOf(other), '2 of 4')
  await expect(other.locator('.swiper-wrapper').first()).toHaveCSS('transition-duration', '0.6s')
  expect(await placeOf(one)).toBe('1 of 6')

  // A press on the arrow does not end the turning.
  await runUntil(page, 1, () => durationOf(other), '0s')
  await other.getByRole('button', { name: 'Next picture' }).click()
  await runUntil(page, 10, () => placeOf(other), '3 of 4')
  await runUntil(page, 100, () => placeOf(other), '4 of 4')

  await one.getByRole('link', { name: /^See this project/ }).focus()
  await page.mouse.move(2, 2)
  await expect(bullets(one)).toHaveCount(6)
  await expect(bullets(other)).toHaveCount(0)
  await runUntil(page, 100, () => placeOf(one), '2 of 6')
  await one.getByRole('button', { name: 'Pause pictures' }).click()
  await runUntil(page, 1, () => durationOf(one), '0s')
  await page.clock.runFor(3 * AUTOPLAY_MS)
  expect(await placeOf(one)).toBe('2 of 6')
  expect(await placeOf(other)).toBe('4 of 4')
})

const durationOf = (within: Locator) =>
  within
    .locator('.swiper-wrapper')
    .first()
    .evaluate((moving) => getComputedStyle(moving).transitionDuration)

test('the strip follows the picture in its middle; with five or fewer it stands still without buttons', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(OFFICES)
  await hydrated(page)
  const [six, four] = [card(page, corporate), card(page, coworking)]
  await sliding(six)
  await expect(four.getByRole('button', { name: 'Next small pictures' })).toHaveCount(0)
  const strip = six.getByRole('group', { name: 'Small pictures' })
  const current = strip.locator('[aria-current]')
  const middle = async () => {
    const [outer, inner] = [await strip.locator('.swiper').boundingBox(), await current.boundingBox()]
    return Math.round(inner!.x + inner!.width / 2 - outer!.x - outer!.width / 2)
  }
  await expect.poll(middle).toBe(0)
  await strip.getByRole('button', { name: 'Show picture 2 of 6' }).click()
  await expect(shownPicture(six)).toHaveAccessibleName('2 of 6')
  await expect.poll(middle).toBe(0)
  await six.getByRole('button', { name: 'Previous picture' }).click()
  await six.getByRole('button', { name: 'Previous picture' }).click()
  await expect(shownPicture(six)).toHaveAccessibleName('6 of 6')
  await expect.poll(middle).toBe(0)
  // The wheel turns the thumbnails of the active card, and nothing else.
  await strip.hover()
  await page.mouse.wheel(0, 120)
  await expect.poll(middle).not.toBe(0)
  await expect(shownPicture(six)).toHaveAccessibleName('6 of 6')
})

test('a finger turns the pictures of the card most in view', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desk has a mouse')
  await page.goto(OFFICES)
  await hydrated(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const [one, other] = [card(page, corporate), card(page, coworking)]
  for (const [seen, unseen] of [
    [one, other],
    [other, one],
  ] as const) {
    await seen.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(bullets(seen).first()).toBeVisible()
    await expect(bullets(unseen)).toHaveCount(0)
  }
  await page.goto('/our-projects?category=dining')
  await expect(bullets(page.getByRole('article'))).toHaveCount(5)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('categories are links, and a project shows all of its pictures', async ({ page }) => {
    await page.goto('/our-projects')
    await page.getByRole('main').getByRole('link', { name: 'Outdoor' }).click()
    await expect(page.getByRole('heading', { name: 'Rooftop cafe terrace' })).toBeVisible()
    await expect(page.locator('[aria-roledescription=slide]')).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(0)
  })
})

test('the header and home lead here; what is on its way is said', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/our-projects.data*', async (route) => {
    await held
    await route.continue()
  })
  await expect(page.getByRole('region', { name: /Lakeside hotel/ }).getByRole('link')).toHaveText('Our Projects')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Our Projects' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading projects...' })).toBeVisible()
  answer()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page
    .getByRole('link', { name: /^See this project/ })
    .first()
    .click()
  await expect(page).toHaveURL('/our-projects/lakeside-hotel-guest-rooms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lakeside hotel guest rooms')
  const look = page.getByRole('region', { name: 'Shop this look' })
  await expect(look.getByRole('heading', { level: 3 }).first()).toHaveText('Rara wingback bed')
  await look.getByRole('link', { name: 'Rara wingback bed' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rara wingback bed')
})

test.describe('when something cannot be had', () => {
  test.use({ expectedErrors: [/ERR_FAILED|404/] })

  test('lists are empty with another try, pictures are replaced, an unknown project says so', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.route('**/our-projects.data*', (route) => route.abort())
    await page.route('**/media/**', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Our Projects' }).click()
    await expect(page.getByText('No clients available at the moment.')).toBeVisible()
    await page.unroute('**/our-projects.data*')
    await page.getByRole('button', { name: 'Try again' }).click()
    const picture = page.getByRole('article').first().getByRole('img').first()
    await expect(() => picture.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
    await expect(picture).toHaveAttribute('src', '/fallback-image.jpg')
    await page.goto('/our-projects/no-such-place')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project not found')
  })
})
