import { eq, sql } from 'drizzle-orm'
import { variants } from '#api/platform/db/schema.ts'
import { formatRupees } from '#domain/money.ts'
import { expectAccessible } from './axe.ts'
import { enterBackOffice, findOrder } from './back-office.ts'
import { openOrder, PILLOWS, placeOrder } from './ordering.ts'
import { inShop } from './shop-under-test.ts'
import { expect, overflow, test } from './test.ts'

// The tests enter invalid values on purpose.
test.use({ expectedErrors: [/status of (400|409)/] })

const TABLET = { width: 768, height: 1024 }

/**
 * Raises the price of the pillows by 100 rupees.
 * @returns the message about the change, and the new total for `pieces`
 */
async function raisePrice(pieces: number) {
  const rows = await inShop(({ db }) =>
    db
      .update(variants)
      .set({ price: sql`${variants.price} + 100`, oldPrice: null })
      .where(eq(variants.productId, Number(PILLOWS.id)))
      .returning({ price: variants.price }),
  )
  const { price } = rows[0]!
  const said = `${PILLOWS.name} now costs ${formatRupees(price)}, not ${formatRupees(price - 100)}`
  return { said, total: formatRupees(price * pieces) }
}

test('staff process an order from payment to refund, and its shopper sees each step', async ({ page }) => {
  test.slow()
  const { data, trackKey } = await placeOrder(page.request, { payment: 'bank', note: 'Ring twice' })
  await enterBackOffice(page, '/orders')
  await findOrder(page, data.orderId)
  await expect(page.getByText('Confirm: What is to be paid first has not arrived yet.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Record transfer' }).click()
  await page.getByRole('textbox', { name: /Reference/ }).fill(`FT-${data.orderId}`)
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('Transfer recorded')).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Wants it before Tihar')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Wants it before Tihar')).toBeVisible()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/valid 10-digit phone number/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('9801234567')
  await page.mouse.move(0, 0) // a message stays while the pointer is on it, and it lies over the button
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: '9801234567' })).toBeVisible()

  await page.getByRole('button', { name: 'Create refund' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('500')
  await page.getByRole('dialog').getByRole('button', { name: 'Create refund' }).click()
  await expect(page.getByText('Refund of Nrs. 500: Promised by staff')).toBeVisible()
  await page.getByRole('button', { name: 'Record as sent' }).click()
  await page.getByRole('textbox', { name: 'Wallet or bank reference' }).fill('BACK-1')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText(/BACK-1 · by Bishnu Tamang/)).toBeVisible()
  await page.setViewportSize(TABLET)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)

  const shopper = await openOrder(page, data.orderId, trackKey)
  await expect(shopper.getByText('Delivery details changed')).toBeVisible()
  await expect(shopper.getByText('Wants it before Tihar')).toBeHidden()
  await shopper.close()
})

test('staff place a phone order and print its packing slip @slow', async ({ page }) => {
  test.slow()
  await page.setViewportSize(TABLET)
  await enterBackOffice(page, '/orders')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New phone order' }).click()

  await page.getByRole('searchbox', { name: /Find customer/ }).fill('asmita@kastha')
  await page.getByRole('button', { name: 'Use Asmita Gurung' }).click()
  await expect(page.getByRole('combobox', { name: 'Municipality' })).toHaveText('Pokhara')
  await page.getByRole('searchbox', { name: /Find items/ }).fill('kapas pillow')
  await page
    .getByRole('button', { name: /^Add Kapas/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Quantity' }).click()
  await page.getByRole('option', { name: '2', exact: true }).press('Enter')
  await page.getByRole('radio', { name: /Pickup/ }).check()
  await page.getByRole('textbox', { name: 'Coupon' }).fill('NOSUCHCODE')
  await expect(page.getByText('Code not found.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Coupon' }).fill('')
  const button = page.getByRole('button', { name: /Place order, Nrs/ })
  await button.click()
  await expect(page.getByText(/agree to the terms/).first()).toBeVisible()
  await page.getByRole('switch', { name: /caller agrees/ }).check()
  await expectAccessible(page)

  // The price changes during the call: the page names the change, and the order uses the new total.
  const { said, total } = await raisePrice(2)
  await button.click()
  await expect(page.getByRole('region', { name: 'Summary' }).getByText(said)).toBeVisible()
  await page.getByRole('button', { name: `Place order, ${total}` }).click()

  await expect(page.getByText(/Phone order, Bishnu Tamang/)).toBeVisible()
  await page.getByRole('link', { name: 'Packing slip' }).click()
  const slip = page.getByRole('article', { name: /Packing slip KA-/ })
  await expect(slip.getByRole('cell', { name: '2', exact: true })).toBeVisible()
  await expectAccessible(page)
})
