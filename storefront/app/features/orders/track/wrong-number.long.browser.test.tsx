import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi, refused } from '../../../test/answer-api.ts'
import { givenOrder, good, TRACK_KEY } from '../../../test/given-order.ts'
import { toast, visited } from '../../../test/open-page.tsx'
import { keepCheckoutDraft, readCheckoutDraft, setDraftAside } from '../../checkout/checkout-draft.ts'
import { ORDER, openWaiting, waiting } from './verify-order.fixture.tsx'

const bySms = () => page.getByRole('button', { name: 'Send the code by SMS' })
const correct = () => page.getByRole('button', { name: 'Correct the number' })
const buyer = {
  name: 'Asmita Gurung',
  phone: '9841234567',
  email: '',
  province: 'Gandaki',
  district: 'Kaski',
  city: 'Pokhara',
  ward: 6,
  street_address: 'Baidam, Lakeside',
  landmark: '',
  position: null,
  apartment: '',
  zip: '33700',
  floor: 2,
  hasLift: false,
  access: '',
  recipient: null,
}

test('a guest who mistyped the phone number gets back to the checkout with everything filled in', async () => {
  keepCheckoutDraft('', { phone: '9841234567', note: 'After 5 pm', coupon: 'NAMASTE', method: 'express' })
  setDraftAside('KA-261121-7Q2M4XZP')
  expect(readCheckoutDraft('')).toEqual({})
  await openWaiting({ order: () => waiting({ email: '' }) })
  const calls = answerApi({
    [`POST ${ORDER}/cancel`]: { status: 200, body: { ...good, data: givenOrder({ email: '', status: 'cancelled' }) } },
    [`POST ${ORDER}/reorder`]: { status: 200, body: { ...good, added: 1, missed: [], buyer } },
  })
  await expect.element(page.getByText(/^Is 9841234567 not your number\? We cancel this order/)).toBeVisible()
  await userEvent.click(correct())
  await expect.element(visited()).toHaveTextContent('/checkout')
  const typed = { note: 'After 5 pm', coupon: 'NAMASTE', method: 'express' }
  const ofOrder = { phone: '9841234567', street_address: 'Baidam, Lakeside', floor: '2' }
  expect(readCheckoutDraft('')).toMatchObject({ ...typed, ...ofOrder })
  expect(calls.map(({ body, search }) => [body, search])).toEqual([
    [{ reason: 'Mistyped phone number' }, `key=${TRACK_KEY}`],
    [undefined, `key=${TRACK_KEY}`],
  ])
})

test('where nothing of the cancelled order is left, the page stays and says so', async () => {
  await openWaiting({ order: () => waiting({ email: '' }) })
  answerApi({
    [`POST ${ORDER}/cancel`]: { status: 200, body: { ...good, data: givenOrder({ email: '', status: 'cancelled' }) } },
    [`POST ${ORDER}/reorder`]: { status: 200, body: { ...good, added: 0, missed: [], buyer } },
  })
  await userEvent.click(correct())
  await expect.element(toast('None of these items is available right now.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your order is cancelled' })).toBeVisible()
})

test('without a network, or where the order cannot be cancelled, nothing is ordered again', async () => {
  await openWaiting({ order: () => waiting({ email: '' }) })
  const calls = answerApi({ [`POST ${ORDER}/cancel`]: refused(409, 'conflict', 'Please call us.') })
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await userEvent.click(correct())
  await expect.element(page.getByRole('alert')).toHaveTextContent('You seem to be offline. The order is as it was.')
  network.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(calls).toEqual([])
  await userEvent.click(correct())
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please call us.')
  expect(calls).toHaveLength(1)
})

test('on a phone the note below the button comes into view as a whole', async () => {
  await page.viewport(390, 500)
  await openWaiting({ order: () => waiting({ email: '' }) })
  await expect.element(correct()).toBeVisible()
  correct().element().scrollIntoView({ block: 'end' })
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => network.mockRestore())
  await userEvent.click(correct())
  const note = page.getByRole('alert')
  await expect.element(note).toBeVisible()
  expect(note.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight)
})

test('an order with an email address offers its SMS, and no other number', async () => {
  await openWaiting({ order: () => waiting({ codeBySms: 'possible' }) })
  await expect.element(bySms()).toBeVisible()
  await expect.element(correct()).not.toBeInTheDocument()
})
