import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../messages/account-messages.ts'
import {
  CONFIRMED,
  emailField,
  fillCheckout,
  givenCheckout,
  openCheckout,
  pressOrder,
  takeOrders,
} from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { visited } from '../../test/open-page.tsx'
import { readCheckoutDraft } from './checkout-draft.ts'

const status = () => page.getByRole('status').filter({ hasText: 'Did you mean' })
const empty = () => page.getByText('Without an email address we send SMS.')
const plain = () => page.getByText('We email you about this order.')
const noteHeight = () => plain().element().closest('p')!.getBoundingClientRect().height
const take = () => page.getByRole('button', { name: 'Yes, use it' })

beforeEach(async () => {
  givenGuest()
  givenCheckout()
  await openCheckout()
})

test('the hint says that SMS come without an email address only while the field is empty', async () => {
  await expect.element(empty()).toBeVisible()
  await expect.element(plain()).not.toBeVisible()
  await emailField().fill('asmita@post.example')
  await expect.element(empty()).not.toBeVisible()
  await expect.element(plain()).toBeVisible()
  await expect.element(emailField()).toHaveAccessibleDescription('We email you about this order.')
  await emailField().fill('')
  await expect.element(empty()).toBeVisible()
})

test('a mistyped domain gets a hint once its field is left, and a press takes it over', async () => {
  await userEvent.click(emailField())
  await userEvent.keyboard('asmita@gmial.com')
  await expect.element(plain()).toBeVisible()
  await expect.element(status()).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(status()).toHaveTextContent('Did you mean asmita@gmail.com? Yes, use it')
  await expect.element(page.getByRole('checkbox', { name: 'For somebody else' })).toHaveFocus()
  await expect.element(plain()).not.toBeVisible()
  await userEvent.tab({ shift: true })
  await expect.element(take()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(emailField()).toHaveValue('asmita@gmail.com')
  await expect.element(emailField()).toHaveFocus()
  await expect.element(status()).not.toBeInTheDocument()
  await expect.element(plain()).toBeVisible()
  expect(readCheckoutDraft('').email).toBe('asmita@gmail.com')
})

test('the hint goes while the buyer types, and a right address gets none', async () => {
  await emailField().fill('asmita@yaho.com')
  await userEvent.tab()
  await expect.element(status()).toBeVisible()
  await userEvent.click(emailField())
  await expect.element(status()).toBeVisible()
  await userEvent.keyboard('{End}m')
  await expect.element(status()).not.toBeInTheDocument()
  await emailField().fill('asmita@yahoo.com')
  await userEvent.tab()
  await expect.element(plain()).toBeVisible()
  await expect.element(status()).not.toBeInTheDocument()
})

test('an order with the address as typed goes on', async () => {
  const orders = takeOrders()
  await fillCheckout({ email: 'asmita@gmial.com' })
  await expect.element(status()).toBeVisible()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(orders[0]!.body).toMatchObject({ email: 'asmita@gmial.com' })
})

test('the hint takes the line of the text that it replaces', async () => {
  await page.viewport(390, 844)
  const before = noteHeight()
  await emailField().fill('asmita.gurung@gmial.com')
  await userEvent.tab()
  await expect.element(status()).toBeVisible()
  expect(noteHeight()).toBeCloseTo(before, 0)
  expect(take().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
})
