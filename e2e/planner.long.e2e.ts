import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { drag } from './fingers.ts'
import { expect, hydrated, overflow, test } from './test.ts'

// Software draws the room in 3D here, which takes seconds.
test.describe.configure({ timeout: 120_000 })

test(
  'by keyboard alone: a room, three pieces, a door that hits the wardrobe, and all of it in the cart',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/planner')
    await hydrated(page)
    const main = page.getByRole('main')
    const { reach, press, type } = keysOf(page)
    await type('Width, left to right', '420')
    await type('Length, top to bottom', '360')
    await page.keyboard.press('Enter')

    const plan = main.getByRole('application', { name: 'Plan of the room' })
    const piece = (name: string) => plan.getByRole('button', { name: new RegExp(`^${name}, `) })
    await expect(plan).toBeVisible()
    const find = async (words: string, name: string) => {
      if (isMobile) await press('Add furniture')
      await reach(page.getByRole('searchbox', { name: 'Search furniture' }))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: `Add ${name} to the room` })).toBeEnabled()
      await press(`Add ${name} to the room`)
      if (isMobile) await page.keyboard.press('Escape')
      await expect(piece(name)).toBeVisible()
    }
    await find('asan platform bed', 'Asan platform bed')
    await find('mitra study desk', 'Mitra compact study desk')
    // The last of the plan: Tab leads from it to its fields.
    await find('lumbini wardrobe', 'Lumbini three-door wardrobe')
    await expect(piece('Lumbini three-door wardrobe')).toHaveAccessibleName(/, 153 cm × 65 cm: /)
    const desk = piece('Mitra compact study desk')
    const first = await desk.getAttribute('aria-label')
    await reach(desk)
    await page.keyboard.press('r')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(desk).not.toHaveAccessibleName(first!)
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(desk).toHaveAccessibleName(first!)
    const warnings = main.getByRole('region', { name: 'Warnings' })
    await expectAccessible(page)

    const wardrobe = piece('Lumbini three-door wardrobe')
    await reach(wardrobe)
    await type('From the left wall', '20')
    await page.keyboard.press('Enter')
    await type('From the top wall', '60')
    await page.keyboard.press('Enter')
    const strikes = warnings.getByText(/A door hits Lumbini three-door wardrobe/)
    await expect(strikes).toBeVisible()
    await reach(wardrobe)
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(strikes).toHaveCount(0)
    expect(await overflow(page)).toBe(0)

    await press('3D')
    await expect(main.getByRole('img', { name: /^The room in 3D, from above, with Asan platform bed/ })).toBeVisible()
    await expect(main.getByText('3 pieces shown')).toBeVisible({ timeout: 60_000 })
    await press('From the door')
    await main.getByRole('application', { name: 'Room in 3D' }).press('ArrowUp')
    await expectAccessible(page)
    expect(await overflow(page)).toBe(0)
    await page.goBack()
    await expect(wardrobe).toBeVisible()

    await page.reload()
    await expect(wardrobe).toBeVisible()
    await expect(main.getByText('3 pieces', { exact: true })).toBeVisible()
    await press('Add all to cart')
    await expect(main.getByText(/^3 pieces are in your cart\./)).toBeVisible()
    await main.getByRole('link', { name: 'View cart' }).press('Enter')
    await expect(page.getByRole('article', { name: 'Lumbini three-door wardrobe' })).toBeVisible()
  },
)

test('by the names that a screen reader says: a room, three pieces, moved, turned and undone', async ({ page }) => {
  await page.goto('/planner')
  await hydrated(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('textbox', { name: 'Width, left to right' }).fill('420')
  await page.getByRole('textbox', { name: 'Length, top to bottom' }).fill('360')
  await press('Draw the room')

  const plan = page.getByRole('application', { name: 'Plan of the room' })
  const piece = (name: string) => plan.getByRole('button', { name: new RegExp(`^${name}, `) })
  for (const name of ['Asan platform bed', 'Lumbini three-door wardrobe', 'Mitra compact study desk']) {
    await page.getByRole('searchbox', { name: 'Search furniture' }).fill(name)
    await press('Search')
    await press(`Add ${name} to the room`)
    await expect(page.getByRole('status').filter({ hasText: `${name} is in the room: ` })).toBeVisible()
    await expect(piece(name)).toBeVisible()
  }
  const desk = piece('Mitra compact study desk')
  const said = page.getByRole('status').filter({ hasText: /^Mitra compact study desk: / })
  const first = await desk.getAttribute('aria-label')
  await press('Turn')
  await press('Move down by 10 cm')
  await expect(said).toBeVisible()
  await expect(desk).not.toHaveAccessibleName(first!)
  await press('Undo')
  await press('Undo')
  await expect(desk).toHaveAccessibleName(first!)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a piece is moved down, and the page stays where it is', async ({ page }) => {
    await page.goto('/planner')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Width, left to right' }).fill('420')
    await page.getByRole('textbox', { name: 'Length, top to bottom' }).fill('360')
    await page.getByRole('button', { name: 'Draw the room' }).click()
    await page.getByRole('button', { name: /^Add Asan platform bed/ }).click()
    const bed = page
      .getByRole('application', { name: 'Plan of the room' })
      .getByRole('button', { name: /^Asan platform/ })
    await expect(bed).toBeVisible()
    await bed.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    const { x, y, width, height } = (await bed.boundingBox())!
    const middle = { x: x + width / 2, y: y + height / 2 }
    await drag(page, [middle], [{ x: middle.x, y: middle.y + 80 }])
    await expect.poll(async () => (await bed.boundingBox())!.y).toBeGreaterThan(y + 40)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })
})

/** What a person does who has keys only. */
function keysOf(page: Page) {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 150; presses += 1) {
      if (await isFocused(target)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  return {
    reach,
    press: async (name: string) => {
      await reach(page.getByRole('button', { name, exact: true }))
      await page.keyboard.press('Enter')
    },
    type: async (field: string, words: string) => {
      await reach(page.getByRole('textbox', { name: field }))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(words)
    },
  }
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
