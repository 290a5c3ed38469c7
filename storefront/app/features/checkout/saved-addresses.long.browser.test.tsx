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

const place = { province: 'Bagmati', landmark: '', position: null, apartment: '', zip: '44600' }
const kept = { name: 'Asmita Gurung', phone: '9851023456', ...place, floor: null, hasLift: false, access: '' }
const gift = {
  ...kept,
  _id: '9',
  name: 'Hira Gurung',
  phone: '9841765432',
  district: 'Lalitpur',
  city: 'Lalitpur',
  ward: 5,
}

test.for([
  {
    what: 'the newest address under the member’s own name',
    own: { ...kept, _id: '1', name: 'asmita GURUNG', district: 'Bhaktapur', city: 'Bhaktapur', ward: 4 },
    expected: ['asmita GURUNG', '9851023456', 'Balkumari 4', 'Bhaktapur'],
  },
  {
    what: 'the profile’s address where none has that name',
    own: undefined,
    expected: ['Asmita Gurung', '9841234567', 'Baidam, Lakeside-6', 'Kaski'],
  },
])('after an order to somebody else the form begins with $what', async ({ own, expected }) => {
  givenMember()
  givenCheckout()
  const data = [{ ...gift, street_address: 'Nakhipot 12' }, ...(own ? [{ ...own, street_address: 'Balkumari 4' }] : [])]
  answerApi({ 'GET /api/addresses': { status: 200, body: { ...good, data } } })
  await openCheckout()
  const [name, phone, street, district] = expected
  await expect.element(field('District')).toHaveValue(district)
  await expect.element(field('Street address')).toHaveValue(street)
  await expect.element(field('Phone')).toHaveValue(phone)
  await expect.element(field('Full name')).toHaveValue(name)
  await saved().selectOptions('Hira Gurung, Nakhipot 12, Lalitpur-5, Lalitpur')
  await expect.element(field('Full name')).toHaveValue('Hira Gurung')
  await saved().selectOptions('Another address')
  await expect.element(field('Street address')).toHaveValue('')
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await expect.element(field('Phone')).toHaveValue('9841234567')
})

test('after an order to somebody else the profile’s address can be chosen, also where another district is', async () => {
  localStorage.setItem('deliveryDistrict', 'Lalitpur')
  givenMember()
  givenCheckout()
  const data = [{ ...gift, street_address: 'Nakhipot 12' }]
  answerApi({ 'GET /api/addresses': { status: 200, body: { ...good, data } } })
  await openCheckout()
  const own = 'Asmita Gurung, Baidam, Lakeside-6, Pokhara, Kaski'
  await saved().selectOptions(own)
  await expect.element(field('District')).toHaveValue('Kaski')
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside-6')
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await field('Ward').selectOptions('6')
  const shown = () => (saved().element() as HTMLSelectElement).selectedOptions[0]!.textContent
  await expect.poll(shown).toBe(own)
})

test('the list names the town of the profile’s address in Nepali, too', async () => {
  givenMember({ cityName: 'पोखरा' })
  givenCheckout()
  const data = [{ ...gift, cityName: 'ललितपुर', street_address: 'Nakhipot 12' }]
  answerApi({ 'GET /api/addresses': { status: 200, body: { ...good, data } } })
  await openCheckout()
  await saved().selectOptions('Asmita Gurung, Baidam, Lakeside-6, पोखरा, Kaski')
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside-6')
})

test('a profile without an address leaves the last one', async () => {
  givenMember({ street_address_1: '' })
  givenCheckout()
  const data = [{ ...gift, street_address: 'Nakhipot 12' }]
  answerApi({ 'GET /api/addresses': { status: 200, body: { ...good, data } } })
  await openCheckout()
  await expect.element(field('Street address')).toHaveValue('Nakhipot 12')
  await expect.element(field('Full name')).toHaveValue('Hira Gurung')
})

test('a saved address is filled in, and another can be chosen', async () => {
  givenMember()
  givenCheckout()
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
  const other = 'Asmita Gurung, Balkumari 4, Madhyapur Thimi-4, Bhaktapur'
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
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
