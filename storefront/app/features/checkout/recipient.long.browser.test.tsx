import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import '../../messages/account-messages.ts'
import {
  agree,
  field,
  fillCheckout,
  givenCheckout,
  openCheckout,
  openFilledCheckout,
  pressOrder,
  takeOrders,
} from '../../test/given-checkout.ts'
import { givenGuest, givenMember } from '../../test/given-member.ts'
import { visited } from '../../test/open-page.tsx'
import { chooseDistrict, readDistrict } from '../delivery-zones/district/district.ts'
import { box, enterHerAddress, gift, nameSita } from './recipient.fixture.ts'

test('an order names somebody else once the box is ticked, and not after it is unticked', async () => {
  givenGuest()
  givenCheckout()
  const orders = takeOrders()
  await openFilledCheckout()
  await expect.element(field('Recipient’s phone')).not.toBeInTheDocument()
  await expect.element(page.getByText('The driver will call this number')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Use my position' })).toBeVisible()
  await nameSita()
  await expect.element(page.getByText('The driver will call this number')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Use my position' })).not.toBeInTheDocument()
  await gift().click()
  await box().click()
  await expect.element(gift()).not.toBeInTheDocument()
  await box().click()
  await expect.element(gift()).toBeChecked()
  await enterHerAddress()
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).toMatchObject({
    name: 'Asmita Gurung',
    street_address: 'Phulbari 3',
    recipient_name: 'Sita Rai',
    recipient_phone: '9847654321',
    is_gift: true,
  })
})

test('an order for oneself sends no recipient', async () => {
  givenGuest()
  givenCheckout()
  const orders = takeOrders()
  await openFilledCheckout()
  await nameSita()
  await box().click()
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  for (const name of ['recipient', 'recipient_name', 'recipient_phone', 'is_gift']) {
    expect(orders[0]!.body).not.toHaveProperty(name)
  }
})

test('a ticked box needs a name and a mobile number, and keeps what was typed', async () => {
  givenGuest()
  givenCheckout()
  const orders = takeOrders()
  await openFilledCheckout()
  await box().click()
  await pressOrder()
  await expect.element(field('Recipient’s full name')).toHaveFocus()
  await expect.element(field('Recipient’s full name')).toBeInvalid()
  await field('Recipient’s full name').fill('sita rai')
  await field('Recipient’s phone').fill('12345')
  await gift().click()
  await pressOrder()
  await expect.element(field('Recipient’s phone')).toHaveFocus()
  await expect.element(field('Recipient’s phone')).toHaveValue('12345')
  await expect.element(field('Recipient’s full name')).toHaveValue('Sita Rai')
  await expect.element(gift()).toBeChecked()
  expect(orders).toEqual([])
})

test('after a gift this browser knows no address of it, and the shop goes by the district from before', async () => {
  givenGuest()
  givenCheckout()
  takeOrders()
  chooseDistrict('Lalitpur')
  await openCheckout()
  await fillCheckout()
  expect(readDistrict()).toBe('Kaski')
  await nameSita()
  expect(readDistrict()).toBe('Lalitpur')
  await field('District').selectOptions('Gorkha')
  await field('District').selectOptions('Kaski')
  expect(readDistrict()).toBe('Lalitpur')
  await enterHerAddress()
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(readDistrict()).toBe('Lalitpur')
  expect(localStorage.getItem('lastAddress')).toBeNull()
})

test('a reload keeps the recipient and the district of the address', async () => {
  givenGuest()
  givenCheckout()
  const orders = takeOrders()
  chooseDistrict('Lalitpur')
  await openCheckout()
  await fillCheckout()
  await nameSita()
  await enterHerAddress()
  await cleanup()
  await openCheckout()
  await expect.element(box()).toBeChecked()
  await expect.element(field('Recipient’s full name')).toHaveValue('Sita Rai')
  await expect.element(field('District')).toHaveValue('Kaski')
  await expect.element(field('Street address')).toHaveValue('Phulbari 3')
  expect(readDistrict()).toBe('Lalitpur')
  await agree()
  await pressOrder()
  await expect.poll(() => orders.length).toBe(1)
  expect(orders[0]!.body).toMatchObject({ district: 'Kaski', recipient_phone: '9847654321', is_gift: false })
})

test('unticked again, the shop goes by the district of the form', async () => {
  givenGuest()
  givenCheckout()
  chooseDistrict('Lalitpur')
  await openFilledCheckout()
  await box().click()
  await field('District').selectOptions('Kaski')
  await field('Street address').fill('Phulbari 3')
  expect(readDistrict()).toBe('Lalitpur')
  await box().click()
  expect(readDistrict()).toBe('Kaski')
})

const typedPlace = ['Street address', 'Landmark (optional)', 'Apartment (optional)', 'Zip (optional)']
const theirs = ['Town / City', 'Ward', ...typedPlace]

/** The buyer has entered a whole address, of a home on the third floor. */
async function enterWholeAddress() {
  givenGuest()
  givenCheckout({ quantity: 1, price: 64_000, isLarge: true })
  await openFilledCheckout()
  await field('Landmark (optional)').fill('near the temple')
  await field('Apartment (optional)').fill('Flat 4')
  await field('Zip (optional)').fill('33700')
  await floor('3').click()
  await field('There is a lift').click()
  await access().fill('Narrow lane')
}

const floor = (name: string) => page.getByRole('radio', { name, exact: true })
const access = () => page.getByLabelText(/^Narrow lane/)

test('the ticked box empties the buyer’s address, and unticked it brings that back', async () => {
  await enterWholeAddress()
  await box().click()
  for (const label of theirs) await expect.element(field(label)).toHaveValue('')
  await expect.element(field('District')).toHaveValue('Kaski')
  await expect.element(floor('3')).not.toBeChecked()
  await expect.element(access()).toHaveValue('')
  await field('District').selectOptions('Gorkha')
  await box().click()
  await expect.element(field('District')).toHaveValue('Kaski')
  const own = ['Pokhara', '6', 'Baidam, Lakeside', 'near the temple', 'Flat 4', '33700']
  for (const [at, label] of theirs.entries()) await expect.element(field(label)).toHaveValue(own[at])
  await expect.element(floor('3')).toBeChecked()
  await expect.element(field('There is a lift')).toBeChecked()
  await expect.element(access()).toHaveValue('Narrow lane')
})

test('an address typed for the recipient stays when the box is unticked', async () => {
  await enterWholeAddress()
  await box().click()
  await field('Landmark (optional)').fill('behind the school')
  await box().click()
  await expect.element(field('Landmark (optional)')).toHaveValue('behind the school')
  await expect.element(field('Street address')).toHaveValue('')
  await expect.element(field('Town / City')).toHaveValue('')
})

test('a district that the buyer looked at does not bring the buyer’s town into the recipient’s address', async () => {
  givenGuest()
  givenCheckout()
  await openFilledCheckout()
  await field('District').selectOptions('Gorkha')
  await box().click()
  await field('District').selectOptions('Kaski')
  await expect.element(field('Town / City')).toHaveValue('')
})

test('after a reload a member’s own address does not come into that of the recipient', async () => {
  givenMember()
  givenCheckout()
  await openCheckout()
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside-6')
  await nameSita()
  await cleanup()
  await openCheckout()
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await expect.element(field('Street address')).toHaveValue('')
  await expect.element(field('Town / City')).toHaveValue('')
})

test('cash on delivery says that the driver asks the recipient for it', async () => {
  givenGuest()
  givenCheckout()
  await openFilledCheckout()
  const cash = page.getByRole('radio', { name: 'Cash on delivery' })
  await expect.element(cash).toHaveAccessibleDescription('Pay when your order arrives')
  await box().click()
  await expect.element(cash).toHaveAccessibleDescription('The driver asks the recipient for the money')
})

test('where cash is not possible, nothing says that the driver asks the recipient for it', async () => {
  givenGuest()
  givenCheckout()
  await openFilledCheckout()
  await box().click()
  await gift().click()
  const cash = page.getByText(/the driver asks the recipient for the amount/)
  await expect.element(cash).toBeVisible()
  await field('Province').selectOptions('Karnali')
  await field('District').selectOptions('Humla')
  await expect.element(cash).not.toBeInTheDocument()
})
