import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminRefund } from '#contract/admin/payments/payments.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { RefundActs, RefundClock } from './refund-parts.tsx'

const refund: AdminRefund = {
  id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de',
  amount: 11_000,
  why: 'The order was cancelled',
  dueBy: '2026-12-03T08:00:00.000Z',
  businessDaysLeft: 5,
  isLate: false,
  promisedAt: '2026-11-26T08:00:00.000Z',
  doneAt: null,
  doneBy: null,
  reference: '',
  wallet: { name: 'khalti', most: 11_000 },
  request: null,
  canBeCredit: false,
  failure: null,
}

const unknown = {
  ...refund,
  wallet: null,
  request: {
    wallet: 'khalti',
    amount: 400,
    state: 'unknown',
    sentAt: '2026-11-26T08:00:00.000Z',
    sentBy: 'Sita Karki',
    isForStaff: false,
    canEnd: true,
  },
} satisfies AdminRefund

const path = `/api/admin/refunds/${refund.id}`

async function openActs(shown: AdminRefund): Promise<void> {
  await openPart(
    <>
      <RefundClock refund={shown} />
      <RefundActs refund={shown} />
    </>,
    'refunds',
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a refund goes by Khalti, in part if staff say so', async () => {
  const sent: unknown[] = []
  answerApi({
    [`POST ${path}/sending`]: ({ body }) => {
      sent.push(body)
      return { status: 200, body: { ...refund, doneAt: '2026-11-26T09:00:00.000Z' } }
    },
  })
  await openActs(refund)
  await button('Refund by Khalti').click()
  const dialog = page.getByRole('dialog', { name: 'Refund by Khalti' })
  await dialog.getByLabelText(/^Amount/).fill('400')
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect.element(page.getByText('Khalti made the refund')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([{ amount: 400 }])
})

test('a refusal of Khalti stays in the dialog, with the typed number', async () => {
  const message = 'Khalti says that the merchant account has too little money. Nothing was refunded.'
  const sent: unknown[] = []
  answerApi({
    [`POST ${path}/sending`]: ({ body }) => {
      sent.push(body)
      return { status: 409, body: { message, code: 'conflict' } }
    },
  })
  await openActs({ ...refund, wallet: { name: 'khalti', most: 8_000 } })
  await button('Refund by Khalti').click()
  await expect.element(page.getByText(/Khalti can send at most Nrs\. 8,000 of it at once/)).toBeVisible()
  await page.getByLabelText('Customer’s Khalti number').fill('9841234567')
  await button('Refund').click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByLabelText('Customer’s Khalti number')).toHaveValue('9841234567')
  expect(sent).toEqual([{ amount: 8_000, mobile: '9841234567' }])
})

test('after an unclear answer the notice asks not to send it again', async () => {
  answerApi({ [`POST ${path}/sending`]: () => ({ status: 200, body: unknown }) })
  await openActs(refund)
  await button('Refund by Khalti').click()
  await button('Refund').click()
  await expect.element(page.getByText(/^It is not known yet whether Khalti made the refund\./)).toBeVisible()
})

test('a refund whose result is unknown cannot be sent, but asked about, recorded or ended', async () => {
  const asked: string[] = []
  const answer = (act: string) => () => {
    asked.push(act)
    return { status: 200, body: refund }
  }
  answerApi({ [`POST ${path}/look-up`]: answer('look-up'), [`POST ${path}/not-made`]: answer('not-made') })
  await openActs(unknown)
  await expect.element(page.getByText(/Nrs\. 400 sent to Khalti on .* by Sita Karki\. It is not known/)).toBeVisible()
  await expect.element(button('Refund by Khalti')).not.toBeInTheDocument()
  await button('Ask Khalti').click()
  await expect.element(page.getByText('Checked with Khalti')).toBeVisible()
  await button('Not refunded').click()
  await button('Nothing was refunded').click()
  await expect.element(page.getByText('The refund can be sent again')).toBeVisible()
  expect(asked).toEqual(['look-up', 'not-made'])

  await button('Record as sent').click()
  await expect.element(page.getByText(/^Only if Khalti’s portal shows this refund/)).toBeVisible()
  await expect.element(page.getByLabelText(/^Amount sent/)).toHaveValue('400')
})

test('staff look in the portal when Khalti cannot tell, and wait while a refund is on its way', async () => {
  await openActs({ ...unknown, request: { ...unknown.request, isForStaff: true, canEnd: false } })
  await expect.element(page.getByText(/Khalti does not say whether it made this refund/)).toBeVisible()
  await expect.element(button('Not refunded')).not.toBeInTheDocument()
})

test('a refund that is being sent has no buttons', async () => {
  await openActs({ ...unknown, request: { ...unknown.request, state: 'sending' } })
  await expect.element(page.getByText(/Waiting for the answer/)).toBeVisible()
  expect(page.getByRole('button').all()).toHaveLength(0)
})

test('a refund that failed says why, and can be sent again', async () => {
  await openActs({ ...refund, failure: 'Khalti did not make the refund. Nothing was refunded. You can try again.' })
  await expect.element(page.getByText(/^Khalti did not make the refund/)).toBeVisible()
  await expect.element(button('Refund by Khalti')).toBeVisible()
})

test('a payment by eSewa is recorded by hand', async () => {
  await openActs({ ...refund, wallet: null })
  expect(
    page
      .getByRole('button')
      .all()
      .map((one) => one.element().textContent),
  ).toEqual(['Record as sent'])
})
