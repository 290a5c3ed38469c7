import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Order } from '#contract/orders/orders.ts'
import { answerApi } from '../../test/answer-api.ts'
import { button, card, dialog, openTracked, ORDER_ID, orderAnswer } from '../fulfilment/tracked.fixture.ts'

const himal = { name: 'Himal Hotel', pan: '123456789', address: 'Birta Marg 4, Kathmandu' }
const invoice = {
  _id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ab',
  kind: 'invoice',
  number: '2083/84-000123',
  day: '2026-11-21',
  bsDay: '2083-08-05',
  total: 5_800,
} as const
const invoices = () => card('Invoices')
const field = (label: string) => dialog('Buyer on the invoice').getByLabelText(label)

test('an order without an invoice says whom it will name, and takes a business', async () => {
  await openTracked({})
  await expect.element(invoices()).toMatchTextContent(/Invoice for Asmita Gurung/)
  const sent = answerApi({ [`PUT /api/orders/${ORDER_ID}/business`]: orderAnswer({ business: himal }) })
  await button('Change buyer').click()
  await field('Name as on the PAN').fill(himal.name)
  await field('PAN').fill(himal.pan)
  await field('Address of the business').fill(himal.address)
  await button('Save').click()
  await expect.element(invoices()).toMatchTextContent(/Invoice for Himal Hotel, PAN 123456789.*Birta Marg 4, Kathmandu/)
  await expect.element(dialog('Buyer on the invoice')).not.toBeInTheDocument()
  expect(sent[0]!.body).toEqual({ business_name: himal.name, pan: himal.pan, business_address: himal.address })

  await button('Change buyer').click()
  await expect.element(field('PAN')).toHaveValue(himal.pan)
  await expect.element(field('Address of the business')).toHaveValue(himal.address)
  await expect.element(button('Save')).toBeEnabled()
})

const toCome = () => page.getByText('Your invoice will appear here once we confirm the order.')

test('an order that waits for the shop says when its invoice comes', async () => {
  await openTracked({})
  await expect.element(toCome()).toBeVisible()
})

test.for<[string, Partial<Order>]>([
  ['has its invoice', { status: 'confirm', invoices: [invoice] }],
  ['is confirmed without one', { status: 'confirm' }],
  ['was cancelled before it had one', { status: 'cancelled', business: himal }],
])('an order that %s promises none', async ([, changes]) => {
  await openTracked(changes)
  await expect.element(card('Items')).toBeVisible()
  await expect.element(toCome()).not.toBeInTheDocument()
})

test.for([
  ['is named', { name: 'Sita Rai', phone: '9847654321', isGift: false }],
  ['was forgotten', null],
] as const)('the address of the business is required of an order for somebody who %s', async ([, recipient]) => {
  await openTracked({ recipient, isForAnother: true })
  await button('Change buyer').click()
  await expect.element(field('Address of the business')).toBeRequired()
  await expect.element(page.getByText('Leave blank if it is the address of the order')).not.toBeInTheDocument()
})

test('a refused business stays in the form, with the reason at its field', async () => {
  await openTracked({ business: himal })
  const problem = 'Please enter the 9 digits of the PAN'
  const body = { success: false, error: true, code: 'invalid_input', message: problem, fields: { pan: problem } }
  answerApi({ [`PUT /api/orders/${ORDER_ID}/business`]: { status: 400, body } })
  await button('Change buyer').click()
  await field('PAN').fill('12')
  await button('Save').click()
  await expect.element(page.getByText(problem)).toBeVisible()
  await expect.element(field('PAN')).toHaveValue('12')
  await expect.element(field('Name as on the PAN')).toHaveValue(himal.name)
})

test('an issued invoice says that it cannot change, and what helps', async () => {
  await openTracked({ status: 'confirm', invoices: [invoice] })
  await expect.element(invoices()).toMatchTextContent(/An issued invoice cannot change\. .*contact us/)
  await expect.element(button('Change buyer')).not.toBeInTheDocument()
})

test.for([
  ['confirmed', { status: 'confirm' }],
  ['delivered', { status: 'delivered' }],
  ['cancelled', { status: 'cancelled' }],
] as const)('an order that is %s says which business its invoice names', async ([, changes]) => {
  await openTracked({ ...changes, invoices: [invoice], business: himal })
  await expect.element(invoices()).toMatchTextContent(/Invoice for Himal Hotel, PAN 123456789.*Birta Marg 4, Kathmandu/)
  await expect.element(button('Change buyer')).not.toBeInTheDocument()
})

test.for([
  ['read with number and contact alone', { isReadOnly: true }],
  ['that is cancelled', { status: 'cancelled' }],
  ['of a deleted account', { name: '' }],
] as const)('an order %s has no invoice to name', async ([, changes]) => {
  await openTracked(changes)
  await expect.element(page.getByText('Kapas cotton pillow pair').first()).toBeVisible()
  await expect.element(invoices()).not.toBeInTheDocument()
})
