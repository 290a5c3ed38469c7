import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi, cut, done } from '../../../test/answer-api.ts'
import { givenMember } from '../../../test/given-member.ts'
import { givenZones } from '../../../test/given-zones.ts'
import { loadNepali } from '../../../test/open-page.tsx'
import { readSession } from '../../accounts/session/session.ts'
import { dialog, district, header, openShop } from '../promise/shop.fixture.tsx'
import { agreeOnDistrict } from './account-district.ts'
import { chooseDistrict, readDistrict } from './district.ts'

beforeEach(() => {
  answerApi({ 'GET /api/delivery/zones': { status: 200, body: givenZones } })
})

const search = () => dialog().getByRole('searchbox', { name: 'Find a district or city' })
const districts = () => dialog().getByRole('listitem')

test('every district of Nepal is there under its province', async () => {
  await openShop()
  await header().click()
  await expect.poll(() => districts().length).toBe(77)
  await expect
    .element(dialog().getByRole('region', { name: 'Gandaki' }).getByRole('button', { name: 'Kaski' }))
    .toBeVisible()
})

test('a search finds districts by English or Nepali letters, and Enter takes the first', async () => {
  await openShop()
  await header().click()
  await expect.element(search()).toHaveFocus()
  await userEvent.keyboard('कास्की')
  await expect.poll(() => districts().length).toBe(1)
  await search().fill('atlantis')
  await expect.element(dialog().getByRole('status')).toMatchTextContent(/^No district is called “atlantis”\./)
  await search().fill('kas')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(header()).toHaveTextContent('Deliver to: Kaski')
  await expect.element(header()).toHaveFocus()
})

test('a visitor may leave it without a district', async () => {
  await openShop()
  await header().click()
  await expect.element(dialog().getByRole('button', { name: 'Clear district' })).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Close the choice of a district' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(readDistrict()).toBe('')
})

test('a member takes the district of their address, and the account keeps it', async () => {
  const user = givenMember({ district: 'Kaski' })
  const sent = answerApi({ 'PUT /api/user/delivery-district': done('District saved') })
  await openShop()
  await header().click()
  await dialog().getByRole('button', { name: 'Use my address: Kaski' }).click()
  await expect.element(header()).toHaveTextContent('Deliver to: Kaski')
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ district: 'Kaski' }])
  await expect.poll(() => readSession().user).toEqual({ ...user, delivery_district: 'Kaski' })
})

test('without a network the browser keeps the district alone', async () => {
  givenMember()
  answerApi({ 'PUT /api/user/delivery-district': cut })
  await openShop()
  await header().click()
  await district('Humla').click()
  await expect.element(header()).toHaveTextContent('Deliver to: Humla')
  expect(readSession().user?.delivery_district).toBe('')
})

test.for([
  ['', 'Kaski', 'Kaski', []],
  ['Humla', 'Kaski', 'Humla', []],
  ['Humla', '', 'Humla', [{ district: 'Humla' }]],
] as const)('a browser with %j and an account with %j agree on %j', async ([own, account, agreed, saved]) => {
  const sent = answerApi({ 'PUT /api/user/delivery-district': done('District saved') })
  if (own !== '') localStorage.setItem('deliveryDistrict', own)
  agreeOnDistrict(givenMember({ delivery_district: account }))
  expect(readDistrict()).toBe(agreed)
  await expect.poll(() => sent.map(({ body }) => body)).toEqual(saved)
})

test('where both have none, the district of the address fills in, until the member clears it', async () => {
  const sent = answerApi({ 'PUT /api/user/delivery-district': done('District saved') })
  agreeOnDistrict(givenMember({ district: 'Lalitpur' }))
  expect(readDistrict()).toBe('Lalitpur')
  agreeOnDistrict(givenMember({ district: 'Lalitpur' }))
  chooseDistrict('')
  agreeOnDistrict(givenMember({ district: 'Lalitpur' }))
  expect(readDistrict()).toBe('')
  expect(sent).toEqual([])
})

test('a district that an address filled in follows a changed address, and never becomes the account’s choice', () => {
  const sent = answerApi({ 'PUT /api/user/delivery-district': done('District saved') })
  agreeOnDistrict(givenMember({ district: 'Lalitpur' }))
  agreeOnDistrict(givenMember({ district: 'Jhapa' }))
  expect(readDistrict()).toBe('Jhapa')
  agreeOnDistrict(givenMember({ _id: '2', district: '' }))
  expect(sent).toEqual([])
})

test('an account without an address leaves the district to be chosen', () => {
  agreeOnDistrict(givenMember({ district: '' }))
  expect(readDistrict()).toBe('')
})

test('in Nepali districts have their Nepali names, in its order', async () => {
  await loadNepali('delivery', 'later')
  await openShop({ language: 'ne' })
  await page.getByRole('button', { name: /^पुर्‍याउने ठाउँ:/ }).click()
  const panel = page.getByRole('dialog', { name: 'कहाँ पुर्‍याउने?' })
  await panel.getByRole('button', { name: 'कास्की' }).click()
  await expect.element(page.getByRole('button', { name: 'पुर्‍याउने ठाउँ: कास्की' })).toBeVisible()
})

test('the letters of a Nepali district are whole in the header, down to their lowest sign', async () => {
  await loadNepali('delivery')
  localStorage.setItem('deliveryDistrict', 'Humla')
  await openShop({ language: 'ne' })
  const place = page.getByText('हुम्ला', { exact: true }).first().element()
  const letters = document.createRange()
  letters.selectNodeContents(place)
  const { bottom } = letters.getBoundingClientRect()
  const cutting = [place, place.parentElement!].filter((one) => getComputedStyle(one).overflowY !== 'visible')
  expect(cutting.filter((one) => one.getBoundingClientRect().bottom < bottom)).toEqual([])
  expect(getComputedStyle(place).textOverflow).toBe('ellipsis')
  expect(getComputedStyle(place).overflowX).not.toBe('visible')
})

test.for([320, 390, 768, 1440])('at %i px nothing overflows, and every district is 44 px high', async (width) => {
  await page.viewport(width, 800)
  await openShop({ width: Math.min(width - 32, 500) })
  await header().click()
  await expect.poll(() => districts().length).toBe(77)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const heights = districts()
    .elements()
    .map((one) => one.getBoundingClientRect().height)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})
