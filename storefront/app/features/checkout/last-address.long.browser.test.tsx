import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import '../../messages/account-messages.ts'
import {
  agree,
  CONFIRMED,
  emailField,
  field,
  givenCheckout,
  keepFilledCheckout,
  openCheckout,
  openFilledCheckout,
  pressOrder,
  takeOrders,
} from '../../test/given-checkout.ts'
import { answerApi } from '../../test/answer-api.ts'
import { givenGuest, givenMember } from '../../test/given-member.ts'
import { givenOrder, good } from '../../test/given-order.ts'
import { visited } from '../../test/open-page.tsx'
import { keepCheckoutDraft } from './checkout-draft.ts'
import { keepLastAddress } from './last-address.ts'
import { enterHerAddress, nameSita } from './recipient.fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const note = () => page.getByText(/^This browser keeps the address of your last order for 7 days\./)

afterEach(() => vi.useRealTimers())

/** A guest's order was placed in this browser, and its tab was closed. */
function givenEarlierOrder() {
  keepFilledCheckout()
  keepCheckoutDraft('', { landmark: 'near the temple', zip: '33700' })
  keepLastAddress()
  sessionStorage.clear()
}

test('a guest’s second order begins with the address of the first, ward included', async () => {
  givenGuest()
  givenCheckout()
  const orders = takeOrders()
  await openFilledCheckout()
  await expect.element(note()).not.toBeInTheDocument()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  await cleanup()

  sessionStorage.clear() // another tab
  answerApi({ 'GET /api/orders/KA-261121-7Q2M4XZP': { status: 200, body: { ...good, data: givenOrder() } } })
  await openCheckout()
  await expect.element(note()).toBeVisible()
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await expect.element(emailField()).toHaveValue('asmita@post.example')
  await expect.element(field('District')).toHaveValue('Kaski')
  await expect.element(field('Ward')).toHaveValue('6')
  const chosen = page
    .getByRole('radio')
    .all()
    .filter((one) => (one.element() as HTMLInputElement).checked)
  expect(chosen.map((one) => (one.element() as HTMLInputElement).value)).toEqual(['cod'])
  await page.getByRole('radio', { name: 'Standard delivery' }).click()
  await agree()
  await pressOrder()
  await expect.poll(() => orders.length).toBe(2)
  const { shown: _, ...first } = orders[0]!.body as Record<string, unknown>
  expect(orders[1]!.body).toMatchObject(first)
})

test('clearing removes the address from the form and from the browser', async () => {
  givenGuest()
  givenCheckout()
  givenEarlierOrder()
  await openCheckout()
  await expect.element(field('Landmark (optional)')).toHaveValue('near the temple')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(note()).not.toBeInTheDocument()
  for (const label of ['Full name', 'Phone', 'Street address', 'Landmark (optional)', 'District']) {
    await expect.element(field(label)).toHaveValue('')
  }
  await expect.element(emailField()).toHaveValue('')
  await expect.element(field('Full name')).toHaveFocus()
  await cleanup()
  await openCheckout()
  await expect.element(field('Full name')).toHaveValue('')
  expect(localStorage.getItem('lastAddress')).toBeNull()
})

test('after seven days the next person at this browser sees nothing of it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 7 * DAY_MS - 1 })
  givenEarlierOrder()
  vi.useRealTimers()
  givenGuest()
  givenCheckout()
  await openCheckout()
  await expect.element(field('Full name')).toHaveValue('')
  await expect.element(note()).not.toBeInTheDocument()
  expect(localStorage.getItem('lastAddress')).toBeNull()
})

test('where another district is chosen for the shop only the person is filled in', async () => {
  localStorage.setItem('deliveryDistrict', 'Lalitpur')
  givenGuest()
  givenCheckout()
  givenEarlierOrder()
  await openCheckout()
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await expect.element(field('District')).toHaveValue('Lalitpur')
  await expect.element(field('Street address')).toHaveValue('')
  await expect.element(field('Zip (optional)')).toHaveValue('')
})

test('after a gift to somebody else the next order begins with the guest’s own address again', async () => {
  givenGuest()
  givenCheckout()
  takeOrders()
  givenEarlierOrder()
  await openCheckout()
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside')
  await expect.element(note()).toBeVisible()
  await nameSita()
  await expect.element(field('Street address')).toHaveValue('')
  await expect.element(note()).not.toBeInTheDocument()
  await enterHerAddress()
  await page.getByRole('radio', { name: 'Standard delivery' }).click()
  await page.getByRole('radio', { name: 'Cash on delivery' }).click()
  await agree()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  await cleanup()

  answerApi({ 'GET /api/orders/KA-261121-7Q2M4XZP': { status: 200, body: { ...good, data: givenOrder() } } })
  await openCheckout()
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside')
  await expect.element(note()).toBeVisible()
})

test('for somebody else the note names the contact alone, and still clears it', async () => {
  localStorage.setItem('deliveryDistrict', 'Humla')
  givenGuest()
  givenCheckout()
  givenEarlierOrder()
  await openCheckout()
  await page.getByRole('checkbox', { name: 'For somebody else' }).click()
  await expect.element(page.getByText(/^We filled in your name and contact from your last order\./)).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(field('Full name')).toHaveValue('')
})

test('where the shop goes by another district, the note says why the address is empty', async () => {
  localStorage.setItem('deliveryDistrict', 'Humla')
  givenGuest()
  givenCheckout()
  givenEarlierOrder()
  await openCheckout()
  await expect.element(field('Street address')).toHaveValue('')
  const said = /^We filled in your name and contact from your last order, but not its address in Kaski\./
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(note()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(field('Full name')).toHaveValue('')
})

test('where the shopper has entered something else before, no note says that it was filled in', async () => {
  givenGuest()
  givenCheckout()
  givenEarlierOrder()
  keepCheckoutDraft('', { name: 'Hira Gurung', phone: '9847654321' })
  await openCheckout()
  await expect.element(field('Full name')).toHaveValue('Hira Gurung')
  await expect.element(field('Street address')).toHaveValue('')
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('a member sees the account’s address, not that of a guest', async () => {
  givenMember({ name: 'Hira Gurung' })
  givenCheckout()
  givenEarlierOrder()
  await openCheckout()
  await expect.element(field('Full name')).toHaveValue('Hira Gurung')
  await expect.element(field('Landmark (optional)')).toHaveValue('')
  await expect.element(note()).not.toBeInTheDocument()
})
