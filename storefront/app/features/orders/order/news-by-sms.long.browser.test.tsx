import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Order } from '#contract/orders/orders.ts'
import '../../../messages/account-messages.ts'
import '../../../messages/order-messages.ts'
import OrderConfirmedPage from '../../../routes/order-confirmed.tsx'
import TrackOrderPage from '../../../routes/track-order.tsx'
import { answerApi, cut, refused, type Answer } from '../../../test/answer-api.ts'
import { givenGuest } from '../../../test/given-member.ts'
import { givenOrder, good, TRACK_KEY } from '../../../test/given-order.ts'
import { givenShell } from '../../../test/given-shell.ts'
import { openPage } from '../../../test/open-page.tsx'

const ORDER = '/api/orders/KA-261121-7Q2M4XZP'
const SEARCH = `order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`
const MISTYPED = 'asmita@gmial.example'

const offered = (changes: Partial<Order> = {}) =>
  givenOrder({ payment: 'bank', paymentId: 'bank', email: MISTYPED, newsBySms: true, ...changes })
const moved = () => offered({ email: '', newsBySms: false })
const movedReply = (): Answer => ({ status: 200, body: { ...good, data: moved() } })

const button = () => page.getByRole('button', { name: 'Send my news by SMS instead' })
const said = () =>
  page.getByText(`News about this order now comes by SMS to 9841234567. We send no more news to ${MISTYPED}.`)

type Answers = { news?: Answer | (() => Promise<Answer>); order?: () => Order }

function answer({ news = movedReply(), order = offered }: Answers) {
  answerApi({ [`GET ${ORDER}`]: () => ({ status: 200, body: { ...good, data: order() } }) })
  return answerApi({ [`POST ${ORDER}/news`]: news })
}

async function openConfirmed(answers: Answers = {}) {
  const sent = answer(answers)
  const address = `/order-confirmed?${SEARCH}`
  await openPage('/order-confirmed', OrderConfirmedPage, { address, loaderData: givenShell() })
  return sent
}

async function openTracked(answers: Answers = {}) {
  const sent = answer(answers)
  await openPage('/track-order', TrackOrderPage, { address: `/track-order?${SEARCH}`, loaderData: givenShell() })
  return sent
}

beforeEach(() => {
  givenGuest()
})

test('the confirmation moves the news of a mistyped address to the phone, and says so', async () => {
  const sent = await openConfirmed()
  await expect.element(page.getByText(/We have emailed asmita@gmial\.example\./)).toBeVisible()
  await expect.element(page.getByText(/No email, or the wrong address\?/)).toBeVisible()
  await userEvent.click(button())
  await expect.element(said()).toHaveFocus()
  await expect.element(page.getByText(/We send news about it to 9841234567 by SMS\./)).toBeVisible()
  await expect.element(button()).not.toBeInTheDocument()
  await expect.element(page.getByText(/We have emailed/)).not.toBeInTheDocument()
  expect(sent.map(({ body, search }) => [body, search])).toEqual([[{ by: 'sms' }, `key=${TRACK_KEY}`]])
})

test('the page of the order offers it beside the address', async () => {
  const sent = await openTracked()
  const card = page.getByRole('region', { name: 'Payment and contact' })
  await expect.element(card.getByText(MISTYPED)).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Send my news by SMS instead' }))
  await expect.element(said()).toHaveFocus()
  await expect.element(card.getByText(MISTYPED, { exact: true })).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
})

test('an order whose news cannot go by SMS does not offer it', async () => {
  await openTracked({ order: () => offered({ newsBySms: false }) })
  await expect.element(page.getByText(MISTYPED)).toBeVisible()
  await expect.element(button()).not.toBeInTheDocument()
})

test('a refusal says why, and the address stays', async () => {
  const reason = 'We cannot send SMS right now. Please try again later, or call us.'
  await openConfirmed({ news: refused(503, 'unavailable', reason) })
  await userEvent.click(button())
  await expect.element(page.getByRole('alert')).toHaveTextContent(reason)
  await expect.element(button()).toHaveFocus()
  await expect.element(page.getByText(/We have emailed asmita@gmial\.example\./)).toBeVisible()
})

test('a refusal for an order that changed meanwhile stays when its offer is gone', async () => {
  let order = offered()
  const reason = 'News about this order goes where your code went. Please call us if our emails do not arrive.'
  await openConfirmed({ news: refused(409, 'conflict', reason), order: () => order })
  await expect.element(button()).toBeVisible()
  order = offered({ newsBySms: false, payment: 'cod', paymentId: 'cod' })
  await userEvent.click(button())
  await expect.element(button()).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).toHaveTextContent(reason)
})

test('without a network it says that nothing was changed, until it is back', async () => {
  const sent = await openConfirmed()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await userEvent.click(button())
  await expect.element(page.getByRole('alert')).toHaveTextContent('You seem to be offline. Nothing was changed.')
  await expect.element(button()).toHaveFocus()
  expect(sent).toEqual([])
  network.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(button())
  await expect.element(said()).toBeVisible()
})

test('a lost answer stays on the page', async () => {
  await openConfirmed({ news: cut })
  await userEvent.click(button())
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The shop did not answer\. Check your connection/)
  await expect.element(button()).toHaveFocus()
})

test('a lost answer of a change that was made says that news comes by SMS, without an error', async () => {
  const lost = Promise.withResolvers<Answer>()
  let isMoved = false
  await openConfirmed({
    order: () => (isMoved ? moved() : offered()),
    news: () => {
      isMoved = true
      return lost.promise
    },
  })
  await userEvent.click(button())
  lost.reject(new TypeError('Failed to fetch'))
  await expect.element(said()).toHaveFocus()
  await expect.element(page.getByText(/did not answer/)).not.toBeInTheDocument()
})
