import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { answerApi, cut, refused } from '../../test/answer-api.ts'
import { field, givenCheckout, openCheckout, openFilledCheckout, pressOrder } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenPlaced } from '../../test/given-order.ts'
import { visited } from '../../test/open-page.tsx'

const LEVELS = 'GET /api/delivery/local-levels'
const takeOrders = () => answerApi({ 'POST /api/orders': { status: 201, body: givenPlaced() } })
const again = () => page.getByRole('button', { name: 'Load the list again' })

beforeEach(() => {
  givenGuest()
  givenCheckout()
})

// Each test takes a district of its own, since a list that has loaded stays loaded.
test.for([
  ['the network fails', 'Taplejung', cut],
  ['the shop is busy', 'Panchthar', refused(503, 'unavailable', 'Too busy.')],
] as const)('when %s, the municipality can be typed, and its list loads again', async ([, district, failure]) => {
  await openCheckout()
  answerApi({ [LEVELS]: failure })
  await field('District').selectOptions(district)
  await expect.element(again()).toBeVisible()
  await field('Town / City').fill('phungling')
  await expect.element(field('Ward')).not.toBeInTheDocument()

  givenCheckout()
  await again().click()
  await expect.element(again()).not.toBeInTheDocument()
  await expect.element(field('Ward')).toBeVisible()
  await expect.element(field('Town / City')).toHaveValue(district === 'Taplejung' ? 'Phungling' : '')
})

test('a list that could not be had comes once the network is back, unless a municipality is typed', async () => {
  await openCheckout()
  answerApi({ [LEVELS]: cut })
  await field('District').selectOptions('Ilam')
  await expect.element(again()).toBeVisible()
  givenCheckout()
  // The button can be seen a moment before the form listens.
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'))
      return field('Ward').query()
    })
    .not.toBeNull()

  answerApi({ [LEVELS]: cut })
  await field('District').selectOptions('Jhapa')
  await expect.element(again()).toBeVisible()
  await field('Town / City').fill('Damak')
  const asked = answerApi({ [LEVELS]: cut })
  dispatchEvent(new Event('online'))
  await expect.element(field('Town / City')).toHaveValue('Damak')
  expect(asked).toEqual([])
})

test('an order with a typed municipality is sent without a ward', async () => {
  const orders = takeOrders()
  await openFilledCheckout()
  answerApi({ [LEVELS]: cut })
  await field('District').selectOptions('Sankhuwasabha')
  await expect.element(again()).toBeVisible()
  await field('Town / City').fill('Khandbari')
  await page.getByRole('radio', { name: 'Standard delivery' }).click()
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).toMatchObject({ district: 'Sankhuwasabha', city: 'Khandbari', ward: null })
})

test('a municipality and a ward are wanted, and each municipality has its own wards', async () => {
  const orders = takeOrders()
  await openFilledCheckout()
  await field('Town / City').selectOptions('Rupa')
  await expect.element(field('Ward')).toHaveValue('')
  const { options } = field('Ward').element() as HTMLSelectElement
  expect([...options].map(({ value }) => value)).toEqual(['', '1', '2', '3', '4', '5', '6', '7', 'unknown'])
  await pressOrder()
  await expect.element(field('Ward')).toHaveFocus()
  expect(orders).toEqual([])
  await field('Ward').selectOptions('I do not know')
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).toMatchObject({ city: 'Rupa', ward: null })
})
