import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { ReturnRequest } from '#contract/fulfilment.ts'
import type { Order } from '#contract/orders/orders.ts'
import { answerApi, cut } from '../../test/answer-api.ts'
import { givenOrder } from '../../test/given-order.ts'
import { toast } from '../../test/open-page.tsx'
import { button, card, dialog, givenDelivered, inHours, openTracked, orderAnswer, ORDER_ID } from './tracked.fixture.ts'

const RETURN = `POST /api/orders/${ORDER_ID}/returns` as const
const RETURN_ID = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0df'
const WITHDRAW = `POST /api/orders/${ORDER_ID}/returns/${RETURN_ID}/withdraw` as const

const asked: ReturnRequest = {
  _id: RETURN_ID,
  pieces: [{ position: 0, quantity: 2 }],
  reason: 'Too wide',
  photos: [],
  state: 'requested',
  answer: '',
  refund: null,
  at: inHours(0),
  changedAt: inHours(0),
}

const delivered = (returns: ReturnRequest[] = []) => givenDelivered(49, { returns })

const request = () => dialog('Request a return')
const submit = () => request().getByRole('button', { name: 'Request the return' })
const progress = () => card('Returns').getByRole('list', { name: 'Return progress' })
const present = () => progress().element().querySelector('[aria-current=step]')!.textContent

test('a return request that fails keeps its entries over a reload, and is sent then', async () => {
  await openTracked(delivered())
  await button('Request a return').click()
  await submit().click()
  await expect.element(request().getByText('Please choose what you want to return')).toBeVisible()
  await expect.element(request().getByRole('checkbox')).toHaveFocus()
  await request().getByRole('checkbox').click()
  await request()
    .getByRole('combobox', { name: /Quantity/ })
    .selectOptions('2')
  await request().getByLabelText('Why?').fill('Too wide')
  answerApi({ [RETURN]: { status: 500, body: {} } })
  await submit().click()
  await expect.element(request().getByText(/what you entered is still here/)).toBeVisible()
  await expect.element(request().getByLabelText('Why?')).toHaveValue('Too wide')

  await cleanup()
  await openTracked(delivered())
  await button('Request a return').click()
  await expect.element(request().getByRole('checkbox')).toBeChecked()
  const sent = answerApi({ [RETURN]: orderAnswer(delivered([asked])) })
  await submit().click()
  await expect.element(card('Returns')).toMatchTextContent(/× 2.*Too wide.*Requested/)
  const body = sent[0]!.body as FormData
  expect([body.get('pieces'), body.get('reason')]).toEqual(['[{"position":0,"quantity":2}]', 'Too wide'])
  // The button that opened the dialog is gone.
  await expect.poll(() => document.activeElement?.textContent).toMatch(/Too wide/)
})

test('a return without a network is not sent, and one sentence says so', async () => {
  await page.viewport(390, 844)
  await openTracked(delivered())
  await button('Request a return').click()
  await request().getByRole('checkbox').click()
  await request().getByLabelText('Why?').fill('Too wide')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const sent = answerApi({ [RETURN]: cut })
  await expect
    .element(request().getByText(/^You are offline\. What you entered stays here/))
    .toBeInViewport({ ratio: 1 })
  await submit().click()
  await expect.element(submit()).toBeEnabled()
  await expect.element(request().getByRole('alert')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a return whose answer was lost is the same one at the second press', async () => {
  await openTracked(delivered())
  await button('Request a return').click()
  await request().getByRole('checkbox').click()
  await request().getByLabelText('Why?').fill('Too wide')
  const arrived = orderAnswer(delivered([asked]))
  answerApi({ [`GET /api/orders/${ORDER_ID}`]: arrived })
  const first = answerApi({ [RETURN]: cut })
  await submit().click()
  await expect.element(request().getByText(/what you entered is still here/)).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Return progress', includeHidden: true })).toBeInTheDocument()
  const second = answerApi({ [RETURN]: arrived })
  await submit().click()
  await expect.element(request()).not.toBeInTheDocument()
  const keys = [...first, ...second].map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]])
})

test.for([
  [
    {},
    /^You paid Nrs\. 4,800 for the chosen pieces\. We refund this once we have them back\. When all pieces of the order are back, we refund the delivery, too\. You paid in cash, so we call you to ask for a bank account or wallet\./,
  ],
  [
    { items: [{ ...givenOrder().items[0]!, total: 4_500 }] },
    /^You paid Nrs\. 4,500 for the chosen pieces\. We refund this once we have them back\. When/,
  ],
] satisfies [Partial<Order>, RegExp][])(
  'the dialog names what was paid for the ticked pieces: %j',
  async ([changes, said]) => {
    await openTracked({ ...delivered(), ...changes })
    await button('Request a return').click()
    await expect.element(request().getByText(/^You paid/)).not.toBeInTheDocument()
    await request().getByRole('checkbox').click()
    await expect.element(request().getByText(/^You paid Nrs\. 2,[24]\d0 for/)).toBeVisible()
    await request()
      .getByRole('combobox', { name: /Quantity/ })
      .selectOptions('2')
    await expect.element(request().getByText(said)).toBeVisible()
  },
)

test('while a return is open, the page says when the other pieces can be returned', async () => {
  const later = /^You can request a return of the other pieces once the open return is finished/
  await openTracked(delivered([{ ...asked, pieces: [{ position: 0, quantity: 1 }] }]))
  await expect.element(card('Returns').getByText(later)).toBeVisible()
  await expect.element(button('Request a return')).not.toBeInTheDocument()
  await cleanup()
  await openTracked(delivered([asked])) // all pieces
  await expect.element(card('Returns')).toBeVisible()
  await expect.element(card('Returns').getByText(later)).not.toBeInTheDocument()
})

test('a return is withdrawn after a confirmation, once the shop is reachable', async () => {
  await openTracked(delivered([asked]))
  answerApi({ [WITHDRAW]: { status: 500, body: {} } })
  await button('Withdraw request').click()
  const question = dialog('Withdraw this return?')
  await question.getByRole('button', { name: 'Withdraw request' }).click()
  await expect.element(page.getByText(/^The return could not be withdrawn/).first()).toBeVisible()
  answerApi({ [WITHDRAW]: orderAnswer(delivered([{ ...asked, state: 'withdrawn' }])) })
  await question.getByRole('button', { name: 'Withdraw request' }).click()
  await expect.element(toast('Your return is withdrawn')).toBeVisible()
  await expect.poll(present).toBe('Withdrawn')
  await expect.element(button('Request a return')).toBeVisible()
})

test('an approved return shows its refund, and a received one cannot be withdrawn', async () => {
  await openTracked(delivered([{ ...asked, state: 'approved', refund: 4_800, answer: 'Of course.' }]))
  await expect.poll(present).toBe('Approved')
  for (const said of [
    /We refund Nrs\. 4,800 once we have the pieces\./,
    /You paid in cash, so we call you/,
    /Of course\./,
  ]) {
    await expect.element(card('Returns')).toMatchTextContent(said)
  }
  await cleanup()
  await openTracked(delivered([{ ...asked, state: 'received', refund: 4_800 }]))
  await expect.poll(present).toBe('Received')
  await expect.element(button('Withdraw request')).not.toBeInTheDocument()
})
