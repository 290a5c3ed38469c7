import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { expectAccessible } from './axe.ts'
import { confirmOrder } from './confirming.ts'
import { comeBack } from './members.ts'
import { PILLOWS, placeOrder } from './ordering.ts'
import { expect as expectSoon, overflow, test } from './test.ts'

/** Longer timeout: session, script and invoice load sequentially. */
const expect = expectSoon.configure({ timeout: 15_000 })

// Phone size, where space is tightest.
test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })

/** Replaces `print` and records the invoice's text at each call. */
async function watchPrinting(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const printed: string[] = []
    Object.assign(window, { printed, print: () => printed.push(document.querySelector('article')!.innerText) })
  })
  return () => page.evaluate(() => (window as unknown as { printed: string[] }).printed)
}

const sheet = (page: Page) => page.getByRole('article')

test('a confirmed order has an invoice to view, print and download', async ({ page }) => {
  const printed = await watchPrinting(page)
  const { member, tokens } = await comeBack(page, '/robots.txt')
  const { data: order } = await placeOrder(page.request, { email: member.email, quantity: 2 }, tokens.accesstoken)
  await confirmOrder(order.orderId)
  await page.goto(`/my-orders/${order.orderId}`)
  await page.getByRole('link', { name: /^Tax invoice \d{4}\/\d\d-\d{6}$/ }).click()

  await expect(sheet(page)).toContainText(order.orderId)
  for (const said of [
    'Tax invoice',
    'Preview',
    PILLOWS.name,
    '9404',
    'VAT 13%',
    'Rupees five thousand eight hundred only',
  ]) {
    await expect(sheet(page)).toContainText(said)
  }
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.getByRole('status').getByText('Printed or downloaded once')).toBeVisible()
  expect(await printed()).toEqual([expect.stringContaining('Original')])

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^invoice-\d{4}-\d\d-\d{6}\.pdf$/)
  const { text } = await extractText(new Uint8Array(await readFile(await file.path())), { mergePages: true })
  for (const said of [order.orderId, 'Copy of original 1', member.name, 'Total 5,800']) expect(text).toContain(said)
  await expect(page.getByRole('status').getByText('Printed or downloaded 2 times')).toBeVisible()

  await page.getByRole('button', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL(/lang=ne/)
  await expect(sheet(page)).toHaveAttribute('lang', 'ne')
  await expect(sheet(page)).toContainText('कुल जम्मा')
  await expect(sheet(page)).toContainText('५,८००')
  expect(await overflow(page)).toBe(0)

  await page.goto(`/ne${new URL(page.url()).pathname}`)
  await expect(sheet(page)).toHaveAttribute('lang', 'ne')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(sheet(page)).toContainText('Tax invoice')
})
