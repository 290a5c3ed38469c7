import { bar, explore, room } from './menus.ts'
import { expect, hydrated, test } from './test.ts'

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('the first tap opens a menu, the second follows its link, and a tap outside closes it', async ({ page }) => {
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

test('a drawer whose script loads after a navigation stays closed', async ({ page }) => {
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

test('a menu stays closed after Back', async ({ page }) => {
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
