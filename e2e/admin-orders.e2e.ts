import { eq, sql } from 'drizzle-orm'
import { variants } from '#api/db/schema.ts'
import { formatRupees } from '#domain/money.ts'
import { expectAccessible } from './axe.ts'
import { enterBackOffice, findOrder } from './back-office.ts'
import { openOrder, PILLOWS, placeOrder } from './ordering.ts'
import { inShop } from './shop-under-test.ts'
import { expect, overflow, test } from './test.ts'

/** What is typed wrong on purpose is refused. */
test.use({ expectedErrors: [/status of (400|409)/] })

const TABLET = { width: 768, height: 1024 }

/** Of the pillows, by a hundred rupees: what whoever saw the old price is told, and what so many cost now. */
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

test('an order is found, confirmed, noted, paid and refunded, and its shopper sees each step', async ({ page }) => {
  test.slow()
  const { data, trackKey } = await placeOrder(page.request, { payment: 'bank', note: 'Ring twice' })
  await enterBackOffice(page, '/orders')
  await findOrder(page, data.orderId)
  await expect(page.getByText('Confirm: What is to be paid first has not arrived yet.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Transfer arrived' }).click()
  await page.getByRole('textbox', { name: /Reference/ }).fill(`FT-${data.orderId}`)
  await page.getByRole('button', { name: 'Write it down' }).click()
  await expect(page.getByText('The transfer is written down')).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Wants it before Tihar')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('Wants it before Tihar')).toBeVisible()

  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('textbox', { name: 'Phone' }).fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/valid 10-digit phone number/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Phone' }).fill('9801234567')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: '9801234567' })).toBeVisible()

  await page.getByRole('button', { name: 'Promise a refund' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('500')
  await page.getByRole('button', { name: 'Promise it' }).click()
  await expect(page.getByText('Nrs. 500 back: Promised by staff')).toBeVisible()
  await page.getByRole('button', { name: 'Record as sent' }).click()
  await page.getByRole('textbox', { name: /Reference/ }).fill('BACK-1')
  await page.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText(/BACK-1 · by Bishnu Tamang/)).toBeVisible()
  await page.setViewportSize(TABLET)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)

  const shopper = await openOrder(page, data.orderId, trackKey)
  await expect(shopper.getByText('Delivery details changed')).toBeVisible()
  await expect(shopper.getByText('Wants it before Tihar')).toBeHidden()
  await shopper.close()
})

test('an order by phone goes from the search to its slip @slow', async ({ page }) => {
  test.slow()
  await page.setViewportSize(TABLET)
  await enterBackOffice(page, '/orders')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Order by phone' }).click()

  await page.getByRole('searchbox', { name: /Find their account/ }).fill('asmita@kastha')
  await page.getByRole('button', { name: 'Take Asmita Gurung' }).click()
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Pokhara')
  await page.getByRole('searchbox', { name: /Find goods/ }).fill('kapas pillow')
  await page
    .getByRole('button', { name: /^Add Kapas/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Pieces' }).click()
  await page.getByRole('option', { name: '2', exact: true }).press('Enter')
  await page.getByRole('radio', { name: /Pickup/ }).check()
  await page.getByRole('textbox', { name: 'Coupon' }).fill('NOSUCHCODE')
  await expect(page.getByText('There is no such code.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Coupon' }).fill('')
  const button = page.getByRole('button', { name: /Place the order, Nrs/ })
  await button.click()
  await expect(page.getByText(/agree to the terms/).first()).toBeVisible()
  await page.getByRole('switch', { name: /caller agrees/ }).check()
  await expectAccessible(page)

  // The price changes while somebody speaks: what changed is named, and what is shown then is placed.
  const { said, total } = await raisePrice(2)
  await button.click()
  await expect(page.getByRole('region', { name: 'The order' }).getByText(said)).toBeVisible()
  await page.getByRole('button', { name: `Place the order, ${total}` }).click()

  await expect(page.getByText(/By phone, Bishnu Tamang/)).toBeVisible()
  await page.getByRole('link', { name: 'Packing slip' }).click()
  const slip = page.getByRole('article', { name: /Packing slip KA-/ })
  await expect(slip.getByRole('cell', { name: '2', exact: true })).toBeVisible()
  await expectAccessible(page)
})
