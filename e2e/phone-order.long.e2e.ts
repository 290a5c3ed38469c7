import { randomInt } from 'node:crypto'
import { agree, field, fillCheckout, goods, openCheckout, putInCart, ready, thanks } from './checking-out.ts'
import { readSms } from './shop-under-test.ts'
import { expect, hydrated, overflow, test } from './test.ts'

/** A number that no other test uses, because SMS are limited by number. */
const newPhone = () => `9841${randomInt(100_000, 1_000_000)}`

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

  const [code] = await readSms(phone, /^\d{6}(?= is your Kastha code)/)
  const form = page.getByRole('form', { name: 'Almost done, Asmita: confirm with the code we sent' })
  await form.getByRole('textbox').first().fill(code)
  await expect(form).toHaveCount(0)

  const [, link] = await readSms(phone, /is placed, Nrs\. 3,400\. See or change it: (http\S+)/)
  const opened = await context.newPage()
  await opened.goto(link!)
  await hydrated(opened)
  await expect(opened).toHaveURL(/\/track-order\?order=KA-\d{6}-\w{8}&key=\w{16}$/)
  const number = new URL(page.url()).searchParams.get('order')!
  await expect(opened.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(opened.getByRole('button', { name: 'Cancel order' })).toBeVisible()
})

test('a guest with a mistyped email address gets the code by SMS, and the order is followed by phone @phone', async ({
  page,
}) => {
  const phone = newPhone()
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  await fillCheckout(page, { email: 'asmita@gmial.example', phone })
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.getByRole('button', { name: 'Send the code by SMS' }).click()
  await expect(
    page.getByText(new RegExp(`^We have sent the 6-digit code of order KA-\\S+ to ${phone}\\.`)),
  ).toBeVisible()
  expect(await overflow(page)).toBe(0)

  const [code] = await readSms(phone, /^\d{6}(?= is your Kastha code)/)
  const form = page.getByRole('form', { name: 'Almost done, Asmita: confirm with the code we sent' })
  await form.getByRole('textbox').first().fill(code)
  await expect(form).toHaveCount(0)
  await expect(page.getByText(/We send news about it to .+ by SMS\./)).toBeVisible()
  await readSms(phone, /is placed, Nrs\. 3,400\. See or change it: (http\S+)/)
})

test('a guest with a mistyped phone number corrects it at the checkout, and only that order is left @phone', async ({
  page,
}) => {
  const [mistyped, phone] = [newPhone(), newPhone()]
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  await fillCheckout(page, { email: '', phone: mistyped })
  await page.getByLabel('Order note').fill('After 5 pm')
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()
  const first = page.url()
  await page.getByRole('button', { name: 'Correct the number' }).click()
  await expect(field(page, 'Phone')).toHaveValue(mistyped)
  await expect(field(page, 'Street address')).toHaveValue('Baidam, Lakeside')
  await field(page, 'Phone').fill(phone)
  await expect(page.getByRole('radio', { name: 'Standard delivery' })).toBeChecked()
  await expect(page.getByLabel('Order note')).toHaveValue('After 5 pm')
  await agree(page)
  await ready(page).click()
  await expect(
    page.getByText(new RegExp(`^We have sent the 6-digit code of order KA-\\S+ to ${phone}\\.`)),
  ).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await readSms(phone, /^\d{6}(?= is your Kastha code)/)
  await page.goto(first)
  await expect(page.getByRole('heading', { name: 'Your order is cancelled' })).toBeVisible()
})
