import sharp from 'sharp'
import { violations } from './axe.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, overflow, test } from './test.ts'

/** Each is drawn in all its sizes before the shop says that it has it. */
const DRAWN = { timeout: 20_000 }
const TABLET = { width: 768, height: 1024 }

/** A picture that nobody else sends. */
function picture(red: number) {
  const background = { r: red, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) }
  return sharp({ create: { width: 401 + red, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
}

test('pictures are added, keep a point in sight, and go again while nothing shows them', async ({ page }, {
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
  await expect(page.getByText('Nothing shows it.')).toBeVisible()
  await page.getByRole('button', { name: 'What must stay in sight' }).click()
  await page.getByRole('button', { name: /Focal point: 50% across/ }).press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Focal point: 48% across, 50% down' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The focal point is saved')).toBeVisible()
  await page.setViewportSize(TABLET)
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: new RegExp(names[1]) })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(names[0]) })).toBeHidden()
  await page.getByLabel(`Choose ${names[1]}`).check()
  await expect(page.getByText('One picture chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: new RegExp(names[1]) })).toBeHidden()
})
