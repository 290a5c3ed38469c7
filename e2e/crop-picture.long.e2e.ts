import sharp from 'sharp'
import { comeBack } from './members.ts'
import { expect, hydrated, test } from './test.ts'

const HALVES = { create: { width: 1200, height: 600, channels: 3, background: '#3355aa' } } as const

test.describe('on a touch screen', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'a mouse has smaller handles')

  test('the frame of a picture has four round handles for a finger, which stay apart at its smallest', async ({
    page,
  }) => {
    await comeBack(page, '/my-account')
    await hydrated(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload image' }).click()
    const buffer = await sharp(HALVES).png().toBuffer()
    await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer })

    const area = page.getByRole('group', { name: /^Selected area/ })
    await expect(area).toBeVisible()
    const handles = page.getByRole('button', { name: /corner: resize with the arrow keys$/ })
    await expect(handles).toHaveCount(4)
    for (const handle of await handles.all()) {
      await expect(handle).toHaveCSS('border-radius', '50%')
      await expect(handle).toHaveCSS('border-top-width', '3px')
    }
    const boxes = async () => Promise.all((await handles.all()).map(async (handle) => (await handle.boundingBox())!))
    const { width: screen } = page.viewportSize()!
    for (const { x, width, height } of await boxes()) {
      expect([width, height]).toEqual([32, 32])
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(screen)
    }

    await page.getByRole('button', { name: /^Bottom right/ }).focus()
    await page.keyboard.down('Control')
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.up('Control')
    await expect.poll(async () => Math.round((await area.boundingBox())!.width)).toBe(64)
    const [one, ...others] = (await boxes()).toSorted((first, second) => first.y - second.y || first.x - second.x)
    expect(others[0]!.x).toBeGreaterThanOrEqual(one!.x + one!.width)
  })
})
