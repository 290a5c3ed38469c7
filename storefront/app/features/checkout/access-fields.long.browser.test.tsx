import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi } from '../../test/answer-api.ts'
import { field, givenCheckout, openFilledCheckout, pressOrder, takeOrders } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { visited } from '../../test/open-page.tsx'
import { givenPacked, wardrobe } from '../passages/packed.fixture.tsx'

const floor = (name: string) => page.getByRole('radio', { name, exact: true })
const lift = () => field('There is a lift')

/** Opens the checkout in a browser that keeps measures of a way with a lift. */
async function openWithMeasuredLift() {
  localStorage.setItem('passages', JSON.stringify({ has: { lift: true } }))
  givenGuest()
  givenCheckout({ quantity: 1, price: 64_000, isLarge: true })
  const product = givenPacked({ comesAssembled: true, packages: wardrobe }, { _id: '48' })
  answerApi({ 'GET /api/product/48': { status: 200, body: { success: true, message: '', product } } })
  await openFilledCheckout()
}

test('a lift that was measured for “Will it get in?” is not ticked: it may be that of another home', async () => {
  await openWithMeasuredLift()
  await floor('3').click()
  await expect.element(lift()).not.toBeChecked()
})

test('a ticked lift goes with the order as long as its box shows', async () => {
  const orders = takeOrders()
  await openWithMeasuredLift()
  await floor('3').click()
  await lift().click()
  await floor('Ground').click()
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).toMatchObject({ floor: 0, hasLift: false })
})

test('the choice of a floor moves nothing below it', async () => {
  await page.viewport(390, 844)
  givenGuest()
  givenCheckout({ quantity: 1, price: 64_000, isLarge: true })
  await openFilledCheckout()
  await expect.element(floor('3')).toBeVisible()
  await document.fonts.ready
  const express = page.getByRole('radio', { name: 'Express delivery' }).element()
  const distance = () => express.getBoundingClientRect().top - floor('3').element().getBoundingClientRect().top
  const before = distance()
  await floor('3').click()
  await expect.element(lift()).toBeVisible()
  expect(distance()).toBe(before)
})
