import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AddressesReply } from '#contract/addresses.ts'
import '../../messages/account-messages.ts'
import { answerApi } from '../../test/answer-api.ts'
import { CONFIRMED, takeOrders, field, givenCheckout, openCheckout, pressOrder } from '../../test/given-checkout.ts'
import { givenMember } from '../../test/given-member.ts'
import { good } from '../../test/given-order.ts'
import { visited } from '../../test/open-page.tsx'

const saved = () => field('Saved addresses')

test('a member’s profile fills in the form, and the order belongs to the account', async () => {
  givenMember()
  givenCheckout({ quantity: 4, price: 7_800 })
  const orders = takeOrders()
  await openCheckout()
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await expect.element(field('Phone')).toHaveValue('9841234567')
  await expect.element(field('Email')).toHaveValue('asmita@post.example')
  await expect.element(field('District')).toHaveValue('Kaski')
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside-6')
  await expect.element(field('Town / City')).toHaveValue('Pokhara')
  await field('Ward').selectOptions('6')
  await page.getByRole('radio', { name: 'Express delivery' }).click()
  await page.getByRole('radio', { name: 'Bank transfer' }).click()
  await page.getByRole('checkbox', { name: /^I agree/ }).click()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(orders[0]!.headers.get('authorization')).toBe('Bearer access-token')
})

test('a saved address is filled in, and another can be chosen', async () => {
  givenMember()
  givenCheckout()
  const person = { name: 'Hira Gurung', phone: '9851023456' }
  const place = { province: 'Bagmati', landmark: '', position: null, apartment: '', zip: '44600' }
  const kept = { ...person, ...place, floor: null, hasLift: false, access: '' }
  const addresses: AddressesReply = {
    ...good,
    data: [
      { ...kept, _id: '1', district: 'Lalitpur', city: 'Patan', ward: null, street_address: 'Mangal Bazar 3' },
      { ...kept, _id: '2', district: 'Bhaktapur', city: 'Madhyapur Thimi', ward: 4, street_address: 'Balkumari 4' },
    ],
  }
  answerApi({ 'GET /api/addresses': { status: 200, body: addresses } })
  await openCheckout()
  const shown = () => (saved().element() as HTMLSelectElement).selectedOptions[0]!.textContent
  const other = 'Hira Gurung, Balkumari 4, Madhyapur Thimi-4, Bhaktapur'
  await expect.element(field('Full name')).toHaveValue('Hira Gurung')
  await expect.element(field('Email')).toHaveValue('asmita@post.example')
  await expect.element(field('District')).toHaveValue('Lalitpur')
  await expect.element(field('Street address')).toHaveValue('Mangal Bazar 3')
  await expect.poll(shown).toMatch(/Mangal Bazar 3/)
  await saved().selectOptions(other)
  await expect.element(field('Street address')).toHaveValue('Balkumari 4')
  await expect.element(field('District')).toHaveValue('Bhaktapur')

  await expect.poll(shown).toBe(other)
  await field('Street address').fill('Balkumari 5')
  await expect.poll(shown).toBe('Another address')
  await saved().selectOptions(other)
  await expect.element(field('Street address')).toHaveValue('Balkumari 4')

  await field('District').selectOptions('Kathmandu')
  await expect.poll(shown).toBe('Another address')
  await expect.element(field('Town / City')).toHaveValue('')
  await expect.element(field('Zip (optional)')).toHaveValue('')
  await field('Town / City').selectOptions('Kirtipur')
  await field('Province').selectOptions('Gandaki')
  await expect.element(field('District')).toHaveValue('')
  await expect.element(field('Town / City')).toBeDisabled()
})
