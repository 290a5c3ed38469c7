import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { staff, staffSessions } from '#api/platform/db/schema.ts'
import {
  enterBackOffice,
  expectCleanOnEveryScreen,
  expectCleanOnTabletAndDesk,
  findOrder,
  newColleague,
} from './back-office.ts'
import { confirmOrder } from './confirming.ts'
import { staffWith } from './fulfilling.ts'
import { keepTokens, newMember, PASSWORD, tokensOf } from './members.ts'
import { placeOrder } from './ordering.ts'
import { findMail, inShop } from './shop-under-test.ts'
import { expect as expectSoon, hydrated, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })
// The proof has expired on purpose, and the deleted shopper's login is refused.
test.use({ expectedErrors: [/status of 40[13]/] })
// One story of two people, with an accessibility check of each page.
test.describe.configure({ timeout: 240_000 })

const STREET = 'Baidam, Lakeside-6'

test('staff answer a shopper who wants their data and then to be deleted, from the message to the end', async ({
  page,
  browser,
}) => {
  const { member, shopper, message, paid, unpaid } = await givenShopper(browser)
  const another = await placeOrder(page.request, { email: 'bibek@post.example', note: 'Knock at the blue gate' })
  const owner = await newColleague('owner')
  await enterBackOffice(page, '/tickets', owner)

  // The message, and a reply that asks for something that only this person knows.
  await page.getByRole('cell', { name: message, exact: true }).click()
  await expect(page.getByText('Send me all you hold of me, then delete it.')).toBeVisible()
  await page.getByRole('button', { name: 'Reply' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('What was the total of your last order?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible()
  await shopper.reload()
  await expect(shopper.getByText('What was the total of your last order?')).toBeVisible()
  await shopper.getByRole('textbox', { name: 'Reply' }).fill('It was Nrs. 3,400')
  await shopper.getByRole('button', { name: 'Send message' }).click()
  await expect(shopper.getByText('It was Nrs. 3,400')).toBeVisible()

  // The request: without a proof of the address nobody is searched for.
  await page.getByRole('menuitem', { name: 'Data requests' }).click()
  await page.getByRole('link', { name: 'New request' }).click()
  await expect(page.getByRole('heading', { name: 'New data request' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email)
  await page.getByLabel('What the person asks for').fill(`Message ${message}: a copy, then everything deleted`)
  await page.getByLabel('How you made sure who it is').fill('Answered from the address and named the last total')
  await act(page, 'Find the person').click()
  await expect(page.getByText('Write to this address first')).toBeVisible()
  await expectCleanOnEveryScreen(page)
  await page.getByLabel('I wrote to this email address').check()
  await act(page, 'Find the person').click()

  // What the shop holds, and the order that has to end first.
  await expect(page.getByRole('main').getByRole('heading', { name: 'Data request' })).toBeVisible()
  await expect(held(page, 'Orders')).toContainText('Stays without the person')
  await expect(held(page, 'Orders').getByRole('cell').nth(1)).toHaveText('2')
  await expect(held(page, 'Saved addresses')).toContainText('Will be deleted')
  await expect(held(page, 'Invoices and credit notes')).toContainText('Six years after the fiscal year')
  await expect(page.getByRole('link', { name: member.name })).toBeVisible()
  await expect(page.getByText(`${paid}: deliver or cancel it`)).toBeVisible()
  await expect(act(page, 'Delete person')).toBeDisabled()
  await expectCleanOnEveryScreen(page)

  // The copy is the shopper's own, whole, and nobody else's.
  const waiting = page.waitForEvent('download')
  await act(page, 'Download data').click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^kastha-data-request-.*\.json$/)
  const copy = await readFile(await file.path(), 'utf8')
  for (const own of [member.email, member.name, paid, unpaid, STREET, 'Ring twice', 'It was Nrs. 3,400']) {
    expect(copy).toContain(own)
  }
  for (const foreign of [another.data.orderId, 'bibek@post.example', 'blue gate']) expect(copy).not.toContain(foreign)
  await expect(page.getByText(/^Downloaded\. Hand the file to nobody else/)).toBeVisible()

  // The order ends, and the deletion asks for the password again.
  const request = page.url()
  await page.getByRole('link', { name: paid }).click()
  await expect(page.getByRole('heading', { name: `Order ${paid}` })).toBeVisible()
  await staffWith(paid).deliver()
  await page.goto(request)
  await expect(page.getByText('The deletion cancels these unpaid orders')).toContainText(unpaid)
  await letProofExpire(owner.email)
  await act(page, 'Delete person').click()
  await expect(page.getByRole('dialog')).toContainText(`These unpaid orders are cancelled: ${unpaid}.`)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete person' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm your identity' })
  await proof.getByLabel('Your password').fill(owner.password)
  await proof.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^The person is deleted\./)).toBeVisible()
  await expect(held(page, 'Saved addresses')).toContainText('Deleted')
  await expect(page.getByText(member.email)).toHaveCount(0)
  await expectCleanOnEveryScreen(page)
  await expect.poll(async () => (await findMail(owner.email))?.text).toContain('A owner')

  // The shopper is out, and cannot log in again.
  await shopper.goto('/login')
  await hydrated(shopper)
  await shopper.getByLabel('Email', { exact: true }).fill(member.email)
  await shopper.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await shopper.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(shopper.getByRole('status').getByText('Invalid email or password', { exact: true })).toBeVisible()

  // Orders name nobody; the invoice stays in the books as it was issued.
  for (const number of [unpaid, paid]) {
    await page.goto('/admin/orders')
    await findOrder(page, number)
    await expect(page.getByText(member.email)).toHaveCount(0)
    await expect(page.getByText(STREET)).toHaveCount(0)
    await expect(page.getByText(member.name)).toHaveCount(0)
    await expect(page.getByText('The customer’s personal data was deleted.')).toBeVisible()
  }
  await expectCleanOnTabletAndDesk(page)
  await page.getByText('only in the books').getByRole('link', { name: 'Reports' }).click()
  await page.getByRole('tab', { name: 'Invoice register' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  // The record says what was done, and a whole address still finds it.
  await page.goto('/admin/data-requests')
  await page.getByRole('textbox', { name: 'Whole email or phone number' }).fill(member.email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').last()).toContainText('Deleted')
  await shopper.context().close()
})

const act = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
/** The row of a kind of data. */
const held = (page: Page, kind: string): Locator => page.getByRole('row', { name: new RegExp(`^${kind} \\d`) })

/** A member with a confirmed order of the account and an unpaid one placed as a guest, who has written to the shop. */
async function givenShopper(browser: Browser) {
  const { baseURL } = test.info().project.use
  const open = async () =>
    (await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' })).newPage()
  const [shopper, guest] = [await open(), await open()]
  const member = await newMember('Asmita Gurung-Rai')
  const tokens = await tokensOf(shopper.request, member)
  const { data } = await placeOrder(shopper.request, { email: member.email, note: 'Ring twice' }, tokens.accesstoken)
  await confirmOrder(data.orderId)
  const { data: unpaid } = await placeOrder(guest.request, { email: member.email, payment: 'bank' })
  await guest.context().close()

  await keepTokens(shopper, tokens)
  await shopper.goto('/contact')
  await hydrated(shopper)
  const form = shopper.getByRole('form', { name: 'Write to us' })
  await expect(form.getByLabel('Email')).toHaveValue(member.email)
  await form.getByLabel('What is it about?').selectOption('other')
  await form.getByLabel('Your message').fill('Send me all you hold of me, then delete it.')
  await shopper.getByRole('button', { name: 'Send message' }).click()
  const message = (await shopper.getByText(/^KT-\d{6}-[0-9A-Z]{8}$/).textContent())!
  await shopper.getByRole('link', { name: 'See your message' }).click()
  return { member, shopper, message, paid: data.orderId, unpaid: unpaid.orderId }
}

/** Sets the last proof of a member of staff to before the limit. */
function letProofExpire(email: string): Promise<unknown> {
  return inShop(async ({ db }) => {
    const [colleague] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email))
    await db
      .update(staffSessions)
      .set({ provedAt: sql`now() - interval '16 minutes'` })
      .where(eq(staffSessions.staffId, colleague!.id))
  })
}
