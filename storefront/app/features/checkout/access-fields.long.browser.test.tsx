import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi } from '../../test/answer-api.ts'
import { field, givenCheckout, openFilledCheckout } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenPacked, wardrobe } from '../passages/packed.fixture.tsx'

const floor = (name: string) => page.getByRole('radio', { name, exact: true })
const lift = () => field('There is a lift')

/** Opens the checkout in a browser that keeps measures of a way with a lift, or without one. */
async function openWith(has: { lift: boolean }) {
  localStorage.setItem('passages', JSON.stringify({ has }))
  givenGuest()
  givenCheckout({ quantity: 1, price: 64_000, isLarge: true })
  const product = givenPacked({ comesAssembled: true, packages: wardrobe }, { _id: '48' })
  answerApi({ 'GET /api/product/48': { status: 200, body: { success: true, message: '', product } } })
  await openFilledCheckout()
}

test('a lift that the shopper has measured is ticked, until the shopper unticks it', async () => {
  await openWith({ lift: true })
  await floor('3').click()
  await expect.element(lift()).toBeChecked()
  await lift().click()
  await floor('Ground').click()
  await floor('2').click()
  await expect.element(lift()).not.toBeChecked()
})

test('measures without a lift leave the box unticked', async () => {
  await openWith({ lift: false })
  await floor('3').click()
  await expect.element(lift()).not.toBeChecked()
})

test('the lift of the shopper is not that of somebody else', async () => {
  await openWith({ lift: true })
  await page.getByRole('checkbox', { name: 'For somebody else' }).click()
  await floor('3').click()
  await expect.element(lift()).not.toBeChecked()
})
