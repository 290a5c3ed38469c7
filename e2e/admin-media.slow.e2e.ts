import sharp from 'sharp'
import { violations } from './axe.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, overflow, test } from './test.ts'

/** The server renders each picture in all sizes before it answers. */
const DRAWN = { timeout: 20_000 }
const TABLET = { width: 768, height: 1024 }

/** Creates a picture that no other test uploads. */
function picture(red: number) {
  const background = { r: red, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) }
  return sharp({ create: { width: 401 + red, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
}

test('pictures can be uploaded, given a focal point, and deleted while they are unused', async ({ page }, {
  testId,
}) => {
  const names = [`red-${testId}.png`, `green-${testId}.png`] as const
  await enterBackOffice(page, '/pictures')
  const files = await Promise.all(
    names.map(async (name, at) => ({ name, mimeType: 'image/png', buffer: await picture(at) })),
  )
  await page.getByLabel('Add pictures').setInputFiles(files)
  for (const name of names) await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible(DRAWN)
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: new RegExp(names[0]) }).click()
  await expect(page.getByRole('button', { name: 'Set focal point' })).toBeVisible()
  await expect(page.getByText('Unused', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Set focal point' }).click()
  await page.getByRole('button', { name: /Focal point: 50% across/ }).press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Focal point: 48% across, 50% down' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Focal point saved')).toBeVisible()
  await page.setViewportSize(TABLET)
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: new RegExp(names[1]) })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(names[0]) })).toBeHidden()
  await page.getByLabel(`Select ${names[1]}`).check()
  await expect(page.getByText('1 picture selected')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: new RegExp(names[1]) })).toBeHidden()
})
