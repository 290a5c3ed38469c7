import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { fillCheckout, goods, openCheckout, putInCart, ready, thanks } from './checking-out.ts'
import { expect, hydrated, overflow, test } from './test.ts'

/** Timeout for an SMS, which a background job sends. */
const SMS_PATIENCE_MS = 15_000

/** A number that no other test uses, because SMS are limited by number. */
const newPhone = () => `9841${randomInt(100_000, 1_000_000)}`

/** Waits for an SMS at /dev/messages, and leaves the page there. */
async function openSms(page: Page, phone: string, words: RegExp) {
  const sms = page
    .getByRole('listitem')
    .filter({ hasText: `to ${phone}` })
    .filter({ hasText: words })
  const arrived = async () => {
    await page.goto('/dev/messages')
    return sms.count()
  }
  await expect.poll(arrived, { timeout: SMS_PATIENCE_MS }).toBe(1)
  return sms
}

test('a guest without an email address orders with a phone number, and follows the order by its SMS @phone', async ({
  page,
  context,
}) => {
  const phone = newPhone()
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  await fillCheckout(page, { email: '', phone })
  expect(await overflow(page)).toBe(0)
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText(/We send news about it to .+ by SMS\./)).toBeVisible()

  const messages = await context.newPage()
  const [code] = (await (await openSms(messages, phone, /is your Kastha code/)).innerText()).match(/^\d{6}/)!
  const form = page.getByRole('form', { name: 'Please confirm your order' })
  await form.getByRole('textbox').first().fill(code!)
  await form.getByRole('button', { name: 'Confirm order' }).click()
  await expect(form).toHaveCount(0)

  const placed = await openSms(messages, phone, /is placed, Nrs\. 3,400/)
  await placed.getByRole('link').click()
  await hydrated(messages)
  await expect(messages).toHaveURL(/\/track-order\?order=KA-\d{6}-\w{8}&key=\w{16}$/)
  const number = new URL(page.url()).searchParams.get('order')!
  await expect(messages.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(messages.getByRole('button', { name: 'Cancel order' })).toBeVisible()
})
