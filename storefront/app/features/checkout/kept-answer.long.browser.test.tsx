import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi } from '../../test/answer-api.ts'
import { visited } from '../../test/open-page.tsx'
import {
  field,
  fillCheckout,
  givenCheckout,
  openCheckout,
  pressOrder,
  summary,
  takeOrders,
} from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenBed } from '../../test/given-products.ts'
import { givenPacked, wardrobe } from '../passages/packed.fixture.tsx'

const warning = () => summary().getByRole('link', { name: /^By your measures/ })

/** Opens the checkout in a browser that knows a door. */
async function open(width: string) {
  const lengths = { 'door-width': { cm: width }, 'door-height': { cm: '220' } }
  localStorage.setItem('passages', JSON.stringify({ lengths }))
  givenGuest()
  givenCheckout()
  const variants = givenBed().variants.map((variant, at) => ({ ...variant, _id: String(at + 1) }))
  const product = givenPacked({ comesAssembled: true, packages: wardrobe }, { _id: '48', variants })
  answerApi({ 'GET /api/product/48': { status: 200, body: { success: true, message: '', product } } })
  await openCheckout()
}

test('the summary warns of a piece that does not get in by the kept measures, on phones also in the bar', async () => {
  await page.viewport(390, 844)
  await open('50')
  await expect.element(warning()).toHaveTextContent('By your measures it does not get into your home.')
  await expect.element(warning()).toHaveAttribute('href', '/product/48#will-it-get-in')
  await page.getByRole('button', { name: /^Show order/ }).click()
  await expect.poll(() => page.getByRole('link', { name: /^By your measures/ }).length).toBe(2)
})

test.for([390, 768, 1024, 1440])('at %i px the warning has the whole row of its piece', async (width) => {
  await page.viewport(width, 900)
  await open('50')
  await expect.poll(() => warning().length).toBe(1)
  const note = warning().element().parentElement!
  const row = note.closest('li')!
  expect(note.getBoundingClientRect().width).toBe(row.getBoundingClientRect().width)
})

test('of a piece that gets in the summary says nothing', async () => {
  await open('180')
  await expect.element(summary().getByText('Kapas cotton pillow pair')).toBeVisible()
  await expect.element(warning()).not.toBeInTheDocument()
})

test('the order tells the shop which piece does not get in', async () => {
  const orders = takeOrders()
  await open('50')
  await expect.element(warning()).toBeVisible()
  await fillCheckout()
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).toMatchObject({ does_not_fit: ['1'] })
})

test('of an order for somebody else the answer counts if the recipient’s home was measured', async () => {
  const orders = takeOrders()
  await open('50')
  await expect.element(warning()).toBeVisible()
  await fillCheckout()
  await page.getByRole('checkbox', { name: 'For somebody else' }).click()
  await expect.element(warning()).not.toBeInTheDocument()
  await expect
    .element(summary().getByRole('link', { name: /^If you measured the home it goes to: / }))
    .toHaveTextContent(
      'If you measured the home it goes to: by those measures it does not get in. Ask us before you order.',
    )
  await page.getByLabelText('Recipient’s full name').fill('Sita Rai')
  await page.getByLabelText('Recipient’s phone').fill('9847654321')
  await field('Town / City').selectOptions('Pokhara')
  await field('Ward').selectOptions('11')
  await field('Street address').fill('Phulbari 3')
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).toMatchObject({ recipient_name: 'Sita Rai' })
  expect(orders[0]!.body).not.toHaveProperty('does_not_fit')
})

test('a piece that the buyer says is for another home is not told to the shop', async () => {
  const orders = takeOrders()
  await open('50')
  await summary()
    .getByRole('button', { name: /^Mark as for another home/ })
    .click()
  await expect.element(warning()).not.toBeInTheDocument()
  await fillCheckout()
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).not.toHaveProperty('does_not_fit')
})

test('the order that the buyer collects tells the shop nothing of the doors of the buyer', async () => {
  const orders = takeOrders()
  await open('50')
  await expect.element(warning()).toBeVisible()
  await fillCheckout({ method: 'Pickup', payment: 'Cash on collection' })
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).not.toHaveProperty('does_not_fit')
})

test('the order of a piece that gets in says nothing of it', async () => {
  const orders = takeOrders()
  await open('180')
  await fillCheckout()
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).not.toHaveProperty('does_not_fit')
})
