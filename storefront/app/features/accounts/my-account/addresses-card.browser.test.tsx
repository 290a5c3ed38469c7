import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AddressesReply, SavedAddress } from '#contract/addresses.ts'
import { answerApi, done, refused } from '../../../test/answer-api.ts'
import { toast } from '../../../test/open-page.tsx'
import { openAccount } from './account-page.fixture.tsx'

const HOME = '6f4f6f0c-6f0b-4c7a-9f3b-0a8a2e1d5c01'
const home: SavedAddress = {
  _id: HOME,
  name: 'Asmita Gurung',
  phone: '9841234567',
  district: 'Kaski',
  province: 'Gandaki',
  city: 'Pokhara',
  ward: 6,
  street_address: 'Baidam, Lakeside',
  landmark: 'near the lake gate',
  position: null,
  apartment: '',
  zip: '33700',
  floor: null,
  hasLift: false,
  access: '',
}
const sister: SavedAddress = { ...home, _id: HOME.replace('01', '02'), name: 'Hira Gurung', phone: '9851023456' }

const listOf = (data: SavedAddress[]) => done('', { data } satisfies Partial<AddressesReply>)
const card = () => page.getByRole('region', { name: 'Saved addresses' })
const rows = () => card().getByRole('listitem')
const deleteHome = () => card().getByRole('button', { name: /^Delete Asmita Gurung, Baidam, Lakeside/ })

test('saved addresses are listed, last used first, and the one that the checkout begins with is marked', async () => {
  await openAccount({}, { 'GET /api/addresses': listOf([sister, home]) })
  await expect.poll(() => rows().length).toBe(2)
  await expect.element(rows().first()).toMatchTextContent(/Hira Gurung/)
  await expect.element(rows().last()).toMatchTextContent(/Baidam, Lakeside, near the lake gate, Pokhara-6, Kaski/)
  await expect.element(rows().filter({ hasText: 'The checkout begins with this one' })).toMatchTextContent(/Asmita/)
})

test('a town has its name in the language of the page', async () => {
  await openAccount({}, { 'GET /api/addresses': listOf([{ ...home, cityName: 'पोखरा' }]) })
  await expect.element(rows()).toMatchTextContent(/near the lake gate, पोखरा-6, Kaski/)
  await expect.element(card().getByRole('button', { name: /^Edit Asmita Gurung.*पोखरा-6/ })).toBeVisible()
})

test('an address can be deleted', async () => {
  await openAccount({}, { 'GET /api/addresses': listOf([home, sister]) })
  const sent = answerApi({ [`DELETE /api/addresses/${HOME}`]: done('Address removed', { data: [sister] }) })
  await deleteHome().click()
  await expect.element(toast('Address removed')).toBeVisible()
  await expect.poll(() => rows().length).toBe(1)
  await expect.element(rows().first()).toMatchTextContent(/Hira Gurung/)
  expect(sent).toHaveLength(1)
})

test('an address that cannot be deleted stays, with an error', async () => {
  await openAccount({}, { 'GET /api/addresses': listOf([home]) })
  answerApi({ [`DELETE /api/addresses/${HOME}`]: refused(429, 'too_many_requests', 'Please wait.') })
  await deleteHome().click()
  await expect.element(toast('Please wait.')).toBeVisible()
  await expect.poll(() => rows().length).toBe(1)
})

test('without addresses the card says how one gets there and adds one, also on a narrow phone', async () => {
  await page.viewport(320, 844)
  await openAccount()
  await expect.element(card().getByText(/one that somebody else receives does not\.$/)).toBeVisible()
  await expect.element(rows()).not.toBeInTheDocument()
  await expect.element(card().getByRole('button', { name: 'Add an address' })).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})
