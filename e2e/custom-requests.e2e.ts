import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const BED = '/product/1'

const form = (page: Page) => page.getByRole('form', { name: 'Order Custom-Sized Furniture' })

test('the fourth tab shows the form, whose code loads only then @slow', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(BED)
  await hydrated(page)
  const tab = page.getByRole('tab', { name: 'Custom Order' })
  expect(asked.filter((url) => url.includes('custom-order-form'))).toEqual([])
  await tab.click()
  await expect(page).toHaveURL(`${BED}#custom-order`)
  await expect(page.getByRole('heading', { name: 'Order Custom-Sized Furniture' })).toBeVisible()
  await expect(form(page)).toBeVisible()
  await expect(tab).toBeInViewport()
})
