import { openFrozen, expect, test } from './test.ts'
import { askedProducts, bar, explore, room } from './menus.ts'

test('hovering prefetches a menu and its products, which link to their pages @slow', async ({ page }) => {
  const asked = askedProducts(page)
  const script = page.waitForRequest(/mega-menu.*\.js$/)
  await openFrozen(page, '/')
  await room(page, 'Bedroom').hover()
  await script
  await expect.poll(() => asked.size).toBe(4)
  await expect(bar(page).locator('[aria-expanded=true]')).toHaveCount(0)
  await page.clock.resume()
  await expect(explore(page, 'Bedroom')).toBeVisible()
  await bar(page).getByRole('link', { name: 'Rara wingback bed' }).click()
  await expect(page).toHaveURL('/product/1')
  expect([...new Set(asked.values())]).toEqual([1])
})
