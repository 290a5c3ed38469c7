import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import '../../messages/account-messages.ts'
import { answerApi, refused } from '../../test/answer-api.ts'
import { cartAnswer, givenCart, givenLine } from '../../test/given-cart.ts'
import { setEarlierPieces } from '../cart/cart-store.ts'
import {
  CONFIRMED,
  takeOrders,
  emailField,
  field,
  fillCheckout,
  givenCheckout,
  openCheckout,
  openFilledCheckout,
  orderButton,
  pressOrder,
  summary,
} from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { visited } from '../../test/open-page.tsx'

const UNFITTED = /Our fitters do not come\. You assemble what comes in parts\.$/

test('nothing is preselected but cash, and the button names the total', async () => {
  givenGuest()
  givenCheckout({ quantity: 2, price: 2_400 })
  await openCheckout()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 5,800')
  await expect.element(summary()).toMatchTextContent(/Total with standard delivery ?Nrs\. 5,800/)
  const choices = page.getByRole('radio')
  await expect.poll(() => choices.length).toBe(7)
  const chosen = choices.all().filter((choice) => (choice.element() as HTMLInputElement).checked)
  expect(chosen.map((choice) => (choice.element() as HTMLInputElement).value)).toEqual(['cod'])
  await expect.element(summary().getByText('Payment: Cash on delivery.')).toBeVisible()
  await page.getByRole('radio', { name: 'Pickup' }).click()
  await expect.element(summary()).toMatchTextContent(/Total ?Nrs\. 4,800/)
  await expect.element(summary().getByText('Payment: Cash on collection.')).toBeVisible()
})

test('the summary names pieces of an earlier cart, with a link to the cart', async () => {
  givenGuest()
  givenCheckout()
  answerApi({ 'GET /api/cart': cartAnswer(givenCart([givenLine()])) })
  await openCheckout()
  await expect.element(page.getByText(/earlier cart/)).not.toBeInTheDocument()
  setEarlierPieces(1)
  await expect.element(summary()).toMatchTextContent(/1 piece from your account’s earlier cart is in here too\./)
  await expect.element(summary().getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
})

test('an order is placed with the keyboard alone', async () => {
  givenGuest()
  givenCheckout()
  const orders = takeOrders()
  await openCheckout()
  const { keyboard } = userEvent
  const tabTo = async (label: string) => {
    for (let presses = 0; presses < 12; presses += 1) {
      await keyboard('{Tab}')
      if (field(label).query() === document.activeElement) return
    }
    throw new Error(`Tab does not lead to ${label}`)
  }
  const texts = { 'Full name': 'asmita gurung', Phone: '9841234567', 'Email (optional)': 'asmita@post.example' }
  for (const [label, value] of Object.entries(texts)) {
    await tabTo(label)
    await keyboard(value)
  }
  await tabTo('District')
  await keyboard('Lalit')
  await expect.element(field('Town / City')).toBeEnabled()
  for (const [label, start] of [
    ['Town / City', 'Lal'],
    ['Ward', '16'],
  ] as const) {
    await tabTo(label)
    await keyboard(start)
  }
  await tabTo('Street address')
  await keyboard('Mangal Bazar 3')
  await tabTo('Standard delivery')
  await keyboard(' ')
  await expect.element(page.getByRole('radio', { name: 'Standard delivery' })).toBeChecked()
  await tabTo('Cash on delivery')
  for (const next of ['eSewa', 'Khalti', 'Bank transfer']) {
    await keyboard('{ArrowRight}')
    await expect.element(page.getByRole('radio', { name: next })).toBeChecked()
  }
  await tabTo('I agree to the terms of service and the return policy')
  await keyboard(' ')
  await expect.element(orderButton()).not.toHaveAttribute('aria-busy')
  await keyboard('{Enter}')
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(orders.map(({ body }) => body)).toMatchObject([
    {
      name: 'Asmita Gurung',
      province: 'Bagmati',
      district: 'Lalitpur',
      city: 'Lalitpur',
      ward: 16,
      landmark: '',
      position: null,
      method: 'standard',
      payment: 'bank',
    },
  ])
})

test('missing entries are explained at their field, and the first one gets the focus', async () => {
  givenGuest()
  givenCheckout()
  await openCheckout()
  field('Full name').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Full name')).toHaveFocus()
  await expect.element(page.getByText('Please choose a shipping method')).toBeVisible()
  await expect.element(field('Ward')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Please agree to the terms of service and the return policy')).toBeVisible()

  await fillCheckout({ email: 'asmita@post' })
  await field('Zip (optional)').fill('12')
  await pressOrder()
  await expect.element(emailField()).toHaveFocus()
  const zip = page.getByText('Please enter the 5 digits of the postal code, or leave it blank')
  await expect.element(zip).toBeVisible()
})

test('a wrong phone number or email address is named when its field is left, and no earlier', async () => {
  givenGuest()
  givenCheckout()
  await openCheckout()
  const wrong = page.getByText(/^Please enter a valid 10-digit phone number/)
  await field('Phone').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(emailField()).toHaveFocus()
  await expect.element(field('Phone')).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('asmita@post')
  await expect.element(emailField()).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}98412')
  await expect.element(page.getByText('Invalid email format')).toBeVisible()
  await expect.element(wrong).not.toBeInTheDocument()
  await field('Full name').click()
  await expect.element(wrong).toBeVisible()
  await field('Phone').fill('9841234567')
  await expect.element(wrong).not.toBeInTheDocument()
})

test('a field that is left by a press on a button names nothing before the press has counted', async () => {
  await page.viewport(1280, 800)
  givenGuest()
  givenCheckout()
  await openCheckout()
  await emailField().fill('asmita@post')
  await page.getByRole('radio', { name: 'Pickup' }).click()
  await expect.element(page.getByRole('radio', { name: 'Pickup' })).toBeChecked()
  await expect.element(page.getByText('Invalid email format')).toBeVisible()
})

test('the entries survive a reload, but the agreement to the terms does not', async () => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 64_000, isLarge: true })
  await openCheckout()
  await fillCheckout()
  await page.getByRole('radio', { name: '2', exact: true }).click()
  await field('There is a lift').click()
  await field('Order note (optional)').fill('Please call first')
  await cleanup()
  await openCheckout()
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await expect.element(emailField()).toHaveValue('asmita@post.example')
  await expect.element(field('District')).toHaveValue('Kaski')
  await expect.element(field('Town / City')).toHaveValue('Pokhara')
  await expect.element(field('Ward')).toHaveValue('6')
  await expect.element(page.getByRole('radio', { name: 'Standard delivery' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: '2', exact: true })).toBeChecked()
  await expect.element(field('There is a lift')).toBeChecked()
  await expect.element(field('Order note (optional)')).toHaveValue('Please call first')
  await expect.element(page.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked()
})

test('floor and lift show only where a driver carries the goods in', async () => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 64_000, isLarge: true })
  await openCheckout()
  await page.getByRole('radio', { name: 'Standard delivery' }).click()
  const floors = page.getByRole('radiogroup', { name: 'Which floor? (required)' })
  await expect.element(floors).toBeVisible()
  const names = floors.getByRole('radio').elements()
  expect(names.map((one) => one.closest('label')!.textContent)).toEqual(['Ground', '1', '2', '3', '4', '5+'])
  await expect.element(field('There is a lift')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('radio', { name: '1', exact: true }))
    .toHaveAccessibleDescription(/Floor 1 is one flight up/)
  await page.getByRole('radio', { name: 'Ground' }).click()
  await expect.element(field('There is a lift')).not.toBeInTheDocument()
  await page.getByRole('radio', { name: '5+' }).click()
  await expect.element(field('There is a lift')).toBeVisible()
  await field('Number of the floor').fill('12')
  await expect.element(page.getByRole('radio', { name: '5+' })).toBeChecked()
  await page.getByRole('radio', { name: 'Pickup' }).click()
  await expect.element(floors).not.toBeInTheDocument()
})

test('the floor is part of the address, and an order without it leads there', async () => {
  await page.viewport(390, 844)
  givenGuest()
  givenCheckout({ quantity: 1, price: 64_000, isLarge: true })
  await openCheckout()
  const ground = page.getByRole('radio', { name: 'Ground' })
  await field('Province').selectOptions('Gandaki')
  await field('District').selectOptions('Kaski')
  await expect.element(ground).toBeVisible()
  const method = page.getByRole('radio', { name: 'Standard delivery' }).element()
  const isBefore = ground.element().compareDocumentPosition(method) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBefore).not.toBe(0)
  await fillCheckout()
  await pressOrder()
  await expect.element(page.getByText('Please choose the floor')).toBeInViewport()
  await expect.element(ground).toHaveFocus()
})

test('a remote district has no cash, no express, and delivery by arrangement', async () => {
  givenGuest()
  givenCheckout()
  const orders = takeOrders()
  await openCheckout()
  await fillCheckout({ method: 'Express delivery' })
  await field('Province').selectOptions('Karnali')
  await expect.element(field('District')).toHaveValue('')
  await field('District').selectOptions('Humla')
  await expect
    .element(page.getByText('By arrangement, usually in 10-20 business days: we call you and agree on the day'))
    .toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Express delivery' })).not.toBeInTheDocument()
  const cash = page.getByRole('radio', { name: 'Cash on delivery' })
  await expect.element(cash).toBeDisabled()
  await expect.element(cash).not.toBeChecked()
  await expect.element(cash).toHaveAccessibleDescription('Not available for deliveries to Humla')

  await field('Town / City').selectOptions('Simkot')
  await field('Ward').selectOptions('I do not know')
  await pressOrder()
  await expect.element(page.getByRole('radio', { name: 'Standard delivery' })).toHaveFocus()
  const standard = page.getByRole('radio', { name: 'Standard delivery' })
  await standard.click()
  await expect.element(standard).toHaveAccessibleDescription(UNFITTED)
  await page.getByRole('radio', { name: 'Bank transfer' }).click()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(orders.map(({ body }) => body)).toMatchObject([
    { district: 'Humla', city: 'Simkot', ward: null, method: 'standard', payment: 'bank' },
  ])
})

test('a pickup is free, is paid in cash on collection and asks for the invoice address', async () => {
  givenGuest()
  givenCheckout()
  await openCheckout()
  const note = page.getByText(/This address is for your invoice\.$/)
  await expect.element(note).not.toBeInTheDocument()
  await fillCheckout({ method: 'Pickup', payment: 'Cash on collection' })
  await expect.element(note).toBeVisible()
  const pickup = page.getByRole('radio', { name: 'Pickup' })
  await expect.element(pickup).toHaveAccessibleDescription(/Free/)
  await expect.element(pickup).toHaveAccessibleDescription(UNFITTED)
  await expect.element(page.getByRole('radio', { name: 'Cash on collection' })).toBeChecked()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 2,400')
  const standard = page.getByRole('radio', { name: 'Standard delivery' })
  await standard.click()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 3,400')
  await expect.element(standard).not.toHaveAccessibleDescription(UNFITTED)
  await expect.element(pickup).not.toHaveAccessibleDescription(UNFITTED)
})

test('after a price change nothing is ordered, the page names the change, and the next click orders', async () => {
  const goods = { quantity: 1, price: 2_400 }
  givenGuest()
  givenCheckout(goods)
  await openFilledCheckout()
  answerApi({ 'POST /api/orders': refused(409, 'figures_changed', 'The figures have changed.') })
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 3,400')
  goods.quantity = 3 // as another tab would do it
  await pressOrder()
  const note = page.getByRole('alert')
  await expect.element(note).toMatchTextContent(/Kapas cotton pillow pair: 3 instead of 1/)
  await expect.element(note).toMatchTextContent(/Total: Nrs\. 8,200 instead of Nrs\. 3,400/)
  await expect.element(emailField()).toHaveValue('asmita@post.example')

  const orders = takeOrders()
  await expect.element(orderButton()).toHaveTextContent('Place order, Nrs. 8,200')
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(orders.map(({ body }) => body)).toMatchObject([{ shown: { total: 8_200, lines: [{ quantity: 3 }] } }])
})

test('on a phone the order summary unfolds from the bar at the top', async () => {
  await page.viewport(390, 844)
  givenGuest()
  givenCheckout({ quantity: 2, price: 2_400 })
  await openCheckout()
  const pillows = page.getByText('Kapas cotton pillow pair')
  await expect.poll(() => pillows.length).toBe(1)
  await page.getByRole('button', { name: /^Show order, 2 items/ }).click()
  await expect.poll(() => pillows.length).toBe(2)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})
