import { enterBackOffice, expectCleanOnEveryScreen, newColleague, openOrder } from './back-office.ts'
import { placeOrder } from './ordering.ts'
import { expect as expectSoon, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })
test.describe.configure({ timeout: 180_000 })

test('a colleague takes an order, gets a due time, and is rid of it when it is cancelled', async ({ page }) => {
  const placed = await placeOrder(page.request, { email: 'bibek@post.example' })
  const number = placed.data.orderId
  await enterBackOffice(page, '/orders', await newColleague('support'))
  await page.getByRole('textbox', { name: /Number, name/ }).fill(number)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('checkbox', { name: `Select order ${number}` }).check()
  await page.getByRole('button', { name: 'Assign' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Owner' }).click()
  await page.getByRole('option', { name: /\(me\)$/ }).click()
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('1 assigned')).toBeVisible()

  await openOrder(page, number)
  await expect(page.getByRole('group', { name: 'Assignment' })).toContainText('Owner: A support')
  await page.getByRole('button', { name: 'Assign' }).click()
  await dialog.getByLabel('Due').fill('2028-01-15T17:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('group', { name: 'Assignment' })).toContainText('Due 15 Jan 2028, 17:00')
  await expectCleanOnEveryScreen(page)

  await page.getByRole('menuitem', { name: 'My work: 1' }).click()
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('15 Jan 2028, 17:00')
  await page.getByRole('tab', { name: 'Everybody’s' }).click()
  await expect(page.getByRole('columnheader', { name: 'Owner' })).toBeVisible()
  await expectCleanOnEveryScreen(page)
  await page.getByRole('tab', { name: 'Mine' }).click()
  await page.getByRole('cell', { name: number }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await dialog.getByLabel('Reason (shown to the customer)').fill('Ordered twice')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('alert').getByText('Order cancelled')).toBeVisible()

  await page.getByRole('menuitem', { name: 'My work', exact: true }).click()
  await expect(page.getByText('You have no open work.')).toBeVisible()
})
