import { expectAccessible } from './axe.ts'
import { expect, hydrated, overflow, test } from './test.ts'

// Software draws the room in 3D here, which takes seconds.
test.describe.configure({ timeout: 120_000 })

test(
  'by keyboard alone: a room, three pieces, a door that hits the wardrobe, and all of it in the cart',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/planner')
    await hydrated(page)
    const main = page.getByRole('main')
    const press = async (name: string) => {
      await main.getByRole('button', { name, exact: true }).focus()
      await page.keyboard.press('Enter')
    }
    await main.getByRole('textbox', { name: 'Width, left to right' }).focus()
    await page.keyboard.type('420')
    await main.getByRole('textbox', { name: 'Length, top to bottom' }).focus()
    await page.keyboard.type('360')
    await page.keyboard.press('Enter')

    const plan = main.getByRole('application', { name: 'Plan of the room' })
    const piece = (name: string) => plan.getByRole('button', { name: new RegExp(`^${name}, `) })
    const find = async (words: string, name: string) => {
      await main.getByRole('searchbox', { name: 'Search furniture' }).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
      await expect(main.getByRole('button', { name: `Add ${name} to the room` })).toBeEnabled()
      await press(`Add ${name} to the room`)
      await expect(piece(name)).toBeVisible()
    }
    await find('asan platform bed', 'Asan platform bed')
    await find('lumbini wardrobe', 'Lumbini three-door wardrobe')
    await find('mitra study desk', 'Mitra compact study desk')
    await expect(piece('Lumbini three-door wardrobe')).toHaveAccessibleName(/, 153 cm × 65 cm: /)
    const warnings = main.getByRole('region', { name: 'Warnings' })
    await expectAccessible(page)

    const wardrobe = piece('Lumbini three-door wardrobe')
    const toCorner = async () => {
      await wardrobe.focus()
      await main.getByRole('textbox', { name: 'From the left wall' }).fill('20')
      await page.keyboard.press('Enter')
      await main.getByRole('textbox', { name: 'From the top wall' }).fill('60')
      await page.keyboard.press('Enter')
    }
    await toCorner()
    const strikes = warnings.getByText(/A door hits Lumbini three-door wardrobe/)
    await expect(strikes).toBeVisible()
    await wardrobe.focus()
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
