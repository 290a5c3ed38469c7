import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { GuestOrder, GuestOrdersAddedReply } from '#contract/orders/guest-orders.ts'
import type { OrdersReply } from '#contract/orders/orders.ts'
import '../../../messages/account-messages.ts'
import '../../../messages/order-messages.ts'
import MyOrdersPage from '../../../routes/my-orders.tsx'
import { answerApi } from '../../../test/answer-api.ts'
import { expectErrors } from '../../../test/console-errors.ts'
import { givenMember } from '../../../test/given-member.ts'
import { good } from '../../../test/given-order.ts'
import { openPage } from '../../../test/open-page.tsx'

const noOrders: OrdersReply = { ...good, data: [], totalOrders: 0, page: 1, pages: 1 }
const orders: GuestOrder[] = ['KA-261121-7Q2M4XZP', 'KA-261120-1A2B3C4D'].map((orderId) => {
  return { orderId, date: '2026-11-21T06:00:00.000Z', totalAmount: 12_000, isUnpaid: false }
})

const offer = () => page.getByRole('form', { name: 'Orders placed without logging in' })
const add = () => offer().getByRole('button', { name: 'Add to my account' })

function answerOrders(data: GuestOrder[]) {
  answerApi({ 'GET /api/guest-orders': { status: 200, body: { ...good, data } } })
}

beforeEach(() => {
  givenMember()
  answerApi({ 'GET /api/orders': { status: 200, body: noOrders } })
})

const open = () => openPage('/my-orders', MyOrdersPage, { address: '/my-orders' })

test('a member chooses which orders placed without logging in to add, and reads what became of them', async () => {
  answerOrders(orders)
  await open()
  await expect.element(offer()).toMatchTextContent(/2 orders were placed with asmita@post.example, without logging in/)
  await offer()
    .getByRole('checkbox', { name: /KA-261120-1A2B3C4D/ })
    .click()
  const body: GuestOrdersAddedReply = { ...good, added: 1, left: 0 }
  const sent = answerApi({ 'POST /api/guest-orders': { status: 200, body } })
  answerOrders([])
  await add().click()
  const report = page.getByText('1 order is now in your account.')
  await expect.element(report).toHaveFocus()
  await expect.element(offer()).not.toBeInTheDocument()
  expect(sent.map((one) => one.body)).toEqual([{ orderIds: ['KA-261121-7Q2M4XZP'] }])
})

test('an order that a stranger may have placed is added only if the member checks it', async () => {
  answerOrders([orders[0]!, { ...orders[1]!, isUnpaid: true }])
  await open()
  const unpaid = offer().getByRole('checkbox', { name: /KA-261120-1A2B3C4D.*, not confirmed and not paid yet$/ })
  await expect.element(unpaid).not.toBeChecked()
  await expect.element(offer().getByRole('checkbox', { name: /KA-261121-7Q2M4XZP/ })).toBeChecked()
  answerOrders([{ ...orders[1]!, isUnpaid: true }])
  const body: GuestOrdersAddedReply = { ...good, added: 1, left: 0 }
  const sent = answerApi({ 'POST /api/guest-orders': { status: 200, body } })
  await add().click()
  await expect.element(page.getByText('1 order is now in your account.')).toBeVisible()
  expect(sent.map((one) => one.body)).toEqual([{ orderIds: ['KA-261121-7Q2M4XZP'] }])
  await expect.element(add()).toBeDisabled()
  await unpaid.click()
  const none: GuestOrdersAddedReply = { ...good, message: 'No order was added', added: 0, left: 0 }
  answerApi({ 'POST /api/guest-orders': { status: 200, body: none } })
  await add().click()
  await expect.element(page.getByText('No order was added')).toBeVisible()
})

test('an order that could not be added stays offered, with the reason', async () => {
  answerOrders(orders.slice(1))
  await open()
  const body: GuestOrdersAddedReply = { ...good, added: 0, left: 1 }
  answerApi({ 'POST /api/guest-orders': { status: 200, body } })
  await add().click()
  await expect.element(page.getByText(/^1 order could not be added: it is unpaid/)).toBeVisible()
  await expect.element(offer()).toBeVisible()
})

test('without such orders, or where they do not load, the page is as ever', async () => {
  expectErrors(/could not be loaded/)
  answerApi({ 'GET /api/guest-orders': { status: 500, body: {} } })
  await open()
  await expect.element(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect.element(offer()).not.toBeInTheDocument()
})
