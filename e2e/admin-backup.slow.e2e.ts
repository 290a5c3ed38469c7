import { readFile, writeFile } from 'node:fs/promises'
import { enterBackOffice, openOrder } from './back-office.ts'
import { placeOrder } from './ordering.ts'
import { backUp, test } from './restored-shop.ts'
import { expect } from './test.ts'

test('a shop backed up while it was running can be restored on another machine', async ({
  page,
  browser,
  otherMachine,
}, testInfo) => {
  test.setTimeout(180_000) // two commands, and the start of another shop
  const { data: order } = await placeOrder(page.request)
  const note = 'Wants it before Tihar'
  await enterBackOffice(page, '/orders')
  await openOrder(page, order.orderId)
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill(note)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(note)).toBeVisible()

  const file = testInfo.outputPath('shop.tar.zst')
  const made = await backUp(file)
  expect(made.status, made.output).toBe(0)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const damaged = testInfo.outputPath('damaged.tar.zst')
  const bytes = await readFile(file)
  bytes[bytes.length >> 1]! ^= 1
  await writeFile(damaged, bytes)
  const refused = await otherMachine.restore(damaged)
  expect(refused.status).toBe(1)
  expect(refused.output).toContain('damaged')

  const restored = await otherMachine.restore(file)
  expect(restored.status, restored.output).toBe(0)

  // A separate browser context, as cookies are shared across ports.
  const visitor = await browser.newPage({ baseURL: await otherMachine.start() })
  await visitor.goto('/admin/orders')
  await visitor.getByLabel('Email').fill('owner@kastha.example')
  await visitor.getByLabel('Password').fill('kastha-owner')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await openOrder(visitor, order.orderId)
  await expect(visitor.getByText(note)).toBeVisible()

  await visitor.goto('/product/48')
  const picture = visitor.getByRole('main').getByRole('img').first()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
  await visitor.context().close()
})
