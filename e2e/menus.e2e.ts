import type { Locator, Page } from '@playwright/test'
import { openFrozen } from './frozen-clock.ts'
import { expect, hydrated, test } from './test.ts'

const PRODUCTS = '**/api/product/getAllProductsBySubCatId/**'
const needsBar = 'the category bar stands from 1024 px on'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Categories', exact: true })
const room = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })
const explore = (page: Page, name: string) => bar(page).getByText(`Explore our ${name} Collection`)

/** How often each subcategory's products were asked for. */
function askedProducts(page: Page): Map<string, number> {
  const asked = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.includes('getAllProductsBySubCatId')) {
      asked.set(pathname + search, (asked.get(pathname + search) ?? 0) + 1)
    }
  })
  return asked
}

async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Our Categories' }).click()
  const drawer = page.getByRole('dialog', { name: 'Our Categories' })
  await expect(drawer).toBeVisible()
  return drawer
}

/** Where an element ends up: once it no longer moves. */
async function restingBox(element: Locator) {
  await element.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
  return (await element.boundingBox())!
}

test.describe('the category bar', () => {
  test.skip(({ isMobile }) => isMobile, needsBar)

  test('names the rooms, each leading to its listing', async ({ page }) => {
    await page.goto('/')
    await expect(bar(page).getByRole('link')).toHaveText([
      'Bedroom',
      'Living Room',
      'Dining',
      'Office Items',
      'Outdoor',
      'Bedding Items',
    ])
    await hydrated(page)
    await room(page, 'Dining').hover()
    await room(page, 'Dining').click()
    await expect(page).toHaveURL('/productListing/category/3')
  })

  test('scrolls by 200 px where it does not fit', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto('/')
    await hydrated(page)
    const row = bar(page).getByRole('list').first()
    // The six rooms fit: the row gets less room.
    await row.evaluate((list) => (list.style.maxWidth = '300px'))
    const [left, right] = ['left', 'right'].map((side) =>
      page.getByRole('button', { name: `Scroll categories ${side}` }),
    )
    await expect(left!).toBeDisabled()
    await right!.click()
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(200)
    await left!.click()
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0)
  })
})

test.describe('the mega-menu', () => {
  test.skip(({ isMobile }) => isMobile, needsBar)

  test('lays subcategories out three a row, with products, View All and the promo', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await room(page, 'Bedroom').hover()
    await expect(explore(page, 'Bedroom')).toBeVisible()
    const titles = bar(page).getByRole('heading', { level: 3 })
    await expect(titles).toHaveText(['Beds', 'Bedside tables', 'Wardrobes', 'Dressers'])
    await expect(titles.first().getByRole('link')).toHaveAttribute('href', '/productListing/subcategory/7')
    await expect(bar(page).getByRole('link', { name: 'Rara wingback bed' })).toHaveAttribute('href', '/product/1')
    const viewAll = bar(page).getByRole('link', { name: 'View all Beds', exact: true })
    await expect(viewAll).toHaveText('View All')
    await expect(viewAll).toHaveAttribute('href', '/productListing/subcategory/7')

    const promo = bar(page).getByRole('complementary')
    const menu = promo.locator('..')
    expect((await restingBox(menu)).width).toBe(1200)
    const tops = await Promise.all((await titles.all()).map(async (title) => (await title.boundingBox())!.y))
    expect(tops[1]).toBe(tops[0])
    expect(tops[2]).toBe(tops[0])
    expect(tops[3]).toBeGreaterThan(tops[0]!)
    const promoBox = (await promo.boundingBox())!
    expect(promoBox.y + promoBox.height).toBeGreaterThan(tops[3]!)
    expect(promoBox.y).toBeLessThanOrEqual(tops[3]!)
    await expect(promo.locator('img')).toHaveAttribute('src', /^\/media\//)
    expect(await menu.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.3s')

    await promo.getByRole('link', { name: 'Shop Now' }).click()
    await expect(page).toHaveURL('/productListing')
    await expect(explore(page, 'Bedroom')).toHaveCount(0)
  })

  test('closes by Escape and by a click outside, and only one is open', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await room(page, 'Bedroom').hover()
    await expect(explore(page, 'Bedroom')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(explore(page, 'Bedroom')).toHaveCount(0)

    await room(page, 'Outdoor').focus()
    await page.keyboard.press('Enter')
    await expect(explore(page, 'Outdoor')).toBeVisible()
    await room(page, 'Dining').hover()
    await expect(explore(page, 'Dining')).toBeVisible()
    await expect(bar(page).getByText(/^Explore our/)).toHaveCount(1)
    await expect(bar(page).locator('[aria-expanded=true]')).toHaveText('Dining')

    await page.keyboard.press('Escape')
    await room(page, 'Bedding Items').focus()
    await page.keyboard.press('Enter')
    await expect(explore(page, 'Bedding Items')).toBeVisible()
    await page.mouse.click(4, 400)
    await expect(bar(page).getByText(/^Explore our/)).toHaveCount(0)
  })

  test('closes 150 ms after the mouse left it, and stays when it comes back before', async ({ page }) => {
    await openFrozen(page, '/')
    await room(page, 'Bedroom').hover()
    // React shows what it had to load after a moment of its own.
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return explore(page, 'Bedroom').isVisible()
      })
      .toBe(true)
    await page.mouse.move(2, 60)
    await page.clock.runFor(149)
    await expect(explore(page, 'Bedroom')).toBeVisible()
    await room(page, 'Bedroom').hover()
    await page.clock.runFor(1000)
    await expect(explore(page, 'Bedroom')).toBeVisible()
    await page.mouse.move(2, 60)
    await page.clock.runFor(149)
    await expect(explore(page, 'Bedroom')).toBeVisible()
    await page.clock.runFor(1)
    await expect(explore(page, 'Bedroom')).toHaveCount(0)
  })

  test('asks for ten products of each subcategory, once in a visit', async ({ page }) => {
    const asked = askedProducts(page)
    await page.goto('/')
    await hydrated(page)
    for (const round of [1, 2]) {
      await room(page, 'Bedroom').hover()
      await expect(bar(page).getByRole('link', { name: 'Rara wingback bed' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(explore(page, 'Bedroom'), `round ${round}`).toHaveCount(0)
      await page.mouse.move(700, 700)
    }
    const drawer = await openDrawer(page)
    await drawer.getByRole('button', { name: 'BEDROOM' }).click()
    await drawer.getByRole('button', { name: 'BEDS', exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'RARA WINGBACK BED' })).toBeVisible()
    const once = [10, 7, 8, 9].map((id) => [`/api/product/getAllProductsBySubCatId/${id}?limit=10`, 1])
    expect([...asked.entries()].toSorted()).toEqual(once)
  })

  test('says where a subcategory has no products', async ({ page }) => {
    await page.route(PRODUCTS, (route) => route.fulfill({ json: { success: true, products: [], totalProducts: 0 } }))
    await page.goto('/')
    await hydrated(page)
    await room(page, 'Bedroom').hover()
    await expect(bar(page).getByText('No products available')).toHaveCount(4)
  })

  test.describe('without an answer', () => {
    test.use({ expectedErrors: [/500|\/assets\//] })

    test('says that there are no products, and tells the console', async ({ page }) => {
      await page.route(PRODUCTS, (route) => route.fulfill({ status: 500, json: { success: false, error: true } }))
      await page.goto('/')
      await hydrated(page)
      const told = page.waitForEvent('console', (message) => message.location().url.includes('/assets/'))
      await room(page, 'Bedroom').hover()
      await expect(bar(page).getByText('No products available')).toHaveCount(4)
      await told
    })
  })
})

test.describe('the drawer', () => {
  test('is 350 px wide, on a phone the whole width', async ({ page, isMobile }) => {
    await page.goto('/')
    await hydrated(page)
    const box = await restingBox(await openDrawer(page))
    expect(box).toMatchObject({ x: 0, width: isMobile ? 390 : 350 })
  })

  test('opens one category and one subcategory at a time, names in capitals', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const drawer = await openDrawer(page)
    const part = (name: string) => drawer.getByRole('button', { name, exact: true })
    await part('BEDROOM').click()
    await part('BEDSIDE TABLES').click()
    await expect(drawer.getByRole('link', { name: 'ASAN BEDSIDE TABLE' })).toBeVisible()
    await part('BEDS').click()
    await expect(part('BEDSIDE TABLES')).toHaveAttribute('aria-expanded', 'false')
    await expect(drawer.getByRole('link', { name: 'ASAN BEDSIDE TABLE' })).toHaveCount(0)
    await part('LIVING ROOM').click()
    await expect(part('BEDROOM')).toHaveAttribute('aria-expanded', 'false')
    await expect(part('BEDS')).toHaveCount(0)
    await expect(drawer.locator('[aria-expanded=true]')).toHaveText('LIVING ROOM')
  })

  test('shows at most ten products and VIEW ALL, which leads to the listing', async ({ page }) => {
    const asked = askedProducts(page)
    await page.goto('/')
    await hydrated(page)
    const drawer = await openDrawer(page)
    await drawer.getByRole('button', { name: 'BEDROOM' }).click()
    await drawer.getByRole('button', { name: 'BEDS', exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'RARA WINGBACK BED' })).toHaveAttribute('href', '/product/1')
    expect([...asked.keys()]).toEqual(['/api/product/getAllProductsBySubCatId/7?limit=10'])
    await drawer.getByRole('link', { name: 'VIEW ALL' }).click()
    await expect(page).toHaveURL('/productListing/7')
    await expect(drawer).toBeHidden()
  })

  test('writes dashes and underscores as spaces, and says where there are no products', async ({ page }) => {
    const products = [{ _id: '9', name: 'sal_wood-bed', pictures: [] }]
    await page.route(PRODUCTS, (route) => {
      const found = route.request().url().includes('/7?') ? products : []
      return route.fulfill({ json: { success: true, products: found, totalProducts: found.length } })
    })
    await page.goto('/')
    await hydrated(page)
    const drawer = await openDrawer(page)
    await drawer.getByRole('button', { name: 'BEDROOM' }).click()
    await drawer.getByRole('button', { name: 'BEDS', exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'SAL WOOD BED' })).toBeVisible()
    await drawer.getByRole('button', { name: 'DRESSERS' }).click()
    await expect(drawer.getByText('No products available')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'VIEW ALL' })).toHaveCount(0)
  })

  test('closes by Escape and its button, collapsed, and gives the focus back', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const opener = page.getByRole('button', { name: 'Our Categories' })
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    ]) {
      const drawer = await openDrawer(page)
      await expect(drawer.locator('[aria-expanded=true]')).toHaveCount(0)
      await drawer.getByRole('button', { name: 'OUTDOOR' }).click()
      await drawer.getByRole('button', { name: 'LOUNGERS' }).click()
      await close()
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await expect((await openDrawer(page)).locator('[aria-expanded=true]')).toHaveCount(0)
  })
})
