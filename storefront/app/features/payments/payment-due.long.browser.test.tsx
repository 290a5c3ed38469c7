import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OrderMoney } from '#contract/payments.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { AttemptReply, PayReply } from '#contract/payments.ts'
import '../../messages/account-messages.ts'
import '../../messages/order-messages.ts'
import { queryClient } from '../../query-client.ts'
import TrackOrderPage from '../../routes/track-order.tsx'
import { expectErrors } from '../../test/console-errors.ts'
import { answerApi, cut, refused } from '../../test/answer-api.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenMoney, givenOrder, good, TRACK_KEY } from '../../test/given-order.ts'
import { givenPhoto } from '../../test/given-media.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage } from '../../test/open-page.tsx'

const ID = 'KA-261121-7Q2M4XZP'
const ATTEMPT = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de'
const ORDER = `GET /api/orders/${ID}` as const
const PAY = `POST /api/orders/${ID}/pay` as const

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const payNow = { purpose: 'full', amount: 5_800, until: inMinutes(20) } as const
const unpaid = (changes: Partial<OrderMoney> = {}) => givenMoney({ payNow, wallets: ['esewa', 'khalti'], ...changes })

const due = () => page.getByRole('region', { name: 'Pay now' })
const bankTransfer = () => page.getByRole('region', { name: 'Bank transfer' })
const payButton = (wallet: string) => due().getByRole('button', { name: `Pay Nrs. 5,800 with ${wallet}` })

beforeEach(() => {
  givenGuest()
  // Returned from the wallet: the shop no longer waits for the browser to leave.
  onTestFinished(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
})

type Left = { url: string; form: [string, FormDataEntryValue][] }

/** Keeps the browser on the test's page and returns the list of blocked navigations. */
function stayHere(): Left[] {
  const left: Left[] = []
  const stay = (event: NavigateEvent) => {
    event.preventDefault()
    left.push({ url: event.destination.url, form: [...(event.formData ?? [])] })
  }
  navigation.addEventListener('navigate', stay)
  onTestFinished(() => navigation.removeEventListener('navigate', stay))
  return left
}

function answerOrder(changes: Partial<Order>): void {
  answerApi({ [ORDER]: { status: 200, body: { ...good, data: givenOrder({ payment: 'esewa', ...changes }) } } })
}

async function open(changes: Partial<Order>): Promise<void> {
  answerOrder(changes)
  const address = `/track-order?order=${ID}&key=${TRACK_KEY}`
  await openPage('/track-order', TrackOrderPage, { address, loaderData: givenShell() })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`Order ${ID}`)
}

test('a payment that cannot start says why, the order remains, and the next click leads to the wallet', async () => {
  await open({ money: unpaid() })
  answerApi({ [PAY]: cut })
  await payButton('eSewa').click()
  await expect.element(due().getByText(/^The shop did not answer\. We still hold your order/)).toBeVisible()
  answerApi({ [PAY]: refused(503, 'unavailable', 'Khalti does not answer.') })
  await payButton('Khalti').click()
  await expect.element(due().getByText(/^Khalti cannot be reached right now\. We still hold your order/)).toBeVisible()
  const step: PayReply = {
    ...good,
    data: { attemptId: ATTEMPT, url: 'https://wallet.example/pay', fields: { amount: '5800' } },
  }
  const sent = answerApi({ [PAY]: { status: 200, body: step } })
  const left = stayHere()
  await payButton('Khalti').click()
  await expect.poll(() => left).toEqual([{ url: 'https://wallet.example/pay', form: [['amount', '5800']] }])
  expect(sent.map(({ body }) => body)).toEqual([{ wallet: 'khalti', amount: 5_800 }])
  await expect.element(due().getByText(/^Taking you to Khalti\.\.\. Please pay by/)).toBeVisible()
  await expect.element(payButton('eSewa')).toHaveAttribute('aria-disabled', 'true')
})

test('an order with an unfinished payment says so, and warns of paying twice', async () => {
  const pending = { attemptId: ATTEMPT, wallet: 'esewa', amount: 5_800 } as const
  const attempt: AttemptReply = {
    ...good,
    data: {
      ...pending,
      orderId: ID,
      purpose: 'full',
      begunAt: inMinutes(-1),
      state: 'pending',
      ending: null,
      isRefundDue: false,
      isWalletAway: false,
      canPayAgain: false,
    },
  }
  answerApi({
    [`GET /api/payments/${ATTEMPT}`]: { status: 200, body: attempt },
    [`POST /api/payments/${ATTEMPT}/check`]: { status: 200, body: attempt },
  })
  await open({ money: unpaid({ pending }) })
  await expect.element(due().getByText(/^Your payment with eSewa was not finished/)).toBeVisible()
  await expect.element(due().getByText(/^Pay again only if you have not paid yet/)).toBeVisible()
  await expect.element(due().getByText(/nothing is charged/)).not.toBeInTheDocument()
})

test('an order that received a wrong amount says that it is refunded, and still needs payment', async () => {
  const payments = [{ method: 'esewa', purpose: 'full', amount: 58, at: inMinutes(-1), reference: 'A1' } as const]
  const refunds = [{ amount: 58, paidBy: 'esewa' as const, dueBy: inMinutes(7 * 24 * 60), doneAt: null, reference: '' }]
  await open({ money: unpaid({ payments, refunds }) })
  await expect.element(due().getByText(/^We received Nrs\. 58, which is not the amount due/)).toBeVisible()
  await expect.element(payButton('eSewa')).toBeVisible()
})

test('after the payment deadline nothing can be paid', async () => {
  await open({ money: givenMoney({ payNow: null, wallets: [], due: 5_800 }) })
  await expect.element(page.getByRole('region', { name: 'The time to pay has run out' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Pay Nrs/ })).not.toBeInTheDocument()
})

test('a bank voucher is sent as a picture, and a declined one can be replaced', async () => {
  const bank = { bank: 'Nabil Bank', accountName: 'Kastha', accountNumber: '0110017501234', reference: ID }
  const voucher = { state: 'sent', sentAt: inMinutes(-1), answer: '', photo: ATTEMPT } as const
  const waiting = { payment: 'bank', bank, money: givenMoney() } as const
  await open(waiting)
  const send = () => bankTransfer().getByRole('button', { name: 'Send the picture' })
  const sentOn = () => bankTransfer().getByText(/^Sent on .* We compare it with our account/)
  await send().click()
  await expect.element(bankTransfer().getByText('Choose a picture first')).toBeVisible()
  const sentOrder = givenOrder({ ...waiting, money: givenMoney({ voucher }) })
  const sent = answerApi({ [`POST /api/orders/${ID}/voucher`]: { status: 200, body: { ...good, data: sentOrder } } })
  answerApi({ [`GET /api/orders/${ID}/photos/${ATTEMPT}`]: { status: 200, body: {} } })
  await bankTransfer()
    .getByLabelText('Add a photo')
    .upload(await givenPhoto())
  await expect.element(bankTransfer().getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect.element(bankTransfer().getByText('Choose a picture first')).not.toBeInTheDocument()
  await expect.element(bankTransfer().getByText(/^Please transfer Nrs\. 5,800/)).toBeVisible()
  await send().click()
  await expect.element(sentOn()).toBeVisible()
  await expect
    .element(bankTransfer().getByText(/^We are checking your receipt\. If you transferred Nrs\. 5,800/))
    .toBeVisible()
  await expect.element(bankTransfer().getByText(/Please transfer/)).not.toBeInTheDocument()
  await expect.element(send()).not.toBeInTheDocument()
  expect((sent[0]!.body as FormData).get('photo')).toBeInstanceOf(File)

  const declined = givenMoney({ voucher: { ...voucher, state: 'declined', answer: 'It is too dark to read.' } })
  answerOrder({ ...waiting, money: declined })
  await queryClient.invalidateQueries()
  await expect.element(bankTransfer().getByText('It is too dark to read.')).toBeVisible()
  await bankTransfer()
    .getByLabelText('Add a photo')
    .upload(await givenPhoto())
  await send().click()
  await expect.element(sentOn()).toBeVisible()
  expect(sent).toHaveLength(2)
})

const voucherOf = (state: 'sent') => ({ state, sentAt: inMinutes(-1), answer: '', photo: ATTEMPT }) as const
const byBank = { payment: 'bank', paymentId: 'bank' } as const
const cancelledNow = { status: 'cancelled', cancelUntil: null, bank: null } as const

test('while the shop checks a receipt, the order names no deadline', async () => {
  answerApi({ [`GET /api/orders/${ID}/photos/${ATTEMPT}`]: { status: 200, body: {} } })
  const bank = { bank: 'Nabil Bank', accountName: 'Kastha', accountNumber: '0110017501234', reference: ID }
  await open({ ...byBank, bank, money: givenMoney({ payNow, voucher: voucherOf('sent') }) })
  await expect.element(bankTransfer().getByText(/^We are checking your receipt/)).toBeVisible()
  await expect.element(bankTransfer().getByText(/We hold your order until/)).not.toBeInTheDocument()
})

const madeUpTo = (stage: 'making' | 'ready'): Order['custom'] => {
  return { request: 'KC-1', weeks: 4, steps: [{ stage, note: '', at: inMinutes(-9) }] }
}

test('the balance of a piece that is ready can be transferred, with a receipt of its own', async () => {
  const bank = { bank: 'Nabil Bank', accountName: 'Kastha', accountNumber: '0110017501234', reference: ID }
  const rest = { purpose: 'balance', amount: 2_900, until: null } as const
  const voucher = { ...voucherOf('sent'), state: 'accepted' } as const // of the deposit
  const money = givenMoney({ payNow: rest, due: 2_900, wallets: ['esewa'], deposit: 2_900, voucher })
  const made = { payment: 'khalti', status: 'confirm', cancelUntil: null, bank, money } as const
  await open({ ...made, custom: madeUpTo('making') })
  await expect.element(page.getByRole('region', { name: 'Payments' })).toBeVisible()
  await expect.element(bankTransfer()).not.toBeInTheDocument()

  answerOrder({ ...made, custom: madeUpTo('ready') })
  await queryClient.invalidateQueries()
  await expect.element(bankTransfer().getByText(/^To pay by bank, transfer Nrs\. 2,900/)).toBeVisible()
  await expect.element(bankTransfer().getByText(/accepted/)).not.toBeInTheDocument()
  await expect.element(bankTransfer().getByRole('button', { name: 'Send the picture' })).toBeVisible()

  answerApi({ [`GET /api/orders/${ID}/photos/${ATTEMPT}`]: { status: 200, body: {} } })
  answerOrder({ ...made, custom: madeUpTo('ready'), money: { ...money, wallets: [], voucher: voucherOf('sent') } })
  await queryClient.invalidateQueries()
  await expect
    .element(bankTransfer().getByText(/^We are checking your receipt\. If you transferred Nrs\. 2,900/))
    .toBeVisible()
  await expect.element(bankTransfer().getByText(/^Sent on .* We compare it with our account\.$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Pay Nrs/ })).not.toBeInTheDocument()
})

test('the deadline of a deposit speaks of the deposit, not of the whole price', async () => {
  const bank = { bank: 'Nabil Bank', accountName: 'Kastha', accountNumber: '0110017501234', reference: ID }
  const first = { ...payNow, purpose: 'deposit', amount: 2_900 } as const
  await open({ ...byBank, bank, money: givenMoney({ payNow: first, wallets: ['esewa'], deposit: 2_900 }) })
  for (const place of [due(), bankTransfer()]) {
    await expect.element(place.getByText(/If the deposit has not arrived by then, we cancel it/)).toBeVisible()
    await expect.element(place.getByText(/fully paid/)).not.toBeInTheDocument()
  }
})

test.for([
  ['sent', /^You have sent us a bank receipt\. Once your transfer has arrived, we refund all of it within 7 days\.$/],
  [null, /^If you have already transferred the money, we refund all of it within 7 days of its arrival\.$/],
] as const)('cancelling a bank order with the receipt %s says what becomes of the money', async ([state, said]) => {
  answerApi({ [`GET /api/orders/${ID}/photos/${ATTEMPT}`]: { status: 200, body: {} } })
  const money = givenMoney({ voucher: state && voucherOf(state) })
  await open({ ...byBank, money })
  const cancelled = givenOrder({ ...byBank, ...cancelledNow, money: { ...money, due: 0 } })
  answerApi({ [`POST /api/orders/${ID}/cancel`]: { status: 200, body: { ...good, data: cancelled } } })
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect.element(dialog.getByText(said)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(said)).toBeVisible()
})

test('cancelling while a wallet has not answered says what becomes of a late payment', async () => {
  expectErrors(/The payment could not be looked up/)
  answerApi({ [`GET /api/payments/${ATTEMPT}`]: cut })
  const pending = { attemptId: ATTEMPT, wallet: 'khalti', amount: 5_800 } as const
  await open({ payment: 'khalti', paymentId: 'khalti', money: givenMoney({ pending }) })
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const said = 'If your payment with Khalti still arrives, we refund all of it within 7 days.'
  await expect.element(page.getByRole('dialog', { name: 'Cancel this order?' }).getByText(said)).toBeVisible()
})

test('a receipt stays on the cancelled order, and another cannot be sent', async () => {
  answerApi({ [`GET /api/orders/${ID}/photos/${ATTEMPT}`]: { status: 200, body: {} } })
  await open({ ...byBank, ...cancelledNow, money: givenMoney({ due: 0, voucher: voucherOf('sent') }) })
  const receipt = page.getByRole('region', { name: 'Your bank receipt' })
  await expect.element(receipt.getByText(/^Sent on .* We compare it with our account\.$/)).toBeVisible()
  await expect.element(receipt.getByRole('link', { name: /photo/i })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send the picture' })).not.toBeInTheDocument()
})

test('a cancelled order that was paid says first when the money comes back', async () => {
  const payments = [{ method: 'esewa', purpose: 'full', amount: 5_800, at: inMinutes(-9), reference: 'A1' } as const]
  const refund = {
    amount: 5_800,
    paidBy: 'esewa',
    dueBy: '2026-12-03T08:00:00.000Z',
    doneAt: null,
    reference: '',
  } as const
  const money = givenMoney({ paid: 5_800, due: 0, payments, refunds: [refund] })
  await open({ ...cancelledNow, paymentId: 'A1', money })
  const said = 'We refund Nrs. 5,800 to you, the way you paid, by 3 Dec 2026 at the latest.'
  await expect.element(page.getByText(said)).toBeVisible()
  answerOrder({ ...cancelledNow, money: { ...money, paid: 0, refunds: [{ ...refund, doneAt: inMinutes(0) }] } })
  await queryClient.invalidateQueries()
  await expect.element(page.getByText(said)).not.toBeInTheDocument()
})

test('an order with a fixed payment method offers no other', async () => {
  await open({ money: unpaid() })
  await expect.element(payButton('eSewa')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Pay another way' })).not.toBeInTheDocument()
})
