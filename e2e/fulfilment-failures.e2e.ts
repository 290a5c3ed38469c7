import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { SlotsReply } from '#contract/fulfilment.ts'
import { staffWith } from './fulfilling.ts'
import { placeOrder } from './ordering.ts'
import { expect as expectSoon, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })

test.use({
  reducedMotion: 'reduce',
  expectedErrors: [/status of (409|500)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|could not be loaded/],
})

const HOUR_MS = 3_600_000

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A guest's order, at its page; `deliver` has it handed over. */
async function withOrder(page: Page, { deliver = false } = {}) {
  const { data: order, trackKey } = await placeOrder(page.request, { quantity: 2 })
  const staff = staffWith(order.orderId)
  await staff.confirm()
  if (deliver) await staff.deliver()
  await page.goto(`/track-order?order=${order.orderId}&key=${trackKey}`)
  return { staff, order }
}

async function choosePhoto(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a5a33' } })
    .png()
    .toBuffer()
  await page.getByLabel('Add photos').setInputFiles({ name: 'seam.png', mimeType: 'image/png', buffer })
  await page.getByRole('img', { name: 'Photo 1' }).waitFor()
}

test('a time that somebody else took is said, and the choice goes on with what is free', async ({ page }) => {
  await withOrder(page)
  await button(page, 'Choose a day').click()
  const choice = dialog(page, 'Choose a day')
  await choice.getByRole('radio', { name: 'Morning' }).check()
  let isTaken = false
  await page.route('**/deliveries/1?*', async (route) => {
    if (isTaken) return route.continue()
    isTaken = true
    const json = { success: false, error: true, code: 'conflict', message: 'This time has just been taken.' }
    return route.fulfill({ status: 409, json })
  })
  await page.route('**/deliveries/1/slots?*', async (route) => {
    const response = await route.fetch()
    const json: SlotsReply = await response.json()
    json.data[0]!.slots[0]!.isFree = !isTaken
    await route.fulfill({ response, json })
  })
  await choice.getByRole('button', { name: 'Choose this time' }).click()
  await expect(choice.getByText('This time has just been taken.')).toBeVisible()
  await expect(choice.getByRole('radio', { name: 'Morning' })).toBeDisabled()

  await choice.getByRole('button', { name: 'Choose this time' }).click()
  await expect(choice.getByText('Please choose a time')).toBeVisible()
  await choice.getByRole('radio', { name: 'Evening' }).check()
  await choice.getByRole('button', { name: 'Choose this time' }).click()
  await expect(card(page, 'Your delivery')).toContainText('17:00 to 19:00')
})

test('days that do not come are told, and asked for again', async ({ page }) => {
  await withOrder(page)
  await page.route('**/deliveries/1/slots?*', (route) => route.abort())
  await button(page, 'Choose a day').click()
  const choice = dialog(page, 'Choose a day')
  await expect(choice.getByText('The days could not be loaded.')).toBeVisible()
  await page.unroute('**/deliveries/1/slots?*')
  await choice.getByRole('button', { name: 'Try again' }).click()
  await expect(choice.getByRole('radio', { name: 'Morning' })).toBeVisible()
})

test('a report outlives an outage, a closed dialog and a reload, and goes once', async ({ page, context }) => {
  await withOrder(page, { deliver: true })
  await button(page, 'Report damage').click()
  const report = dialog(page, 'Report damage')
  const words = report.getByLabel('What is wrong with it?')
  await words.fill('The seam is open.')
  await choosePhoto(page)

  await context.setOffline(true)
  await expect(report.getByText('You are offline. What you entered stays here')).toBeVisible()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText('what you entered is still here')).toBeVisible()
  await context.setOffline(false)
  await expect(report.getByText('You are offline.')).toHaveCount(0)

  await report.getByRole('button', { name: 'Not now' }).click()
  await button(page, 'Report damage').click()
  await expect(words).toHaveValue('The seam is open.')
  await expect(report.getByRole('img', { name: 'Photo 1' })).toBeVisible()

  // A photo is not kept over a reload, the words are.
  await page.reload()
  await button(page, 'Report damage').click()
  await expect(words).toHaveValue('The seam is open.')
  await choosePhoto(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/damage')) sent.push(request.url())
  })
  await report.getByRole('button', { name: 'Send report' }).dblclick()
  await expect(card(page, 'Damage')).toContainText('The seam is open.')
  expect(sent).toHaveLength(1)
  await expect(card(page, 'Damage').getByRole('img', { name: 'Photo 1' })).toBeVisible()

  await page.route('**/photos/*', (route) => route.abort())
  await page.reload()
  const again = button(page, 'Load photo 1 again')
  await expect(again).toBeVisible()
  await page.unroute('**/photos/*')
  await again.click()
  await expect(card(page, 'Damage').getByRole('img', { name: 'Photo 1' })).toBeVisible()
})

test('damage is too late 48 hours after the delivery, as the shop says', async ({ page }) => {
  const { staff } = await withOrder(page, { deliver: true })
  await button(page, 'Report damage').click()
  const report = dialog(page, 'Report damage')
  await report.getByLabel('What is wrong with it?').fill('The seam is open.')
  await choosePhoto(page)
  await staff.deliveredAgo(49 * HOUR_MS)
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText(/within 48 hours of the delivery, and these are over/)).toBeVisible()
  await expect(report.getByLabel('What is wrong with it?')).toHaveValue('The seam is open.')
  await page.keyboard.press('Escape')
  await expect(card(page, 'Damage')).toHaveCount(0)
  await expect(button(page, 'Return something')).toBeVisible()
})

test('a return that the shop does not take says why, and keeps what was entered', async ({ page }) => {
  await withOrder(page, { deliver: true })
  await button(page, 'Return something').click()
  const request = dialog(page, 'Return something')
  await request.getByRole('button', { name: 'Ask for the return' }).click()
  await expect(request.getByText('Please choose what you want to send back')).toBeVisible()
  await expect(request.getByRole('checkbox')).toBeFocused()
  await request.getByRole('checkbox').check()
  await request.getByLabel('Why?').fill('Too wide')

  await page.route('**/returns?*', (route) => route.fulfill({ status: 500, json: {} }))
  await request.getByRole('button', { name: 'Ask for the return' }).click()
  await expect(request.getByText('what you entered is still here')).toBeVisible()
  await expect(request.getByLabel('Why?')).toHaveValue('Too wide')
  await page.unroute('**/returns?*')
  await page.reload()
  await button(page, 'Return something').click()
  await expect(request.getByRole('checkbox')).toBeChecked()
  await request.getByRole('button', { name: 'Ask for the return' }).click()
  await expect(card(page, 'Returns')).toContainText('Too wide')
  // What opened the dialog is gone.
  await expect(card(page, 'Returns').locator(':focus')).toContainText('Too wide')

  await page.route('**/withdraw?*', (route) => route.fulfill({ status: 500, json: {} }))
  await button(page, 'Withdraw request').click()
  const asked = dialog(page, 'Withdraw this return?')
  await asked.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(page.getByText('The return could not be withdrawn')).toBeVisible()
  await page.unroute('**/withdraw?*')
  await asked.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(card(page, 'Returns').locator('[aria-current=step]')).toHaveText('Withdrawn')
})
