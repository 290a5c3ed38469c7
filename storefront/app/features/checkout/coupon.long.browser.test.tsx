import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { answerApi } from '../../test/answer-api.ts'
import {
  COUPON,
  field,
  givenCheckout,
  openFilledCheckout,
  orderButton,
  pressOrder,
  summary,
} from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenPlaced, TRACK_KEY } from '../../test/given-order.ts'
import { visited } from '../../test/open-page.tsx'

const CONFIRMED = `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`

/** @returns the orders that were sent */
const takeOrders = () => answerApi({ 'POST /api/orders': { status: 201, body: givenPlaced() } })

test('a valid code gives a discount, and an invalid one says why not', async () => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 7_800 })
  const orders = takeOrders()
  await openFilledCheckout()
  await field('Coupon code').fill('no-such')
  await userEvent.keyboard('{Enter}')
  await expect.element(summary().getByText('no-such is not a valid code')).toBeVisible()
  await expect.element(field('Coupon code')).toHaveFocus()
  await field('Coupon code').fill(COUPON.toLowerCase())
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(summary().getByText(`${COUPON} is applied`)).toBeVisible()
  await expect.element(summary()).toMatchTextContent(/−Nrs\. 780/)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 8,800')
  await field('Coupon code').fill(COUPON)
  await userEvent.keyboard('{Enter}')
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 8,020')
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(orders.map(({ body }) => body)).toMatchObject([{ coupon: COUPON, shown: { total: 8_020 } }])
})

test.for([
  [390, 844],
  [1366, 657],
] as const)('in a window of %i × %i, one sees why a code was refused', async ([width, height]) => {
  await page.viewport(width, height)
  givenGuest()
  givenCheckout({ quantity: 1, price: 7_800 })
  await openFilledCheckout()
  await field('Coupon code').fill('no-such')
  const apply = page.getByRole('button', { name: 'Apply' })
  apply.element().scrollIntoView({ block: 'end' })
  await apply.click()
  await expect.element(summary().getByText('no-such is not a valid code')).toBeInViewport({ ratio: 1 })
})

test('a typed code that was not applied is applied before anything is ordered', async () => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 7_800 })
  const orders = takeOrders()
  await openFilledCheckout()
  await field('Coupon code').fill(COUPON)
  await pressOrder()
  await expect.element(page.getByRole('form').getByText(/^We have just checked your coupon code\./)).toBeVisible()
  await expect.element(summary().getByText(`${COUPON} is applied`)).toBeVisible()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 8,020')
  expect(orders).toEqual([])
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(orders.map(({ body }) => body)).toMatchObject([{ coupon: COUPON, shown: { total: 8_020 } }])
})

test('a code refused on ordering stops the order once, and the next click orders without it @slow', async () => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 7_800 })
  const orders = takeOrders()
  await openFilledCheckout()
  await field('Coupon code').fill('no-such')
  await pressOrder()
  await expect.element(summary().getByText('no-such is not a valid code')).toBeVisible()
  expect(orders).toEqual([])
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(orders.map(({ body }) => body)).toMatchObject([{ coupon: '', shown: { total: 8_800 } }])
})

test('the focus stays at the code, and a refusal goes when the code is changed', async () => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 7_800 })
  await openFilledCheckout()
  await field('Coupon code').fill('no-such')
  await userEvent.keyboard('{Enter}')
  const refusal = summary().getByText('no-such is not a valid code')
  await expect.element(refusal).toBeVisible()
  await field('Coupon code').fill('')
  await expect.element(refusal).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Pickup' }).click()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 7,800')
  await expect.element(refusal).not.toBeInTheDocument()
  await field('Coupon code').fill(COUPON)
  await userEvent.keyboard('{Enter}')
  const remove = page.getByRole('button', { name: 'Remove' })
  await expect.element(remove).toHaveFocus()
  await expect.element(remove).toHaveAccessibleDescription(`${COUPON} is applied`)
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Coupon code')).toHaveFocus()
})
