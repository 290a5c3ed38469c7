import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { field, givenCheckout, openCheckout } from '../../test/given-checkout.ts'
import { answerApi } from '../../test/answer-api.ts'
import { givenAddress, givenBuyer } from '../../test/given-address.ts'
import { good } from '../../test/given-order.ts'
import { keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'
import { keepBuyer } from '../orders/order/keep-buyer.ts'
import { givenGuest, givenMember, givenProfile } from '../../test/given-member.ts'
import { chooseDistrict, readDistrict } from '../delivery-zones/district/district.ts'

test('the checkout goes by the district of the shop, and a choice in it holds for the shop', async () => {
  givenGuest()
  givenCheckout()
  chooseDistrict('Kaski')
  await openCheckout()
  await expect.element(field('District')).toHaveValue('Kaski')
  await expect.element(field('Province')).toHaveValue('Gandaki')
  await field('District').selectOptions('Humla')
  expect(readDistrict()).toBe('Humla')
  await field('Town / City').selectOptions('Simkot')
  await cleanup()
  // In the header of another page.
  chooseDistrict('Lalitpur')
  await openCheckout()
  await expect.element(field('District')).toHaveValue('Lalitpur')
  await expect.element(field('Province')).toHaveValue('Bagmati')
  await expect.element(field('Town / City')).toHaveValue('')
})

test('a member’s address in another district than the shop’s is not filled in', async () => {
  givenMember()
  givenCheckout()
  chooseDistrict('Humla')
  await openCheckout()
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await expect.element(field('District')).toHaveValue('Humla')
  await expect.element(field('Street address')).toHaveValue('')
})

const kept = givenAddress({ floor: 2, hasLift: true, access: 'Narrow lane' })

test('a member’s last address in the district of the shop is filled in with its municipality and ward', async () => {
  givenMember()
  givenCheckout()
  answerApi({ 'GET /api/addresses': { status: 200, body: { ...good, data: [kept] } } })
  chooseDistrict('Rupandehi')
  await openCheckout()
  await expect.element(field('Street address')).toHaveValue('Milanchok')
  await expect.element(field('District')).toHaveValue('Rupandehi')
  await expect.element(field('Town / City')).toHaveValue('Butwal')
  await expect.element(field('Ward')).toHaveValue('8')
})

test('a member’s next order of large goods knows the floor of the address', async () => {
  givenMember()
  givenCheckout({ quantity: 1, price: 64_000, isLarge: true })
  answerApi({ 'GET /api/addresses': { status: 200, body: { ...good, data: [kept] } } })
  await openCheckout()
  await page.getByRole('radio', { name: 'Standard delivery' }).click()
  await expect.element(page.getByRole('radio', { name: '2', exact: true })).toBeChecked()
  await expect.element(field('There is a lift')).toBeChecked()
})

test('a town that was registered by its Nepali name is found', async () => {
  givenMember({ province: 'Lumbini', district: 'Rupandehi', City: 'बुटवल', street_address_1: 'Milanchok' })
  givenCheckout()
  await openCheckout()
  await expect.element(field('Street address')).toHaveValue('Milanchok')
  await expect.element(field('Town / City')).toHaveValue('Butwal')
})

test('an order again brings its address to the checkout, unless another one was entered', async () => {
  const buyer = { ...kept, email: '', recipient: null, business: null, payment: 'cod' } as const
  givenGuest()
  givenCheckout({ quantity: 1, price: 2_400, isLarge: true })
  keepBuyer('', buyer)
  await openCheckout()
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await expect.element(field('Street address')).toHaveValue('Milanchok')
  await expect.element(field('Ward')).toHaveValue('8')
  expect(readCheckoutDraft('').floor).toBe('2')
  keepBuyer('', { ...buyer, street_address: 'Traffic Chok', ward: 9 })
  expect(readCheckoutDraft('')).toMatchObject({ street_address: 'Milanchok', ward: '8' })
})

test('the shop goes by the district of an order again, not by one that was chosen meanwhile', async () => {
  givenGuest()
  givenCheckout()
  chooseDistrict('Humla')
  keepBuyer('', givenBuyer())
  expect(readDistrict()).toBe('Rupandehi')
  await openCheckout()
  await expect.element(field('District')).toHaveValue('Rupandehi')
  await expect.element(field('Street address')).toHaveValue('Milanchok')
  await expect.element(page.getByRole('radio', { name: 'Cash on delivery' })).toBeEnabled()
})

test('where an address was entered, an order again leaves the district of the shop', () => {
  chooseDistrict('Kaski')
  keepCheckoutDraft('', { district: 'Kaski', city: 'Pokhara', street_address: 'Traffic Chok' })
  keepBuyer('', givenBuyer())
  expect(readDistrict()).toBe('Kaski')
  expect(readCheckoutDraft('')).toMatchObject({ district: 'Kaski', street_address: 'Traffic Chok' })
})

test('an order again for somebody else brings recipient and address, whatever the shop goes by', async () => {
  const sita = { name: 'Sita Rai', phone: '9847654321', isGift: true }
  givenGuest()
  givenCheckout()
  chooseDistrict('Kaski')
  keepBuyer('', { ...kept, email: '', recipient: sita, business: null, payment: 'cod' })
  await openCheckout()
  await expect.element(field('For somebody else')).toBeChecked()
  await expect.element(field('Recipient’s full name')).toHaveValue('Sita Rai')
  await expect.element(field('Recipient’s phone')).toHaveValue('9847654321')
  await expect.element(field('District')).toHaveValue('Rupandehi')
  await expect.element(field('Street address')).toHaveValue('Milanchok')
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  expect(readDistrict()).toBe('Kaski')
})

test('the position of a door does not move to another district', async () => {
  givenMember()
  givenCheckout()
  const position = { latitude: 27.7, longitude: 83.45 }
  answerApi({ 'GET /api/addresses': { status: 200, body: { ...good, data: [{ ...kept, position }] } } })
  await openCheckout()
  await expect.element(field('Ward')).toHaveValue('8')
  await expect.poll(() => readCheckoutDraft(givenProfile()._id).position).not.toBe('')
  await field('District').selectOptions('Kaski')
  await expect.poll(() => readCheckoutDraft(givenProfile()._id).position).toBe('')
})

test('a shopper who looks at another district’s fee finds municipality and ward again', async () => {
  givenGuest()
  givenCheckout()
  await openCheckout()
  await field('District').selectOptions('Kaski')
  await field('Town / City').selectOptions('Pokhara')
  await field('Ward').selectOptions('6')
  await field('District').selectOptions('Humla')
  await expect.element(field('Town / City')).toHaveValue('')
  await field('District').selectOptions('Kaski')
  await expect.element(field('Town / City')).toHaveValue('Pokhara')
  await expect.element(field('Ward')).toHaveValue('6')
})

test('what a member chose as a guest does not keep the rest of the address out', async () => {
  givenMember()
  givenCheckout()
  answerApi({ 'GET /api/addresses': { status: 200, body: { ...good, data: [kept] } } })
  chooseDistrict('Rupandehi')
  keepCheckoutDraft('', { province: 'Lumbini', district: 'Rupandehi', street_address: '' })
  await openCheckout()
  await expect.element(field('Town / City')).toHaveValue('Butwal')
  await expect.element(field('Ward')).toHaveValue('8')
  await expect.element(field('Street address')).toHaveValue('Milanchok')
})
