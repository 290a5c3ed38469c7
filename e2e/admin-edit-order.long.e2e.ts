import type { Page } from '@playwright/test'
import { enterBackOffice, expectCleanOnTabletAndDesk } from './back-office.ts'
import { staffWith } from './fulfilling.ts'
import { placeOrder } from './ordering.ts'
import { expect as expectSoon, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })
test.describe.configure({ timeout: 120_000 })

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('staff add a piece and a discount to a confirmed order, and its buyer sees the new total and invoice', async ({
  page,
}) => {
  const placed = await placeOrder(page.request, { email: 'asmita@post.example', quantity: 1 })
  const { orderId: order } = placed.data
  await staffWith(order).confirm()
  const shown = async () => (await (await page.request.get(`/api/orders/${order}?key=${placed.trackKey}`)).json()).data
  const before = await shown()
  await enterBackOffice(page)
  await page.goto(`/admin/orders/${order}`)
  await page.getByRole('link', { name: 'Edit order' }).click()
  await expect(page.getByText('Nothing is changed yet.')).toBeVisible()
  await expectCleanOnTabletAndDesk(page)

  const line = page.getByRole('region', { name: 'Items' }).getByRole('group').first()
  await line.getByRole('combobox', { name: 'Quantity' }).click()
  await page.getByRole('option', { name: '2', exact: true }).click()
  await page.getByRole('textbox', { name: 'Discount by the shop' }).fill('500')
  const total = before.totalAmount + before.items[0].price - 500
  await expect(page.getByText(/^The customer pays Nrs\. .* in cash\.$/)).toBeVisible()
  await expect(page.getByText('The invoice is cancelled by a credit note, and a new one is issued.')).toBeVisible()
  await expectCleanOnTabletAndDesk(page)
  await page.getByRole('textbox', { name: 'Reason' }).fill('One more, as agreed on the phone')
  await act(page, 'Save changes').click()

  await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Order edited')).toBeVisible()
  await expect(page.getByText('“One more, as agreed on the phone”')).toBeVisible()
  const after = await shown()
  expect(after).toMatchObject({ totalAmount: total, items: [{ quantity: 2 }], money: { due: total } })
  const kinds = after.invoices.map(({ kind }: { kind: string }) => kind)
  expect(kinds.toSorted()).toEqual(['credit-note', 'invoice', 'invoice'])
})
