import { expectAccessible, violations } from './axe.ts'
import { demoOwner, enterBackOffice } from './back-office.ts'
import { findMail } from './shop-under-test.ts'
import { expect, test } from './test.ts'

test('staff reply to a complaint, add a note about a customer and find a review @slow', async ({ page }) => {
  const sent = await page.request.post('/api/tickets', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      name: 'Asmita Gurung',
      email: 'asmita@kastha.example',
      phone: '',
      kind: 'complaint',
      order: '',
      message: 'The table rocks since the first day.',
    },
  })
  const { data: ticket, key } = await sent.json()
  await enterBackOffice(page)
  await page.getByRole('link', { name: /Complaints to answer/ }).click()
  await page.getByRole('cell', { name: ticket.number }).click()
  await page.getByRole('button', { name: 'Reply' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('We come on Monday.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible()
  await expect(page.getByText('We come on Monday.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('menuitem', { name: 'Customers' }).click()
  await page.getByRole('cell', { name: 'asmita@kastha.example' }).click()
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Prefers calls in the evening')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Prefers calls in the evening')).toBeVisible()

  await page.getByRole('menuitem', { name: 'Reviews' }).click()
  await page.getByRole('textbox', { name: 'Review, product or name' }).fill('knitted pouffe')
  await expect(page.getByRole('link', { name: 'Ilam knitted pouffe' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/contact/${ticket.number}?key=${key}`)
  await expect(page.getByText('We come on Monday.')).toBeVisible()
})

test.describe('without a login', () => {
  test.use({ expectedErrors: [/the server responded with a status of 401/] })

  test('the link in the shop’s mail asks for one, then opens the message @slow', async ({ page }) => {
    const sent = await page.request.post('/api/tickets', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: { name: 'A', email: 'a@post.example', phone: '', kind: 'question', order: '', message: 'Does it rock?' },
    })
    const { number } = (await sent.json()).data
    const mailed = async () => (await findMail('namaste@kastha.example', new RegExp(number)))?.text
    await expect.poll(mailed, { timeout: 15_000 }).toContain(`/admin/tickets/${number}`)

    await page.goto(`/admin/tickets/${number}`)
    await page.getByLabel('Email').fill(demoOwner.email)
    await page.getByLabel('Password').fill(demoOwner.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/admin\/tickets\/[\da-f-]{36}\/show$/)
    await expect(page.getByText('Does it rock?')).toBeVisible()
  })
})

test('the dashboard shows key figures that link to their lists @slow', async ({ page }) => {
  await enterBackOffice(page)
  await expect(page.getByRole('heading', { name: 'Namaste, Bishnu Tamang' })).toBeVisible()
  await page.getByRole('button', { name: '90 days' }).click()
  await expect(page.getByRole('region', { name: 'Best sellers, last 90 days' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('region', { name: 'Failed searches' }).getByRole('link', { name: 'View all' }).click()
  await expect(page.getByRole('heading', { name: /failed searches/i }).first()).toBeVisible()
})
