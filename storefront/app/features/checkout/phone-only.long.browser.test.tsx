import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { answerApi } from '../../test/answer-api.ts'
import { emailField, field, fillCheckout, givenCheckout, openCheckout, pressOrder } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenPlaced, TRACK_KEY } from '../../test/given-order.ts'
import { visited } from '../../test/open-page.tsx'

const goods = { quantity: 1, price: 2_400 }
const takeOrders = () => answerApi({ 'POST /api/orders': { status: 201, body: givenPlaced({ email: '' }) } })

beforeEach(givenGuest)

test('a guest orders with a phone number alone, on a phone', async () => {
  await page.viewport(390, 844)
  givenCheckout()
  const orders = takeOrders()
  await openCheckout()
  await expect.element(page.getByText('Without an email address we send SMS.')).toBeVisible()
  await expect.element(emailField()).not.toBeRequired()
  await fillCheckout({ email: '' })
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(`/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`)
  expect(orders.map(({ body }) => body)).toMatchObject([
    {
      name: 'Asmita Gurung',
      phone: '9841234567',
      email: '',
      province: 'Gandaki',
      district: 'Kaski',
      city: 'Pokhara',
      ward: 6,
      street_address: 'Baidam, Lakeside',
      landmark: '',
      position: null,
      apartment: '',
      zip: '',
      method: 'standard',
      payment: 'cod',
    },
  ])
})

test('a phone that gets no SMS needs an email address', async () => {
  givenCheckout()
  const orders = takeOrders()
  await openCheckout()
  await fillCheckout({ email: '' })
  await field('Phone').fill('9611234567')
  await pressOrder()
  await expect.element(page.getByText('This phone number gets no SMS. Please enter an email address')).toBeVisible()
  await expect.element(emailField()).toHaveFocus()
  expect(orders).toEqual([])
  await emailField().fill('asmita@post.example')
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).toMatchObject({ phone: '9611234567', email: 'asmita@post.example' })
})

test('while the shop can send no SMS, the email address is required', async () => {
  givenCheckout({ ...goods, email: 'always' })
  const orders = takeOrders()
  await openCheckout()
  await expect.element(field('Email')).toBeRequired()
  await expect.element(page.getByText('We email you about this order.')).toBeVisible()
  await fillCheckout({ email: '' })
  await pressOrder()
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  expect(orders).toEqual([])
})
