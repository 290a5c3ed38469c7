import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Order } from '#contract/orders/orders.ts'
import '../../../messages/account-messages.ts'
import '../../../messages/order-messages.ts'
import TrackOrderPage from '../../../routes/track-order.tsx'
import { answerApi, cut, refused } from '../../../test/answer-api.ts'
import { givenGuest } from '../../../test/given-member.ts'
import { givenPhoto } from '../../../test/given-media.ts'
import { givenMoney, givenOrder, givenPlaced, good, TRACK_KEY } from '../../../test/given-order.ts'
import { givenShell } from '../../../test/given-shell.ts'
import { openPage } from '../../../test/open-page.tsx'
import { keepLastOrder, readLastOrder } from '../../checkout/last-order.ts'

const ID = 'KA-261121-7Q2M4XZP'
const PHOTO = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de'

const bank = { bank: 'Nabil Bank', accountName: 'Kastha', accountNumber: '0110017501234', reference: ID }
const unpaid = { payment: 'bank', paymentId: 'bank', bank } as const
const cancelled = {
  ...unpaid,
  bank: null,
  status: 'cancelled',
  cancelUntil: null,
  money: givenMoney({ due: 0 }),
} as const
const voucher = { state: 'sent', sentAt: '2026-11-24T08:00:00.000Z', answer: '', photo: PHOTO } as const

const isCancelled = refused(409, 'conflict', 'This order is already cancelled.')
const cancelButton = () => page.getByRole('button', { name: 'Cancel order' })
const transfer = () => page.getByRole('region', { name: 'Bank transfer' })
const dialog = () => page.getByRole('dialog', { name: 'Cancel this order?' })
const send = () => transfer().getByRole('button', { name: 'Send the picture' })

/** Says what the shop holds from now on. */
function holds(changes: Partial<Order>): void {
  answerApi({ [`GET /api/orders/${ID}`]: { status: 200, body: { ...good, data: givenOrder(changes) } } })
}

beforeEach(() => {
  givenGuest()
  answerApi({ [`GET /api/orders/${ID}/photos/${PHOTO}`]: { status: 200, body: {} } })
})

async function open(): Promise<void> {
  holds(unpaid)
  const address = `/track-order?order=${ID}&key=${TRACK_KEY}`
  await openPage('/track-order', TrackOrderPage, { address, loaderData: givenShell() })
  await expect.element(transfer().getByText(/^Please transfer/)).toBeVisible()
}

test('an order that was cancelled meanwhile says so in place of the dialog, and asks for no money', async () => {
  await open()
  answerApi({ [`POST /api/orders/${ID}/cancel`]: isCancelled })
  await cancelButton().click()
  // Only now: the press may be the first focus of the window, which asks for the order again.
  await expect.element(dialog()).toBeVisible()
  holds(cancelled)
  await dialog().getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(page.getByText('This order is already cancelled.')).toHaveFocus()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(transfer()).not.toBeInTheDocument()
  await expect.element(cancelButton()).not.toBeInTheDocument()
  await expect.element(page.getByText(/^If you have already transferred the money/)).toBeVisible()
})

test('an order that is cancelled is no longer the last one of this browser', async () => {
  keepLastOrder('', givenPlaced())
  expect(readLastOrder('')?.orderId).toBe(ID)
  await open()
  answerApi({ [`POST /api/orders/${ID}/cancel`]: { status: 200, body: { ...good, data: givenOrder(cancelled) } } })
  await cancelButton().click()
  await dialog().getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(page.getByText('Your order is cancelled', { exact: true })).toHaveFocus()
  expect(readLastOrder('')).toBeUndefined()
})

test('a cancellation whose answer was lost shows as soon as the shop answers', async () => {
  await open()
  holds(cancelled)
  answerApi({ [`POST /api/orders/${ID}/cancel`]: cut })
  await cancelButton().click()
  await dialog().getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(page.getByText('Your order is cancelled', { exact: true })).toHaveFocus()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(transfer()).not.toBeInTheDocument()
})

test('an order that is cancelled in another window closes the question of this one', async () => {
  await open()
  await cancelButton().click()
  await expect.element(dialog()).toBeVisible()
  holds(cancelled)
  dispatchEvent(new Event('focus'))
  await expect.element(page.getByText('Your order is cancelled', { exact: true })).toHaveFocus()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test.for([
  ['whose answer was lost', cut],
  ['that waits already', refused(409, 'conflict', 'We are checking your receipt. Please wait for our answer.')],
] as const)('a receipt %s shows as sent', async ([, answer]) => {
  await open()
  await transfer()
    .getByLabelText('Add a photo')
    .upload(await givenPhoto())
  await expect.element(transfer().getByRole('img', { name: 'Photo 1' })).toBeVisible()
  holds({ ...unpaid, money: givenMoney({ voucher }) })
  answerApi({ [`POST /api/orders/${ID}/voucher`]: answer })
  await send().click()
  await expect.element(transfer().getByText(/^Sent on/)).toBeVisible()
  await expect.element(send()).not.toBeInTheDocument()
})
