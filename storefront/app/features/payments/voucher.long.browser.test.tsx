import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OrderMoney } from '#contract/payments.ts'
import '../../messages/account-messages.ts'
import '../../messages/order-messages.ts'
import TrackOrderPage from '../../routes/track-order.tsx'
import { answerApi, cut, refused } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenPhoto } from '../../test/given-media.ts'
import { givenMoney, givenOrder, good, TRACK_KEY } from '../../test/given-order.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage, toast } from '../../test/open-page.tsx'

const ID = 'KA-261121-7Q2M4XZP'
const PHOTO = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de'
const ORDER = `GET /api/orders/${ID}` as const
const SEND = `POST /api/orders/${ID}/voucher` as const
const UNKNOWN = /^The shop did not answer, so we do not know whether your receipt arrived/

const bank = { bank: 'Nabil Bank', accountName: 'Kastha', accountNumber: '0110017501234', reference: ID }
const sent = { state: 'sent', sentAt: new Date().toISOString(), answer: '', photo: PHOTO } as const
const receipt = () => page.getByRole('region', { name: 'Bank transfer' })
const send = () => receipt().getByRole('button', { name: 'Send the picture' })

beforeEach(givenGuest)

/** What the shop has of the order. */
function answerOrder(voucher: OrderMoney['voucher']): void {
  const data = givenOrder({ payment: 'bank', bank, money: givenMoney({ voucher }) })
  answerApi({ [ORDER]: { status: 200, body: { ...good, data } } })
}

async function choosePicture(): Promise<void> {
  answerOrder(null)
  answerApi({ [`GET /api/orders/${ID}/photos/${PHOTO}`]: { status: 200, body: {} } })
  const address = `/track-order?order=${ID}&key=${TRACK_KEY}`
  await openPage('/track-order', TrackOrderPage, { address, loaderData: givenShell() })
  await expect.element(send()).toBeVisible()
  await receipt()
    .getByLabelText('Add a photo')
    .upload(await givenPhoto())
  await expect.element(receipt().getByRole('img', { name: 'Photo 1' })).toBeVisible()
}

async function expectReceived(): Promise<void> {
  await expect.element(toast('Thank you. We have received your receipt.')).toBeVisible()
  await expect.element(receipt().getByText(/^Sent on/)).toBeVisible()
}

test('a receipt whose answer was lost has been received, and the page says so', async () => {
  await choosePicture()
  answerApi({
    [SEND]: () => {
      answerOrder(sent)
      return cut()
    },
  })
  await send().click()
  await expectReceived()
  await expect.element(toast('An error occurred')).not.toBeInTheDocument()
})

test('while nobody knows whether a receipt arrived, the page says so; the second press finds it', async () => {
  await choosePicture()
  expectErrors(/The order could not be loaded/)
  answerApi({ [SEND]: cut, [ORDER]: cut })
  await send().click()
  await expect.element(receipt().getByText(UNKNOWN)).toBeVisible()
  await expect.element(receipt().getByRole('img', { name: 'Photo 1' })).toBeVisible()
  // Not before the press: the page asks about the order by itself, too, and would find the receipt.
  answerApi({
    [SEND]: () => {
      answerOrder(sent)
      return refused(409, 'conflict', 'We are checking your receipt. Please wait for our answer.')
    },
  })
  await send().click()
  await expectReceived()
})
