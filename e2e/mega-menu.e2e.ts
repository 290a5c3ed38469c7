import { openFrozen } from './frozen-clock.ts'
import { askedProducts, bar, explore, openDrawer, PRODUCTS, restingBox, room } from './menus.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test.describe('the mega-menu', () => {
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

  for (const width of [1024, 1280, 1440]) {
    test(`stands whole within a window ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/')
      await hydrated(page)
      for (const name of ['Bedroom', 'Dining', 'Bedding Items']) {
        await room(page, name).hover()
        await expect(explore(page, name)).toBeVisible()
        const box = await restingBox(bar(page).getByRole('group', { name }))
        expect(box.width).toBeLessThanOrEqual(1200)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(box.y + box.height).toBeLessThanOrEqual(700)
        expect(await overflow(page)).toBe(0)
      }
    })
  }

  test('opens where the mouse rests for 150 ms, and not where it passes', async ({ page }) => {
    await openFrozen(page, '/')
    await room(page, 'Bedroom').hover()
    await page.clock.runFor(149)
    await expect(room(page, 'Bedroom')).toHaveAttribute('aria-expanded', 'false')
    await page.mouse.move(2, 60)
    await page.clock.runFor(1000)
    await expect(bar(page).locator('[aria-expanded=true]')).toHaveCount(0)

    await room(page, 'Bedroom').hover()
    await page.clock.runFor(150)
    await expect(room(page, 'Bedroom')).toHaveAttribute('aria-expanded', 'true')
  })

  test('stays while the mouse cuts across a neighbour on its way in, and changes where it rests', async ({ page }) => {
    await openFrozen(page, '/')
    await room(page, 'Bedroom').hover()
    await page.clock.runFor(150)
    await expect(bar(page).getByRole('heading', { name: 'Beds', exact: true })).toBeVisible()
    await room(page, 'Living Room').hover()
    await page.clock.runFor(149)
    await bar(page).getByRole('heading', { name: 'Wardrobes' }).hover()
    await page.clock.runFor(1000)
    await expect(room(page, 'Bedroom')).toHaveAttribute('aria-expanded', 'true')

    await room(page, 'Living Room').hover()
    await page.clock.runFor(150)
    await expect(bar(page).locator('[aria-expanded=true]')).toHaveText('Living Room')
  })

  test('is fetched with its products before the mouse has rested, or when the room has the focus', async ({ page }) => {
    const asked = askedProducts(page)
    const script = page.waitForRequest(/mega-menu.*\.js$/)
    await openFrozen(page, '/')
    await room(page, 'Bedroom').hover()
    await script
    await expect.poll(() => asked.size).toBe(4)
    await page.mouse.move(2, 60)
    await room(page, 'Outdoor').focus()
    await expect.poll(() => asked.size).toBe(7)
    await expect(bar(page).locator('[aria-expanded=true]')).toHaveCount(0)
  })

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`opens by ${key} and goes in; Escape returns to the room`, async ({ page }) => {
      await page.goto('/')
      await hydrated(page)
      await room(page, 'Bedroom').focus()
      await page.keyboard.press(key)
      await expect(bar(page).getByRole('link', { name: 'Beds', exact: true })).toBeFocused()
      await expect(page).toHaveURL('/')
      await page.keyboard.press('Escape')
      await expect(room(page, 'Bedroom')).toBeFocused()
      await expect(room(page, 'Bedroom')).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('stays closed on the page that Back returns to', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await room(page, 'Bedroom').focus()
    await page.keyboard.press('Enter')
    await expect(bar(page).getByRole('link', { name: 'Beds', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Beds' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Featured Categories' })).toBeVisible()
    await expect(explore(page, 'Bedroom')).toHaveCount(0)
    await expect(bar(page).locator('[aria-expanded=true]')).toHaveCount(0)
  })

  test('Tab leads from a room through its menu to the next room, and back', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await room(page, 'Dining').focus()
    await page.keyboard.press('ArrowDown')
    const menu = bar(page).getByRole('group', { name: 'Dining' })
    await expect(menu.getByRole('link', { name: 'Tansen slatted sideboard' })).toBeVisible()
    const links = await menu.getByRole('link').all()
    for (const link of links) {
      await expect(link).toBeFocused()
      await page.keyboard.press('Tab')
    }
    await expect(room(page, 'Office Items')).toBeFocused()
    await expect(menu).toHaveCount(0)

    await page.keyboard.press('Shift+Tab')
    await expect(room(page, 'Dining')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(room(page, 'Dining')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/productListing/category/3')
  })

  test('does not lose the focus to a mouse that leaves', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await room(page, 'Bedroom').hover()
    await expect(explore(page, 'Bedroom')).toBeVisible()
    await room(page, 'Bedroom').press('ArrowDown')
    await expect(bar(page).getByRole('link', { name: 'Beds', exact: true })).toBeFocused()
    await page.mouse.move(2, 60)
    await expect(explore(page, 'Bedroom')).toHaveCount(0)
    await expect(room(page, 'Bedroom')).toBeFocused()
  })

  test.describe('under a finger', () => {
    test.use({ hasTouch: true })

    test('opens by the first tap, follows by the second, closes by one outside', async ({ page }) => {
      await page.goto('/')
      await hydrated(page)
      await room(page, 'Bedroom').tap()
      await expect(explore(page, 'Bedroom')).toBeVisible()
      await expect(page).toHaveURL('/')
      await page.touchscreen.tap(4, 500)
      await expect(explore(page, 'Bedroom')).toHaveCount(0)

      await room(page, 'Outdoor').tap()
      await expect(explore(page, 'Outdoor')).toBeVisible()
      await room(page, 'Dining').tap()
      await expect(explore(page, 'Dining')).toBeVisible()
      await room(page, 'Dining').tap()
      await expect(page).toHaveURL('/productListing/category/3')
      await expect(explore(page, 'Dining')).toHaveCount(0)
    })
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
