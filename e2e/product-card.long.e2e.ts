import { openFrozen, expect, test } from './test.ts'

const ROTATION_MS = 3000
const BEDS = '/productListing/subcategory/7'

test.describe('on a touch screen', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'with a mouse, hovering shows the buttons and rotates the pictures')

  test('Expand and Compare are always visible with 44 px targets, and the pictures rotate by themselves', async ({
    page,
  }) => {
    await openFrozen(page, BEDS)
    const bed = page.getByRole('article').first()
    for (const name of [/^Expand/, /^Compare/]) {
      const control = bed.getByRole('button', { name })
      await expect(control).toHaveCSS('opacity', '1')
      const { width, height } = (await control.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await bed.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const secondPicture = bed.locator('picture').nth(1).locator('img')
    await expect(async () => {
      await page.clock.runFor(ROTATION_MS)
      await expect(secondPicture).toHaveCSS('opacity', '1', { timeout: 1500 })
    }).toPass()
  })
})
