import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { test, toast } from './account.ts'
import { expect } from './test.ts'

const picture = (page: Page): Locator => page.getByRole('main').getByRole('img', { name: 'Your picture' })

/** Left half red, right half blue, twice as wide as high. */
async function halves(): Promise<Buffer> {
  const red = { create: { width: 600, height: 600, channels: 3 as const, background: '#ff0000' } }
  const blue = sharp({ create: { width: 1200, height: 600, channels: 3, background: '#0000ff' } })
  return blue
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
}

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload image' }).click()
  await (await chooser).setFiles(file)
}

test.describe('the picture', () => {
  test('is cropped to a square, small, and shown at once', async ({ account, request }) => {
    await choose(account, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await halves() })
    const dialog = account.getByRole('dialog', { name: 'Crop your picture' })
    const area = dialog.getByRole('group', { name: 'The part that is kept: the arrow keys move it' })
    await area.focus()
    // As far to the left as it goes: only red is kept.
    for (let press = 0; press < 60; press += 1) await account.keyboard.press('Control+ArrowLeft')
    await dialog.getByRole('button', { name: 'Use picture' }).click()
    await expect(toast(account, 'Image uploaded successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(account.getByRole('button', { name: 'Upload image' })).toBeFocused()

    const address = (await picture(account).getAttribute('src'))!
    const kept = sharp(await (await request.get(address)).body())
    expect(await kept.metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    const { dominant } = await kept.stats()
    expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true])
    await account.reload()
    await expect(picture(account)).toHaveAttribute('src', address)
  })

  test('is cropped with a finger too', async ({ account, request, context, isMobile }) => {
    test.skip(!isMobile, 'a mouse has no finger')
    await choose(account, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await halves() })
    const area = account.getByRole('group', { name: 'The part that is kept: the arrow keys move it' })
    const { x, y, width, height } = (await area.boundingBox())!
    const middle = { x: x + width / 2, y: y + height / 2 }
    const finger = await context.newCDPSession(account)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] })
    for (let step = 1; step <= 10; step += 1) {
      const touchPoints = [{ x: middle.x + (step * width) / 10, y: middle.y }]
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await account.getByRole('button', { name: 'Use picture' }).click()
    await expect(toast(account, 'Image uploaded successfully')).toBeVisible()
    const kept = await (await request.get((await picture(account).getAttribute('src'))!)).body()
    const { dominant } = await sharp(kept).stats()
    expect([dominant.r < 60, dominant.b > 200]).toEqual([true, true])
  })

  test('is taken away, and then there is none to delete', async ({ account, request }) => {
    await choose(account, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await halves() })
    await account.getByRole('button', { name: 'Use picture' }).click()
    const address = (await picture(account).getAttribute('src'))!
    const remove = account.getByRole('button', { name: 'Delete image' })
    await remove.click()
    await expect(toast(account, 'Image removed successfully')).toBeVisible()
    await expect(picture(account)).toHaveCount(0)
    await remove.click()
    await expect(toast(account, 'No Image to delete')).toBeVisible()
    await expect.poll(async () => (await request.get(address)).status()).toBe(404)
  })

  test('of any other kind is refused, whatever it calls itself', async ({ account }) => {
    const refusal = toast(account, 'Please select image (JPG, JPEG, PNG or WEBP) file only')
    await choose(account, { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(refusal).toBeVisible()
    await expect(refusal).toHaveCount(0)
    await choose(account, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') })
    await expect(refusal).toBeVisible()
    await expect(account.getByRole('dialog')).toBeHidden()
  })

  test.describe(() => {
    test.use({ expectedErrors: [/status of 413/] })

    test('that did not arrive can be sent again', async ({ account }) => {
      const refusal = { success: false, error: true, code: 'too_large', message: 'A file may have at most 5 MB.' }
      await account.route('**/api/user/user-avatar', (route) => route.fulfill({ status: 413, json: refusal }), {
        times: 1,
      })
      await choose(account, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await halves() })
      const use = account.getByRole('button', { name: 'Use picture' })
      await use.click()
      await expect(toast(account, 'Upload failed: A file may have at most 5 MB.')).toBeVisible()
      await use.click()
      await expect(toast(account, 'Image uploaded successfully')).toBeVisible()
    })
  })
})
