import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import '../../messages/account-messages.ts'
import { answerApi } from '../../test/answer-api.ts'
import {
  agree,
  field,
  givenCheckout,
  openCheckout,
  openFilledCheckout,
  pressOrder,
  takeOrders,
} from '../../test/given-checkout.ts'
import { givenGuest, givenMember } from '../../test/given-member.ts'
import { good } from '../../test/given-order.ts'
import { readDistrict } from '../delivery-zones/district/district.ts'
import { box, enterHerAddress, gift, nameSita } from './recipient.fixture.ts'

const mother = {
  _id: '9',
  name: 'Hira Gurung',
  phone: '9841765432',
  province: 'Bagmati',
  district: 'Lalitpur',
  city: 'Lalitpur',
  ward: 5,
  street_address: 'Nakhipot 12',
  landmark: '',
  position: null,
  apartment: '',
  zip: '44700',
  floor: null,
  hasLift: false,
  access: '',
}
const method = (name: string) => page.getByRole('radio', { name })
const collect = () => method('Pickup').click()
const deliver = () => method('Standard delivery').click()
const saved = () => field('Saved addresses')
const hers = 'Hira Gurung, Nakhipot 12, Lalitpur-5, Lalitpur'

test('a recipient whom the buyer has typed stays when a saved address is chosen', async () => {
  givenMember()
  givenCheckout()
  answerApi({ 'GET /api/addresses': { status: 200, body: { ...good, data: [mother] } } })
  await openCheckout()
  await nameSita()
  await saved().selectOptions(hers)
  await expect.element(field('Street address')).toHaveValue('Nakhipot 12')
  await expect.element(field('Recipient’s full name')).toHaveValue('Sita Rai')
  await expect.element(field('Recipient’s phone')).toHaveValue('9847654321')
})

test('with the box, a saved address fills in the recipient, and the buyer stays', async () => {
  givenMember()
  givenCheckout()
  answerApi({ 'GET /api/addresses': { status: 200, body: { ...good, data: [mother] } } })
  const orders = takeOrders()
  await openCheckout()
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await box().click()
  await saved().selectOptions(hers)
  await expect.element(field('Recipient’s full name')).toHaveValue('Hira Gurung')
  await expect.element(field('Recipient’s phone')).toHaveValue('9841765432')
  await expect.element(field('Street address')).toHaveValue('Nakhipot 12')
  await expect.element(saved()).toHaveDisplayValue(hers)
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await expect.element(field('Phone')).toHaveValue('9841234567')
  await saved().selectOptions('Another address')
  for (const label of ['Recipient’s full name', 'Recipient’s phone', 'Street address']) {
    await expect.element(field(label)).toHaveValue('')
  }
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await saved().selectOptions(hers)
  await expect.element(field('Street address')).toHaveValue('Nakhipot 12')
  await expect.element(field('Ward')).toHaveValue('5')
  await deliver()
  await expect.element(method('Standard delivery')).toBeChecked()
  await method('Cash on delivery').click()
  await agree()
  await pressOrder()
  await expect.poll(() => orders.length).toBe(1)
  expect(orders[0]!.body).toMatchObject({
    name: 'Asmita Gurung',
    phone: '9841234567',
    district: 'Lalitpur',
    recipient_name: 'Hira Gurung',
    recipient_phone: '9841765432',
  })
})

test('an order that is collected names nobody else, and what was typed comes back with the delivery', async () => {
  givenGuest()
  givenCheckout()
  const orders = takeOrders()
  await openFilledCheckout()
  await nameSita()
  await enterHerAddress()
  await gift().click()
  await collect()
  await expect.element(box()).not.toBeInTheDocument()
  await expect.element(field('Recipient’s phone')).not.toBeInTheDocument()
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside')
  await expect.element(field('Ward')).toHaveValue('6')
  expect(readDistrict()).toBe('Kaski')
  await deliver()
  await expect.element(box()).toBeChecked()
  await expect.element(field('Recipient’s full name')).toHaveValue('Sita Rai')
  await expect.element(field('Recipient’s phone')).toHaveValue('9847654321')
  await expect.element(gift()).toBeChecked()
  await expect.element(field('Street address')).toHaveValue('Phulbari 3')
  await expect.element(field('Ward')).toHaveValue('11')
  await collect()
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside')
  await pressOrder()
  await expect.poll(() => orders.length).toBe(1)
  expect(orders[0]!.body).toMatchObject({ method: 'pickup', street_address: 'Baidam, Lakeside' })
  for (const name of ['recipient', 'recipient_name', 'recipient_phone', 'is_gift']) {
    expect(orders[0]!.body).not.toHaveProperty(name)
  }
})

test('a reload of an order to collect keeps the buyer’s address out of that of the recipient', async () => {
  givenGuest()
  givenCheckout()
  await openFilledCheckout()
  await nameSita()
  await enterHerAddress()
  await collect()
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside')
  await cleanup()
  await openCheckout()
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside')
  await deliver()
  await expect.element(field('Recipient’s full name')).toHaveValue('Sita Rai')
  await expect.element(field('Street address')).toHaveValue('')
  await collect()
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside')
})
