import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { answerApi, refused } from '../../test/answer-api.ts'
import { field, fillCheckout, givenCheckout, openCheckout, pressOrder } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenPlaced, TRACK_KEY } from '../../test/given-order.ts'
import { visited } from '../../test/open-page.tsx'

const CONFIRMED = `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`

/** @returns the orders that were sent */
const takeOrders = () => answerApi({ 'POST /api/orders': { status: 201, body: givenPlaced() } })

const lakeside = { slug: 'pokhara', name: 'Kastha Lakeside', address: 'Baidam Marg, Pokhara' }
const jhamsikhel = { slug: 'lalitpur', name: 'Kastha Jhamsikhel', address: 'Jhamsikhel Marg, Lalitpur' }
const store = () => page.getByLabelText('Store to collect it at')

test('a single store with pickup is named and needs no choice', async () => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 2_400, stores: [lakeside] })
  const orders = takeOrders()
  await openCheckout()
  await expect.element(field('Phone')).toHaveAccessibleDescription('The driver will call this number')
  await fillCheckout({ method: 'Pickup', payment: 'Cash on collection' })
  await expect.element(field('Phone')).toHaveAccessibleDescription('We call this number about your order')
  await expect.element(page.getByRole('heading', { name: 'Pickup', exact: true })).toBeVisible()
  const pickup = page.getByRole('radio', { name: 'Pickup' })
  await expect.element(pickup).toHaveAccessibleDescription(/Kastha Lakeside, Baidam Marg, Pokhara/)
  await expect.element(store()).not.toBeInTheDocument()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(orders.map(({ body }) => body)).toMatchObject([{ method: 'pickup', store: 'pokhara' }])
})

test.for([
  [true, /All your items are at this store now/],
  [false, /Not all of your items are at this store yet/],
] as const)('the shopper reads whether all items are at the store: %s', async ([hasAll, words]) => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 2_400, stores: [{ ...lakeside, hasAll }] })
  await openCheckout()
  await fillCheckout({ method: 'Pickup', payment: 'Cash on collection' })
  await expect.element(page.getByRole('radio', { name: 'Pickup' })).toHaveAccessibleDescription(words)
})

test('the shopper chooses among several stores, and learns when the chosen one is gone', async () => {
  const goods = { quantity: 1, price: 2_400, stores: [jhamsikhel, lakeside] }
  givenGuest()
  givenCheckout(goods)
  await openCheckout()
  await fillCheckout({ method: 'Pickup', payment: 'Cash on collection' })
  await expect.element(store()).toHaveValue('lalitpur')
  await store().selectOptions('Kastha Lakeside, Baidam Marg, Pokhara')
  await expect
    .element(page.getByRole('radio', { name: 'Pickup' }))
    .toHaveAccessibleDescription(/Kastha Lakeside, Baidam Marg, Pokhara/)

  const gone = 'Nothing was ordered: orders can no longer be collected at this store.'
  const { status, body } = refused(409, 'figures_changed', gone)
  const orders = answerApi({ 'POST /api/orders': { status, body: { ...body, fields: { store: gone } } } })
  goods.stores = [jhamsikhel]
  await pressOrder()
  await expect.element(page.getByText(`Something has changed. Nothing was ordered. ${gone}`)).toBeVisible()
  await expect.element(store()).not.toBeInTheDocument()
  expect(orders.map((order) => order.body)).toMatchObject([{ method: 'pickup', store: 'pokhara' }])
})
