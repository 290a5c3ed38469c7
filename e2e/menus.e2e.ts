import { askedProducts, bar, explore, openDrawer, PRODUCTS, restingBox, room } from './menus.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test.describe('the category bar', () => {
  test('names the rooms, each leading to its listing, and our projects', async ({ page }) => {
    await page.goto('/')
    await expect(bar(page).getByRole('link')).toHaveText([
      'Bedroom',
      'Living Room',
      'Dining',
      'Office Items',
      'Outdoor',
      'Bedding Items',
      'Our Projects',
    ])
    await hydrated(page)
    await room(page, 'Dining').hover()
    await expect(explore(page, 'Dining')).toBeVisible()
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

  test('keeps every room within reach when text is twice as large', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto('/')
    await hydrated(page)
    const right = page.getByRole('button', { name: 'Scroll categories right' })
    await expect(right).toHaveCount(0)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect(async () => {
      // At the end of the row it is off, while the last room may still glide into view.
      if (await right.isEnabled()) await right.click({ timeout: 1000 })
      // Widths are no whole pixels.
      await expect(room(page, 'Bedding Items')).toBeInViewport({ ratio: 0.99, timeout: 500 })
    }).toPass()
    expect(await overflow(page)).toBe(0)
  })
})

test.describe('the drawer', () => {
  test('is 350 px wide, on a phone the whole width, and holds every category of up to 1000, and our projects', async ({
    page,
    isMobile,
    request,
  }) => {
    const ask = (limit: number) => request.get(`/api/category?flat=true&limit=${limit}`)
    expect((await ask(1001)).status()).toBe(400)
    const { data } = (await (await ask(1000)).json()) as { data: { name: string; parentId?: string }[] }
    const rooms = data.filter(({ parentId }) => parentId === undefined).map(({ name }) => name.toUpperCase())

    await page.goto('/')
    await hydrated(page)
    const drawer = await openDrawer(page)
    await expect(drawer.getByRole('listitem')).toHaveText([...rooms, 'Our Projects'])
    const box = await restingBox(drawer)
    expect(box).toMatchObject({ x: 0, width: isMobile ? 390 : 350 })
  })

  test('fits a window 320 px wide with everything open', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    await hydrated(page)
    const drawer = await openDrawer(page)
    await drawer.getByRole('button', { name: 'BEDROOM' }).click()
    await drawer.getByRole('button', { name: 'BEDS', exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'HIMAL HYDRAULIC STORAGE BED' })).toBeVisible()
    expect((await restingBox(drawer)).width).toBe(320)
    expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await overflow(page)).toBe(0)
  })

  test('is walked through by keyboard in the order it is seen; products come with the focus', async ({ page }) => {
    const asked = askedProducts(page)
    const script = page.waitForRequest(/categories-drawer.*\.js$/)
    await page.goto('/')
    await hydrated(page)
    const opener = page.getByRole('button', { name: 'Our Categories' })
    await opener.focus()
    await script
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Our Categories' })
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('button', { name: 'BEDROOM' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('button', { name: 'BEDS', exact: true })).toBeFocused()
    await expect.poll(() => [...asked.keys()]).toEqual(['/api/product/getAllProductsBySubCatId/7?limit=10'])
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('link', { name: 'RARA WINGBACK BED' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('link').first()).toBeFocused()
    expect([...asked.values()]).toEqual([1])
  })

  test('closes when the visitor goes back, and stays closed when they go forward', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Outdoor', exact: true }).first().click()
    await expect(page).toHaveURL('/productListing?category=5')
    const drawer = await openDrawer(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(drawer).toBeHidden()
    await page.goForward()
    await expect(page.getByRole('link', { name: 'Remove filter: Outdoor' })).toBeVisible()
    await expect(drawer).toHaveCount(0)
  })

  test('stays closed when its script comes after the visitor has gone on', async ({ page }) => {
    const { promise: wait, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/assets/categories-drawer-*.js', async (route) => {
      await wait
      await route.continue()
    })
    await page.goto('/')
    await hydrated(page)
    const opener = page.getByRole('button', { name: 'Our Categories' })
    await opener.click()
    await expect(opener).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('main').getByRole('link', { name: 'Outdoor', exact: true }).first().click()
    await expect(page.getByRole('link', { name: 'Remove filter: Outdoor' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Featured Categories' })).toBeVisible()
    answer()
    await expect(opener).not.toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('dialog')).toHaveCount(0)
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

  test('writes dashes and underscores as spaces, and says that products load and where there are none', async ({
    page,
  }) => {
    const products = [{ _id: '9', name: 'sal_wood-bed', pictures: [] }]
    const held = Promise.withResolvers<void>()
    await page.route(PRODUCTS, async (route) => {
      const found = route.request().url().includes('/7?') ? products : []
      await held.promise
      return route.fulfill({ json: { success: true, products: found, totalProducts: found.length } })
    })
    await page.goto('/')
    await hydrated(page)
    const drawer = await openDrawer(page)
    await drawer.getByRole('button', { name: 'BEDROOM' }).click()
    await drawer.getByRole('button', { name: 'BEDS', exact: true }).click()
    await expect(drawer.getByText('Loading products...')).toBeVisible()
    held.resolve()
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
