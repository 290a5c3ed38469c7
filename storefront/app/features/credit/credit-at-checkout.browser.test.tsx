import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { answerApi, done, refused } from '../../test/answer-api.ts'
import {
  CONFIRMED,
  field,
  givenCheckout,
  openFilledCheckout,
  orderButton,
  pressOrder,
  summary,
  takeOrders,
} from '../../test/given-checkout.ts'
import { givenGuest, givenMember } from '../../test/given-member.ts'
import { visited } from '../../test/open-page.tsx'
import { forgetCredit } from './credit-choice.ts'

beforeEach(forgetCredit)

const CODE = '7K2M-9QXT-04HB-PZ3W'
const givenCard = (balance: number) =>
  answerApi({ 'POST /api/gift-cards/balance': done('', { data: { codeEnd: 'PZ3W', balance } }) })

async function enterCode(): Promise<void> {
  await page.getByRole('button', { name: 'Use a gift card or store credit' }).click()
  await field('Gift card code').fill(CODE)
  await userEvent.keyboard('{Enter}')
}

test('a gift card pays a part, and the button names the rest', async () => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 7_800 })
  givenCard(2_000)
  const orders = takeOrders()
  await openFilledCheckout()
  await enterCode()
  await expect.element(summary().getByText('Gift card that ends in PZ3W: Nrs. 2,000')).toBeVisible()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 6,800')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 8,800')
  await enterCode()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 6,800')
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(orders.map(({ body }) => body)).toMatchObject([
    { credit: [{ code: CODE, amount: 2_000 }], shown: { total: 8_800 } },
  ])
})

test.each([
  [false, 1],
  [true, 0],
])('store credit, blocked: %s, is offered %d times', async (isBlocked, times) => {
  givenMember()
  givenCheckout({ quantity: 1, price: 7_800 })
  answerApi({ 'GET /api/user/credit': done('', { data: { balance: 2_500, isBlocked, entries: [] } }) })
  await openFilledCheckout()
  await page.getByRole('button', { name: 'Use a gift card or store credit' }).click()
  await expect.element(field('Gift card code')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Use my store credit: Nrs. 2,500' })).toHaveLength(times)
})

test('a card that covers everything leaves nothing to pay, and a refused one is taken off', async () => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 7_800 })
  givenCard(50_000)
  const reason = 'Nothing was ordered: the gift card or store credit has less than that by now.'
  const refusal = refused(409, 'figures_changed', reason)
  const orders = answerApi({
    'POST /api/orders': { ...refusal, body: { ...refusal.body, fields: { credit: reason } } },
  })
  await openFilledCheckout()
  await enterCode()
  await expect.element(summary().getByText('Nothing is left to pay.')).toBeVisible()
  await pressOrder()
  await expect.element(page.getByRole('form').getByText(reason)).toBeVisible()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 8,800')
  expect(orders.map(({ body }) => body)).toMatchObject([{ credit: [{ code: CODE, amount: 8_800 }] }])
})

test('a code that no card has says so, and stays to be corrected', async () => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 7_800 })
  const said = 'No gift card with this code can be used. Please check the code.'
  answerApi({ 'POST /api/gift-cards/balance': refused(404, 'not_found', said) })
  await openFilledCheckout()
  await enterCode()
  await expect.element(summary().getByText(said)).toBeVisible()
  await expect.element(field('Gift card code')).toHaveValue(CODE)
})
