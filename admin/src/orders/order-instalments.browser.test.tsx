import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { RequestState } from '#domain/instalments/request-states.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { OrderInstalments } from './order-instalments.tsx'

function orderIn(state: RequestState, changes: object = {}): AdminOrder {
  const figures = { months: 12, downPayment: 20_000, instalment: 2_500, lastInstalment: 2_500, totalPaid: 50_000 }
  const plan = { bank: 'Himchuli Bank', phone: '+97715550177', kind: 'merchant', figures, termsSeenOn: '2026-11-24' }
  const at = '2026-11-24T10:00:00.000Z'
  const instalments = { ...plan, state, askedAt: at, changedAt: at }
  const order = { payment: 'bank', instalments, money: { due: 50_000 } }
  return { id: 'a-1', state: 'pending', order, tellBank: null, ...changes } as AdminOrder
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('staff read the plan and the bank’s number, and move the request on with a note', async () => {
  const sent: unknown[] = []
  answerApi({
    'PUT /api/admin/orders/a-1/instalments': ({ body }) => {
      sent.push(body)
      return { status: 200, body: {} }
    },
  })
  await openPart(<OrderInstalments order={orderIn('asked')} />)
  await expect.element(page.getByText('Himchuli Bank, 01-5550177')).toBeVisible()
  await expect.element(page.getByText('11 × Nrs. 2,500, then Nrs. 2,500')).toBeVisible()
  await expect.element(page.getByText(/This is a request, not a payment/)).toBeVisible()
  await button('Papers needed').click()
  await page.getByRole('textbox', { name: 'Note (shown to the customer)' }).fill('Salary certificate')
  await page.getByRole('dialog').getByRole('button', { name: 'Papers needed' }).click()
  await expect
    .poll(() => sent)
    .toEqual([{ state: 'papers', note: 'Salary certificate', seen: '2026-11-24T10:00:00.000Z' }])
})

test('each state offers its own next steps', async () => {
  await openPart(
    <>
      <OrderInstalments order={orderIn('approved')} />
    </>,
  )
  await expect.element(page.getByText('Approved by the bank')).toBeVisible()
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Declined by the bank', 'Withdrawn'])
})

test('an order that is over keeps its request without steps', async () => {
  await openPart(<OrderInstalments order={orderIn('asked', { state: 'cancelled' })} />)
  await expect.element(page.getByText('To call')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('an order that is paid in another way now keeps its request without steps', async () => {
  const { order } = orderIn('withdrawn')
  await openPart(<OrderInstalments order={orderIn('withdrawn', { order: { ...order, payment: 'cod' } })} />)
  await expect.element(page.getByText('Withdrawn')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('staff see what to tell a bank that still waits, until they mark it', async () => {
  const sent: unknown[] = []
  answerApi({
    'PUT /api/admin/orders/a-1/instalments/bank-told': ({ body }) => {
      sent.push(body)
      return { status: 200, body: {} }
    },
  })
  await openPart(<OrderInstalments order={orderIn('papers', { state: 'cancelled', tellBank: 'cancelled' })} />)
  await expect.element(page.getByText('Tell Himchuli Bank that this order is cancelled.')).toBeVisible()
  await button('Mark as told').click()
  await expect.poll(() => sent).toEqual([{ told: 'cancelled' }])
})
