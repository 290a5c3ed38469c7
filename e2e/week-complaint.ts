import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ContactBody } from '#contract/tickets.ts'
import { enterBackOffice, expectCleanOnEveryScreen, type Colleague } from './back-office.ts'
import { staffWith } from './fulfilling.ts'
import { findMail } from './shop-under-test.ts'
import { expect as expectSoon } from './test.ts'
import { readPapers, readStock } from './week-books.ts'
import type { Bought, Good } from './week-orders.ts'

const expect = expectSoon.configure({ timeout: 30_000 })
const GIFT = 1_000

type Desk = { page: Page; support: Colleague; manager: Colleague }

/** A buyer complains: the support answers, a manager exchanges the piece and sends a gift card. */
export async function calmDown({ page, support, manager }: Desk, angry: Bought, old: Good, instead: Good) {
  const complaint = {
    name: 'Sarita Magar',
    email: angry.email,
    kind: 'complaint',
    order: angry.number,
    message: 'The stool rocks. I want another piece, at once.',
  } satisfies ContactBody
  const sent = await page.request.post('/api/tickets', {
    data: complaint,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(sent.status(), await sent.text()).toBe(201)

  await enterBackOffice(page, '/tickets', support)
  await page.getByRole('textbox', { name: /Message or order/ }).fill(angry.number)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').nth(1).click()
  await expect(page.getByText('The stool rocks.')).toBeVisible()
  await page.getByRole('button', { name: 'Reply' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('We are sorry. A bench comes instead, at no cost.')
  await expectCleanOnEveryScreen(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible()
  await expect.poll(async () => (await findMail(angry.email, /^Our answer/))?.text).toContain('A bench comes instead')

  const stock = { old: await readStock(old), instead: await readStock(instead) }
  await enterBackOffice(page, '', manager)
  await page.goto(`/admin/orders/${angry.id}/show`)
  await page.getByRole('link', { name: 'Exchange' }).click()
  await page.getByRole('region', { name: 'Comes back' }).getByRole('combobox', { name: 'Quantity' }).click()
  await page.getByRole('option', { name: '1', exact: true }).click()
  const out = page.getByRole('region', { name: 'Goes out' })
  await out.getByRole('searchbox', { name: /^Find items/ }).fill(instead.sku)
  await out.getByRole('button', { name: `Add ${instead.name}` }).click()
  await page.getByRole('textbox', { name: 'Discount by the shop' }).fill(String(instead.price - old.price))
  await page.getByRole('textbox', { name: 'Reason' }).fill('A bench for the stool that rocks')
  await expect(page.getByText('Nothing is left to pay.')).toBeVisible()
  await expectCleanOnEveryScreen(page)
  await page.getByRole('button', { name: 'Exchange', exact: true }).click()
  await expect(page.getByText(/^Exchanged for order KA-/)).toBeVisible()
  await staffWith(angry.number).receiveReturn()
  expect(await readStock(old)).toBe(stock.old + 1)
  expect(await readStock(instead)).toBe(stock.instead - 1)
  const kinds = (await readPapers([angry])).map(({ kind }) => kind)
  expect(kinds).toEqual(['credit-note', 'invoice'])

  await page.goto('/admin/credit/create')
  await page.getByRole('textbox', { name: 'Amount' }).fill(String(GIFT))
  await page.getByRole('combobox', { name: 'Paid by' }).click()
  await page.getByRole('option', { name: 'Given away' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('For the trouble')
  await page.getByRole('textbox', { name: 'Recipient', exact: true }).fill('Sarita Magar')
  await page.getByRole('textbox', { name: 'Recipient’s email' }).fill(angry.email)
  await expectCleanOnEveryScreen(page)
  await page.getByRole('button', { name: 'Sell the card' }).click()
  await expect(page.getByText(/^Write this code on the card/)).toBeVisible()
  await expect.poll(async () => (await findMail(angry.email, /^A gift card/))?.subject).toContain('1,000')
}
