import { enterBackOffice, findOrder } from './back-office.ts'
import { openOrder, placeOrder } from './ordering.ts'
import { expect, test } from './test.ts'

// The test submits an empty reason on purpose.
test.use({ expectedErrors: [/status of (400|409)/] })

test('the shopper sees the reason of a cancellation by staff', async ({ page }) => {
  const { data, trackKey } = await placeOrder(page.request)
  await enterBackOffice(page, '/orders')
  await page.getByRole('tab', { name: 'To confirm' }).click()
  await findOrder(page, data.orderId)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Order confirmed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText(/Please say why/).first()).toBeVisible()
  await page.getByRole('textbox', { name: /Reason/ }).fill('Broken in our store')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('“Broken in our store”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden()

  const shopper = await openOrder(page, data.orderId, trackKey)
  await expect(shopper.getByText(/Broken in our store/).first()).toBeVisible()
  await shopper.close()
})
