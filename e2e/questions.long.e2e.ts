import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { enterBackOffice } from './back-office.ts'
import { comeBack } from './members.ts'
import { readMail } from './shop-under-test.ts'
import { expect, hydrated, test } from './test.ts'

test.use({ reducedMotion: 'reduce' })

/** A product about which no other test asks. */
const PRODUCT = '/product/9'
const ANSWER = 'Yes: each leg has a foot that turns by two centimeters.'

/** Letters only, as a text with many digits may look like a phone number. */
const newQuestion = () => `Is it steady on an old floor? ${randomUUID().replaceAll(/[\d-]/g, '')}`

const section = (page: Page) => page.getByRole('region', { name: 'Questions and answers' })
const entry = (page: Page, question: string) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: question }) })
const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, words: RegExp) => page.getByRole('status').getByText(words)

async function openProduct(page: Page): Promise<void> {
  await page.goto(PRODUCT)
  await hydrated(page)
}

/** Asks on the product's page. Members give neither name nor address. */
async function ask(page: Page, question: string, guest?: { name: string; email: string }): Promise<void> {
  await section(page).getByRole('button', { name: 'Ask a question' }).click()
  await dialog(page).getByLabel('Your question').fill(question)
  if (guest) {
    await dialog(page).getByLabel('Your name').fill(guest.name)
    await dialog(page).getByLabel('Email or mobile number (optional)').fill(guest.email)
  }
  await dialog(page).getByRole('button', { name: 'Send question' }).click()
  await expect(toast(page, /^Thank you for your question/)).toBeVisible()
}

/** Finds a question in the back office. @returns its row */
async function findAsStaff(page: Page, question: string) {
  await enterBackOffice(page, '/questions')
  await page.getByRole('textbox', { name: 'Question, product or name' }).fill(question)
  const row = page.getByRole('row').filter({ hasText: question })
  await expect(row).toHaveCount(1)
  return row
}

test('a visitor asks, staff answer in the back office, and the product page shows both', async ({ page, browser }) => {
  const question = newQuestion()
  const email = `${randomUUID()}@post.example`
  await openProduct(page)
  await ask(page, question, { name: 'Sabina Shrestha', email })
  await openProduct(page)
  await expect(section(page)).toBeVisible()
  await expect(entry(page, question)).toHaveCount(0)

  const staff = await browser.newPage()
  const row = await findAsStaff(staff, question)
  await row.getByRole('button', { name: 'Answer and publish' }).click()
  await dialog(staff).getByRole('textbox', { name: 'Answer', exact: true }).fill(ANSWER)
  await dialog(staff).getByRole('button', { name: 'Publish' }).click()
  await expect(staff.getByText('Answer published')).toBeVisible()
  await staff.close()

  await openProduct(page)
  await expect(entry(page, question)).toContainText('Asked by Sabina S.')
  const answers = page.getByRole('list', { name: `Answers to: ${question}` })
  await expect(answers).toContainText('Kastha')
  await expect(answers).toContainText(ANSWER)
  await expectAccessible(page)
  expect(await readMail(email, /each leg has a foot that turns/)).not.toBe('')
})

test('a member corrects a question that waits, and deletes it once it is published @slow', async ({
  page,
  browser,
}) => {
  const question = newQuestion()
  const corrected = `${question} Really?`
  await comeBack(page, PRODUCT)
  await hydrated(page)
  await ask(page, question)
  await section(page).scrollIntoViewIfNeeded()
  const own = section(page).getByRole('list', { name: 'Your questions' })
  await own.getByRole('button', { name: `Edit: ${question}` }).click()
  await expectAccessible(page)
  await dialog(page).getByRole('textbox', { name: 'Your question' }).fill(corrected)
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, /^Your question is changed/)).toBeVisible()

  const staff = await browser.newPage()
  const row = await findAsStaff(staff, corrected)
  await row.getByRole('button', { name: 'Publish question' }).click()
  await expect(staff.getByText('Question published')).toBeVisible()
  await staff.close()

  await openProduct(page)
  await section(page).scrollIntoViewIfNeeded()
  await entry(page, corrected)
    .getByRole('button', { name: `Delete your question: ${corrected}` })
    .click()
  await dialog(page).getByRole('button', { name: 'Delete question' }).click()
  await dialog(page).getByRole('button', { name: 'Delete permanently' }).click()
  await expect(toast(page, /^Your question is deleted/)).toBeVisible()
  await openProduct(page)
  await expect(section(page)).toBeVisible()
  await expect(entry(page, corrected)).toHaveCount(0)
})
