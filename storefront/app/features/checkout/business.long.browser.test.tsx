import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { answerApi } from '../../test/answer-api.ts'
import {
  agree,
  field,
  givenCheckout,
  keepFilledCheckout,
  openCheckout,
  openFilledCheckout,
  pressOrder,
} from '../../test/given-checkout.ts'
import { givenGuest, givenMember } from '../../test/given-member.ts'
import { givenPlaced } from '../../test/given-order.ts'
import { givenBuyer } from '../../test/given-address.ts'
import { visited } from '../../test/open-page.tsx'
import { readSession } from '../accounts/session/session.ts'
import { keepBuyer } from '../orders/order/keep-buyer.ts'
import { keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'
import { enterHerAddress, nameSita } from './recipient.fixture.ts'

const himal = { name: 'Himal Hotel', pan: '123456789' }
const box = () => page.getByRole('checkbox', { name: 'Invoice for a business' })
const address = () => field('Address of the business')
const hint = () => page.getByText('Buying for a business? Have its PAN on the invoice.')

/** @returns the orders that were sent */
const takeOrders = (reply = givenPlaced()) => answerApi({ 'POST /api/orders': { status: 201, body: reply } })

test('an order is for a business once its box is ticked, and not after it is unticked', async () => {
  givenGuest()
  givenCheckout()
  const orders = takeOrders()
  await openFilledCheckout()
  await box().click()
  await field('Name as on the PAN').fill(himal.name)
  await field('PAN').fill('१२३४५६७८९')
  await box().click()
  await expect.element(field('PAN')).not.toBeInTheDocument()
  await box().click()
  await expect.element(field('PAN')).toHaveValue('१२३४५६७८९')
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).toMatchObject({ business_name: himal.name, pan: '१२३४५६७८९' })
})

test('an order of a person sends no business', async () => {
  givenGuest()
  givenCheckout()
  const orders = takeOrders()
  await openFilledCheckout()
  await box().click()
  await field('PAN').fill('12')
  await box().click()
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).not.toHaveProperty('pan')
  expect(orders[0]!.body).not.toHaveProperty('business_name')
})

test('a ticked box needs a name and nine digits', async () => {
  givenGuest()
  givenCheckout()
  const orders = takeOrders()
  await openFilledCheckout()
  await box().click()
  await pressOrder()
  await expect.element(page.getByText('Please enter the name as on the PAN')).toBeVisible()
  await expect.element(field('Name as on the PAN')).toHaveFocus()
  await expect.element(page.getByText('Please enter the 9 digits of the PAN')).toBeVisible()
  await field('Name as on the PAN').fill(himal.name)
  await field('PAN').fill('12345')
  await pressOrder()
  await expect.element(page.getByText('Please enter the 9 digits of the PAN')).toBeVisible()
  expect(orders).toEqual([])
})

test('a member’s last business is filled in with the tick, and the account knows a new one', async () => {
  givenMember({ business: himal })
  givenCheckout()
  const { data, ...reply } = givenPlaced()
  const other = { name: 'Everest Lodge', pan: '987654321' }
  takeOrders({ ...reply, data: { ...data, business: other } })
  await openFilledCheckout()
  await expect.element(box()).not.toBeChecked()
  await box().click()
  await expect.element(field('Name as on the PAN')).toHaveValue(himal.name)
  await expect.element(field('PAN')).toHaveValue(himal.pan)
  await field('Name as on the PAN').fill(other.name)
  await field('PAN').fill(other.pan)
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(readSession().user?.business).toEqual(other)
})

describe('the address of the business', () => {
  test('can stay blank where the buyer receives the order', async () => {
    givenMember({ business: { ...himal, address: 'Birta Marg 4, Kathmandu' } })
    givenCheckout()
    const orders = takeOrders()
    await openFilledCheckout()
    await box().click()
    await expect.element(address()).toHaveValue('Birta Marg 4, Kathmandu')
    await address().fill('')
    await expect.element(page.getByText('Leave blank if it is the address of the order')).toBeVisible()
    await pressOrder()
    await expect.element(visited()).toBeInTheDocument()
    expect(orders[0]!.body).toMatchObject({ pan: himal.pan, business_address: '' })
  })

  test('is needed where somebody else does', async () => {
    givenGuest()
    givenCheckout()
    const orders = takeOrders()
    await openFilledCheckout()
    await nameSita()
    await enterHerAddress()
    await box().click()
    await pressOrder()
    // One press names every missing field.
    await expect.element(page.getByText('Please enter the 9 digits of the PAN')).toBeVisible()
    await expect.element(page.getByText('Please enter the address of the business')).toBeVisible()
    await field('Name as on the PAN').fill(himal.name)
    await field('PAN').fill(himal.pan)
    await pressOrder()
    await expect.element(address()).toHaveFocus()
    expect(orders).toEqual([])
    await address().fill('Birta Marg 4, Kathmandu')
    await pressOrder()
    await expect.element(visited()).toBeInTheDocument()
    expect(orders[0]!.body).toMatchObject({ recipient_name: 'Sita Rai', business_address: 'Birta Marg 4, Kathmandu' })
  })
})

test.for([
  [98_999, 0],
  [99_000, 1],
] as const)('with delivery for 1,000, goods for %s mention the PAN %s times', async ([price, times]) => {
  givenGuest()
  givenCheckout({ quantity: 1, price })
  await openFilledCheckout()
  await expect.element(box()).toBeVisible()
  await expect.poll(() => hint().length).toBe(times)
})

test('an order again is for the same business, and paid in the same way', async () => {
  givenGuest()
  givenCheckout()
  const orders = takeOrders()
  keepFilledCheckout()
  keepCheckoutDraft('', { payment: '' })
  keepBuyer('', givenBuyer({ business: { ...himal, address: 'Thamel, Kathmandu' }, payment: 'esewa' }))
  await openCheckout()
  await agree()
  await expect.element(box()).toBeChecked()
  await expect.element(address()).toHaveValue('Thamel, Kathmandu')
  await expect.element(page.getByRole('radio', { name: 'eSewa' })).toBeChecked()
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).toMatchObject({ business_name: himal.name, pan: himal.pan, payment: 'esewa' })
})

test('an order again keeps the business that was entered since', async () => {
  keepCheckoutDraft('', { business: 'on', business_name: 'Rai Interiors', pan: '301234567' })
  keepBuyer('', givenBuyer({ business: himal }))
  expect(readCheckoutDraft('')).toMatchObject({ business_name: 'Rai Interiors', pan: '301234567' })
})

test('an order again leaves the box unticked that the shopper unticked', async () => {
  givenGuest()
  givenCheckout()
  await openFilledCheckout()
  await box().click()
  await field('Name as on the PAN').fill(himal.name)
  await box().click()
  await expect.poll(() => readCheckoutDraft('').business).toBe('')
  keepBuyer('', givenBuyer({ business: himal }))
  expect(readCheckoutDraft('')).toMatchObject({ business: '', business_name: himal.name })
})
