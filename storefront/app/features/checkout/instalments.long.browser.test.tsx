import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { answerApi, refused } from '../../test/answer-api.ts'
import {
  CONFIRMED,
  givenCheckout,
  openFilledCheckout,
  pressOrder,
  takeOrders,
  type Goods,
} from '../../test/given-checkout.ts'
import { offer } from '../../test/given-instalments.ts'
import { givenGuest } from '../../test/given-member.ts'
import { visited } from '../../test/open-page.tsx'

const goods = (): Goods => ({ quantity: 1, price: 49_000, instalments: [offer, { ...offer, _id: '5', months: 6 }] })

const wish = () => page.getByRole('checkbox', { name: 'I would like to pay in instalments (EMI)' })
const transfer = () => page.getByRole('radio', { name: 'Bank transfer' })
const plan = () => page.getByRole('radio', { name: 'Himchuli Bank: 12 months' })

const REASON = 'this plan for instalments has ended'

beforeEach(givenGuest)

/** Opens the checkout and chooses the plan. @returns the goods, which the test may change */
async function openWithPlan(): Promise<Goods> {
  const given = goods()
  givenCheckout(given)
  await openFilledCheckout()
  await wish().click()
  await plan().click()
  return given
}

/** Refuses each order for its plan, and offers only these from then on. @returns the refused orders */
function refusePlan(given: Goods, left: NonNullable<Goods['instalments']>) {
  return answerApi({
    'POST /api/orders': () => {
      given.instalments = left
      const { status, body } = refused(409, 'figures_changed', `Nothing was ordered: ${REASON}.`)
      return { status, body: { ...body, fields: { instalments: REASON } } }
    },
  })
}

test('a wish for instalments is sent with the figures shown, and chooses bank transfer', async () => {
  givenCheckout(goods())
  await openFilledCheckout()
  await expect.element(page.getByText(/^EMI from Nrs. 4,350 a month for 12 months/)).toBeVisible()
  await wish().click()
  await expect.element(transfer()).toBeChecked()
  await plan().click()
  const sent = takeOrders()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(sent.map(({ body }) => body)).toMatchObject([
    { payment: 'bank', instalments: { plan: '4', version: '8f3a', instalment: 4_350, totalPaid: 52_194 } },
  ])
})

test('a wish without a plan places no order, and names what is missing', async () => {
  givenCheckout(goods())
  await openFilledCheckout()
  await wish().click()
  await expect.element(plan()).toBeVisible()
  await pressOrder()
  await expect.element(page.getByText('Please choose a bank and the months')).toBeVisible()
  await expect.element(plan()).toHaveFocus()
})

test('another way of payment takes the wish back', async () => {
  givenCheckout(goods())
  await openFilledCheckout()
  await wish().click()
  await plan().click()
  await page.getByRole('radio', { name: 'Cash on delivery' }).click()
  await expect.element(wish()).not.toBeChecked()
  const sent = takeOrders()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(sent[0]!.body).not.toHaveProperty('instalments')
})

test('a message beside the plans says that the chosen one has ended, and the form keeps its entries', async () => {
  const given = await openWithPlan()
  refusePlan(given, [{ ...offer, _id: '5', months: 6 }])
  await pressOrder()
  await expect.element(page.getByText(REASON)).toBeVisible()
  await expect.poll(() => plan().query()).toBeNull()
  await expect.element(page.getByLabelText('Full name', { exact: true })).toHaveValue('Asmita Gurung')
})

test('a wish that no plan fits any more places no order until it is taken back', async () => {
  const given = await openWithPlan()
  const refusals = refusePlan(given, [])
  await pressOrder()
  await expect.element(wish()).toHaveAccessibleDescription(/^No plan fits this order any more/)
  await expect.element(wish()).toHaveFocus()
  transfer().element().focus()
  await pressOrder()
  await expect.element(wish()).toHaveFocus()
  expect(refusals).toHaveLength(1)
  await wish().click()
  await expect.poll(() => wish().query()).toBeNull()
  await expect.element(transfer()).toHaveFocus()
  const sent = takeOrders()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(sent[0]!.body).toMatchObject({ payment: 'bank' })
  expect(sent[0]!.body).not.toHaveProperty('instalments')
})

test('a delivery method that takes the order out of every plan leaves the wish to be taken back', async () => {
  const given = await openWithPlan()
  given.instalments = []
  await page.getByRole('radio', { name: 'Express delivery' }).click()
  await expect.element(page.getByText(/^No plan fits this order any more/)).toBeVisible()
  const sent = takeOrders()
  await pressOrder()
  await expect.element(wish()).toHaveFocus()
  expect(sent).toEqual([])
})

test('an order that no plan is for asks nothing about instalments', async () => {
  givenCheckout()
  await openFilledCheckout()
  expect(wish().query()).toBeNull()
})
