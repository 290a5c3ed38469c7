import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { nepalDay } from '#domain/nepal-time.ts'
import { enterBackOffice, expectCleanOnTabletAndDesk } from './back-office.ts'
import { placeOrder } from './ordering.ts'
import { staffWith } from './fulfilling.ts'
import { expect as expectSoon, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })
// The test enters a wrong code on purpose.
test.use({ expectedErrors: [/409 \(Conflict\)/] })
// One long story, with an accessibility check of each page.
test.describe.configure({ timeout: 120_000 })

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Opens the only row of a list that names an order. */
async function openRow(page: Page, path: string, order: string): Promise<void> {
  await page.goto(`/admin${path}`)
  await page.getByRole('textbox', { name: 'Order or name' }).fill(order)
  await expect(page).toHaveURL(new RegExp(order)) // the search is debounced
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('cell', { name: order }).click()
}

test('staff deliver an order, count its cash, and settle its damage report and its return @slow', async ({ page }) => {
  const placed = await placeOrder(page.request, { email: 'asmita@post.example', quantity: 2 })
  const { orderId: order } = placed.data
  const track = `/api/orders/${order}`
  const key = `key=${placed.trackKey}`
  const shown = async () => (await (await page.request.get(`/api/orders/${order}?${key}`)).json()).data
  await staffWith(order).confirm()
  await enterBackOffice(page)

  // The delivery: its date, its sheet and its dispatch.
  await openRow(page, '/deliveries', order)
  await act(page, 'Schedule').click()
  const today = nepalDay(new Date())
  await dialog(page).getByLabel('Date').fill(today)
  await dialog(page).getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Scheduled', { exact: true }).first()).toBeVisible()
  await expectCleanOnTabletAndDesk(page)
  await page.goto('/admin/delivery-days')
  await page
    .getByRole('link', { name: /^Delivery sheet for Terai/ })
    .first()
    .click()
  await expect(page.getByRole('row', { name: new RegExp(order) })).toBeVisible()
  await expectCleanOnTabletAndDesk(page)
  await openRow(page, '/deliveries', order)
  await act(page, 'Dispatch').click()
  await dialog(page).getByRole('button', { name: 'Dispatch' }).click()
  await expect(page.getByText('On the way').first()).toBeVisible()

  // The handover: a wrong code, then the right one.
  const [{ code }] = (await shown()).deliveries
  const hand = async (digits: string) => {
    await dialog(page).getByLabel('Code').fill(digits)
    await dialog(page).getByRole('button', { name: 'Hand over' }).click()
  }
  await act(page, 'Hand over').click()
  await hand(code === '000000' ? '000001' : '000000')
  await expect(dialog(page).getByText('This is not the code of this delivery.')).toBeVisible()
  await hand(code)
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
  expect((await shown()).status).toBe('delivered')

  // The cash count, on a sheet to sign.
  await page.goto('/admin/waiting-cash')
  await expect(page.getByRole('checkbox', { name: `Cash for ${order}` })).toBeChecked()
  await expectCleanOnTabletAndDesk(page)
  await page
    .getByRole('button', { name: /^Count Nrs/ })
    .first()
    .click()
  const expected = (await dialog(page).locator('strong').innerText()).replaceAll(/\D/g, '')
  await dialog(page).getByLabel('Handed in by').fill('Dil Bahadur')
  await dialog(page).getByLabel('Amount counted (Rs)').fill(expected)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Cash from Dil Bahadur' })).toBeVisible()
  await expect(page.getByRole('link', { name: order })).toBeVisible()
  await expectCleanOnTabletAndDesk(page)

  // A damage report, accepted with a scheduled replacement.
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#8a5a33' } })
    .jpeg()
    .toBuffer()
  const photos = { name: 'leg.jpg', mimeType: 'image/jpeg', buffer: photo }
  const words = 'A leg is broken.'
  await page.request.post(`${track}/damage?${key}`, { multipart: { position: '0', description: words, photos } })
  await openRow(page, '/damage-reports', order)
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Damage to .*photo 1 of 1/ })).toBeVisible()
  await expectCleanOnTabletAndDesk(page)
  await act(page, 'Accept').click()
  await dialog(page).getByLabel('Message to the customer').fill('We bring you a new one.')
  await dialog(page).getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Replacement pending')).toBeVisible()
  await act(page, 'Schedule visit').click()
  await dialog(page).getByRole('button', { name: 'Schedule' }).click()
  await act(page, 'Mark as replaced').click()
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Replacement done')).toBeVisible()

  // A return with a refund.
  const pieces = JSON.stringify([{ position: 0, quantity: 1 }])
  await page.request.post(`${track}/returns?${key}`, { multipart: { reason: 'Too wide.', pieces } })
  await openRow(page, '/returns', order)
  await act(page, 'Approve').click()
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Awaiting collection')).toBeVisible()
  await expectCleanOnTabletAndDesk(page)
  await act(page, 'Mark as received').click()
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(act(page, 'Mark as received')).toHaveCount(0)
  // The buyer sees each step.
  await page.goto(`/track-order?order=${order}&${key}`)
  await page.getByRole('button', { name: /^Show \d+ earlier/ }).click()
  for (const happening of ['Damage report accepted', 'Day of repair or replacement', 'Return received']) {
    await expect(page.getByText(happening).first()).toBeVisible()
  }
  const { returns, damage, money } = await shown()
  expect([returns[0].state, damage[0].remedy, money.refunds.length]).toEqual(['received', 'replacement', 1])
})
