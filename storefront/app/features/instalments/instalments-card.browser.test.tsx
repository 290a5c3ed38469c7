import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createRoutesStub } from 'react-router'
import { render } from 'vitest-browser-react'
import type { Order } from '#contract/orders/orders.ts'
import { offer } from '../../test/given-instalments.ts'
import { givenOrder } from '../../test/given-order.ts'
import '../payments/payments-messages.ts'
import { PaymentDue } from '../payments/payment-due.tsx'

const instalments: NonNullable<Order['instalments']> = {
  ...offer,
  state: 'asked',
  askedAt: '2026-11-24T10:00:00.000Z',
  changedAt: '2026-11-24T10:00:00.000Z',
}
const account = { bank: 'Rara Bank', accountName: 'Kastha', accountNumber: '001', reference: 'KA-261121-7Q2M4XZP' }

async function open(changes: Partial<Order>) {
  const order = givenOrder({ payment: 'bank', bank: account, instalments, ...changes })
  const Stub = createRoutesStub([
    { path: '/', Component: () => <PaymentDue order={order} door={{ orderId: order.orderId }} /> },
  ])
  await render(<Stub />)
}

const card = () => page.getByRole('region', { name: 'Instalments requested' })

test('a request says who calls whom, by when, and that nothing is to be transferred yet', async () => {
  await open({})
  await expect.element(card().getByText(/^We call you on the next business day .* need not transfer/)).toBeVisible()
  await expect.element(card().getByText('Nrs. 52,194 The bank decides.')).toBeVisible()
  await expect.element(page.getByText(/^Would you rather pay everything yourself\?/)).toBeVisible()
})

test('a request that the bank declined leads to the transfer', async () => {
  await open({ instalments: { ...instalments, state: 'declined' } })
  await expect
    .element(card().getByText('Himchuli Bank has not approved. You can pay the order in another way.'))
    .toBeVisible()
  await expect.element(page.getByText(/^Please transfer/)).toBeVisible()
})

test('an order that is over, or asks for nothing, has no such card', async () => {
  await open({ status: 'cancelled', bank: null })
  await open({ instalments: null })
  await expect.element(page.getByText(/^Please transfer/)).toBeVisible()
  expect(card().query()).toBeNull()
})
