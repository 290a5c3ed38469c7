import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { enterBackOffice, expectCleanOnTabletAndDesk } from './back-office.ts'
import { expect as expectSoon, hydrated, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })
test.describe.configure({ timeout: 120_000 })

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Sends the custom order form as a guest. @returns the request's number and the path of its page */
async function askForPiece(page: Page): Promise<{ number: string; path: string }> {
  await page.goto('/product/1#custom-order')
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Order Custom-Sized Furniture' })
  const given = { Name: 'Asmita Gurung', Email: 'guest@post.example', Phone: '9841234567', Width: '165.5' }
  for (const [label, value] of Object.entries({ ...given, Height: '110', Depth: '210' })) {
    await form.getByLabel(label, { exact: false }).and(page.locator('input')).fill(value)
  }
  await form.locator('input[name=photos]').setInputFiles('seed/art/categories/bedroom.webp')
  await form.getByRole('button', { name: 'Send request' }).click()
  const number = (await page.getByText(/^KC-\d{6}-\w{8}$/).textContent())!
  const link = page.getByRole('link', { name: 'See your request' })
  return { number, path: (await link.getAttribute('href'))! }
}

test('a custom piece is requested, quoted, ordered, paid and made @slow', async ({ page }) => {
  const { number, path } = await askForPiece(page)
  await enterBackOffice(page, '/custom-requests')
  await page.getByRole('cell', { name: number }).click()
  await expect(page.getByRole('img', { name: '165.5 cm wide, 210 cm deep and 110 cm high' })).toBeVisible()
  await expect(page.getByRole('img', { name: `Custom piece ${number}, photo 1 of 1` })).toBeVisible()
  await expectCleanOnTabletAndDesk(page)

  await act(page, 'Send quote').click()
  await dialog(page).getByLabel('Price (Rs)').fill('1,20,001')
  await dialog(page).getByLabel('Production time in weeks').fill('6')
  await dialog(page).getByLabel('Message to the customer').fill('In sal timber, oiled twice.')
  await act(page, 'Preview email').click()
  await expect(dialog(page).getByText('In sal timber, oiled twice.').nth(1)).toBeVisible()
  await expect(dialog(page).getByText(/The deposit will be Nrs. 60,001/)).toBeVisible()
  await expectAccessible(page)
  await act(page, 'Send quote').click()
  await expect(page.getByText('Quote sent').first()).toBeVisible()

  const key = new URL(path, 'http://shop.example').searchParams.get('key')!
  const request = await (await page.request.get(`/api/custom-orders/${number}?key=${key}`)).json()
  const place = { province: 'Bagmati', district: 'Kathmandu', city: 'Kathmandu', zip: '44600', method: 'standard' }
  const person = { name: 'Asmita Gurung', email: 'guest@post.example', phone: '9841234567', agreed: true, floor: 2 }
  const figures = await page.request.post(`/api/custom-orders/${number}/figures?key=${key}`, {
    data: { district: 'Kathmandu', method: 'standard' },
  })
  const { totals, deposit } = (await figures.json()).data
  const shown = { quoteId: request.data.quote._id, total: totals.total, deposit }
  const accepted = await page.request.post(`/api/custom-orders/${number}/accept?key=${key}`, {
    data: { ...person, ...place, street_address: 'Baneshwor Marg 12', payment: 'bank', shown },
  })
  const { data: order, trackKey } = await accepted.json()

  // The deposit, paid by bank transfer.
  const voucher = {
    name: 'voucher.webp',
    mimeType: 'image/webp',
    buffer: await readFile('seed/art/categories/bedroom.webp'),
  }
  await page.request.post(`/api/orders/${order.orderId}/voucher?key=${trackKey}`, { multipart: { photo: voucher } })
  await page.goto('/admin/vouchers')
  await page.getByRole('cell', { name: order.orderId }).click()
  await expect(page.getByRole('img', { name: /^Voucher for/ })).toBeVisible()
  await expectCleanOnTabletAndDesk(page)
  await act(page, 'Accept').click()
  await dialog(page).getByLabel('Reference from the statement').fill(`NMB ${number}`)
  await dialog(page).getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Accepted').first()).toBeVisible()

  await page.goto('/admin/custom-requests')
  await page.getByRole('cell', { name: number }).click()
  await act(page, 'Update stage').click()
  await dialog(page).getByLabel('Stage').click()
  await page.getByRole('option', { name: 'Making' }).press('Enter')
  await dialog(page).getByLabel('Message to the customer').fill('The frame stands.')
  await act(page, 'Update').click()
  await expect(page.getByText('The frame stands.')).toBeVisible()

  await page.goto(`/track-order?order=${order.orderId}&key=${trackKey}`)
  const making = page.getByRole('list', { name: 'Production progress' })
  await expect(making.getByText('The frame stands.')).toBeVisible()
})
