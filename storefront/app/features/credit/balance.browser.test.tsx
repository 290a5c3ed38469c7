import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import GiftCardsPage from '../../routes/gift-cards.tsx'
import { answerApi, done, refused } from '../../test/answer-api.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenShell } from '../../test/given-shell.ts'
import { loadNepali, openPage } from '../../test/open-page.tsx'
import { openAccount } from '../accounts/my-account/account-page.fixture.tsx'

const CODE = '7K2M-9QXT-04HB-PZ3W'

test('the page shows what is left on a gift card, and says when there is none', async () => {
  givenGuest()
  answerApi({ 'POST /api/gift-cards/balance': done('', { data: { codeEnd: 'PZ3W', balance: 2_500 } }) })
  await openPage('/gift-cards', GiftCardsPage, { loaderData: givenShell() })
  await page.getByRole('textbox', { name: 'Gift card code' }).fill(CODE)
  await page.getByRole('button', { name: 'See the balance' }).click()
  await expect.element(page.getByText('Nrs. 2,500 is left on the card that ends in PZ3W.')).toBeVisible()
  answerApi({ 'POST /api/gift-cards/balance': refused(404, 'not_found', 'No such card') })
  await page.getByRole('button', { name: 'See the balance' }).click()
  await expect.element(page.getByRole('form').getByText('No such card')).toBeVisible()
})

test('the page speaks Nepali', async () => {
  givenGuest()
  await loadNepali('credit', 'forms', 'session')
  await openPage('/gift-cards', GiftCardsPage, { loaderData: givenShell(), language: 'ne' })
  await expect.element(page.getByRole('button', { name: 'बाँकी रकम हेर्नुहोस्' })).toBeVisible()
})

test('My Account shows the store credit with its entries', async () => {
  const at = '2026-11-24T08:00:00.000Z'
  const entries = [
    { amount: -500, reason: 'order', orderId: 'KA-261121-7Q2M4XZP', at },
    { amount: 3_000, reason: 'given', orderId: null, at },
  ]
  await openAccount({}, { 'GET /api/user/credit': done('', { data: { balance: 2_500, isBlocked: false, entries } }) })
  await expect.element(page.getByText('You have Nrs. 2,500 of store credit. Use it at checkout.')).toBeVisible()
  await expect.element(page.getByText(/^Order KA-261121-7Q2M4XZP/)).toBeVisible()
  await expect.element(page.getByText('−Nrs. 500')).toBeVisible()
})

test('My Account says that blocked store credit pays nothing for now', async () => {
  const data = { balance: 2_500, isBlocked: true, entries: [] }
  await openAccount({}, { 'GET /api/user/credit': done('', { data }) })
  await expect
    .element(page.getByText('You have Nrs. 2,500 of store credit. It is blocked for now: please contact us.'))
    .toBeVisible()
})
