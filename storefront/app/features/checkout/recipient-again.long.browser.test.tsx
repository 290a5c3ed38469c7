import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { givenBuyer } from '../../test/given-address.ts'
import { field, givenCheckout, openCheckout } from '../../test/given-checkout.ts'
import { givenGuest, givenMember, givenProfile } from '../../test/given-member.ts'
import { chooseDistrict, readDistrict } from '../delivery-zones/district/district.ts'
import { keepBuyer } from '../orders/order/keep-buyer.ts'
import { keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'
import { box, gift, nameSita } from './recipient.fixture.ts'

const own = givenBuyer()
const forHira = { ...own, recipient: { name: 'Hira Gurung', phone: '9841765432', isGift: false } }

beforeEach(() => {
  givenGuest()
  givenCheckout()
})

test('an order again names its own recipient, whatever was typed for another one before', async () => {
  await openCheckout()
  await nameSita()
  await gift().click()
  await box().click()
  keepCheckoutDraft('', { landmark: 'behind the school' })
  await cleanup()
  expect(keepBuyer('', forHira)).toBe(true)
  await openCheckout()
  await expect.element(box()).toBeChecked()
  await expect.element(field('Recipient’s full name')).toHaveValue('Hira Gurung')
  await expect.element(field('Recipient’s phone')).toHaveValue('9841765432')
  await expect.element(gift()).not.toBeChecked()
  await expect.element(field('Landmark (optional)')).toHaveValue('')
})

test('an order again for oneself brings nobody else’s name', () => {
  keepCheckoutDraft('', { recipient: '', recipient_name: 'Sita Rai', recipient_phone: '9847654321', is_gift: 'on' })
  keepBuyer('', own)
  const kept = readCheckoutDraft('')
  expect([kept.street_address, kept.recipient_name, kept.recipient_phone, kept.is_gift]).toEqual([
    'Milanchok',
    '',
    '',
    '',
  ])
})

test('unticked, the address of an order again for somebody else goes, and the shop keeps its district', async () => {
  chooseDistrict('Kaski')
  keepBuyer('', forHira)
  await openCheckout()
  await expect.element(field('Street address')).toHaveValue('Milanchok')
  await box().click()
  for (const label of ['Street address', 'Town / City', 'Ward']) await expect.element(field(label)).toHaveValue('')
  await expect.element(field('District')).toHaveValue('Kaski')
  expect(readDistrict()).toBe('Kaski')
  await cleanup()
  await openCheckout()
  await expect.element(field('Street address')).toHaveValue('')
})

test('an address entered over that of an order again stays when the box is unticked', async () => {
  keepBuyer('', forHira)
  await openCheckout()
  await field('Street address').fill('Traffic Chok')
  await box().click()
  await expect.element(field('Street address')).toHaveValue('Traffic Chok')
  await expect.element(field('Town / City')).toHaveValue('Butwal')
})

test('an order again for somebody else is not collected, and collected after all it takes no address of theirs', async () => {
  chooseDistrict('Kaski')
  keepCheckoutDraft('', { method: 'pickup', store: '1' })
  keepBuyer('', forHira)
  await openCheckout()
  await expect.element(box()).toBeChecked()
  await page.getByRole('radio', { name: 'Pickup' }).click()
  await expect.element(field('Street address')).toHaveValue('')
  await expect.element(field('District')).toHaveValue('Kaski')
  expect(readDistrict()).toBe('Kaski')
})

test('the district of the shop in an opened checkout does not keep a recipient out', async () => {
  chooseDistrict('Kaski')
  await openCheckout()
  await expect.element(field('District')).toHaveValue('Kaski')
  await cleanup()
  expect(keepBuyer('', forHira)).toBe(true)
  await openCheckout()
  await expect.element(field('Recipient’s full name')).toHaveValue('Hira Gurung')
  await expect.element(field('District')).toHaveValue('Rupandehi')
})

test('a member’s address that the checkout filled in by itself does not keep a recipient out', async () => {
  givenMember()
  await openCheckout()
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside-6')
  await cleanup()
  expect(keepBuyer(givenProfile()._id, forHira)).toBe(true)
  await openCheckout()
  await expect.element(field('Recipient’s full name')).toHaveValue('Hira Gurung')
  await expect.element(field('Street address')).toHaveValue('Milanchok')
})

test('an address that was typed stays, and keeps the recipient out', async () => {
  givenMember()
  await openCheckout()
  await expect.element(field('Street address')).toHaveValue('Baidam, Lakeside-6')
  await field('Street address').fill('Traffic Chok')
  await cleanup()
  expect(keepBuyer(givenProfile()._id, forHira)).toBe(false)
  expect(readCheckoutDraft(givenProfile()._id)).toMatchObject({ street_address: 'Traffic Chok', recipient: '' })
})
