import { expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { field, givenCheckout, openCheckout } from '../../test/given-checkout.ts'
import { givenGuest, givenMember } from '../../test/given-member.ts'
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
