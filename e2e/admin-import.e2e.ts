import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, overflow, test } from './test.ts'

const TABLET = { width: 768, height: 1024 }

async function bring(page: Page, name: string, lines: string[]) {
  const buffer = Buffer.from(lines.join('\n'))
  await page.getByLabel('Upload file').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

test('an import with errors is refused row by row, and a corrected one is reviewed and imported @slow', async ({
  page,
}, { testId }) => {
  const word = testId.slice(0, 6).toLowerCase()
  const slug = `import-stool-${word}`
  const name = `Imported stool ${word}`
  const headings = 'slug,name,name_ne,category,published,sku,size,price,stock'
  const good = `${slug},${name},आयातित मुढा,living-room,yes,STOOL-${word.toUpperCase()}-1,,4500,3`

  await enterBackOffice(page, '/imports')
  await page.getByRole('button', { name: 'File format' }).click()
  await expect(page.getByRole('rowheader', { name: 'old_price' })).toBeVisible()
  await expectAccessible(page)

  await bring(page, 'wrong.csv', [headings, good, `,,,,,STOOL-${word.toUpperCase()}-2,30*30,cheap,1`])
  await expect(page.getByText('Nothing was imported. Correct the rows below')).toBeVisible()
  await expect(page.getByRole('row', { name: '3 price Must be a whole number' })).toBeVisible()
  await page.setViewportSize(TABLET)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all as CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^kastha-import-problems-.*\.csv$/)

  await page.getByRole('link', { name: 'All imports' }).click()
  await bring(page, 'mended.csv', [headings, good, `,,,,,STOOL-${word.toUpperCase()}-2,30*30,"५,०००",1`])
  await expect(page.getByText('To import: 3 new, 0 changed, 0 unchanged')).toBeVisible()
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('Imported: 3 new')).toBeVisible()

  await page.goto(`/search?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
})
