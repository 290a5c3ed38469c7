import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Order } from '#contract/orders/orders.ts'
import '../../../messages/account-messages.ts'
import '../../../messages/order-messages.ts'
import TrackOrderPage from '../../../routes/track-order.tsx'
import { answerApi, refused } from '../../../test/answer-api.ts'
import { givenGuest, givenMember } from '../../../test/given-member.ts'
import { givenMoney, givenOrder, good, TRACK_KEY } from '../../../test/given-order.ts'
import { givenShell } from '../../../test/given-shell.ts'
import { openPage } from '../../../test/open-page.tsx'
import { readRegistrationDraft } from '../../accounts/registration-draft.ts'

const ID = 'KA-261121-7Q2M4XZP'
const LINK = `/track-order?order=${ID}&key=${TRACK_KEY}`

beforeEach(() => {
  givenGuest()
})

const openLink = (data: Order) => {
  answerApi({ [`GET /api/orders/${ID}`]: { status: 200, body: { ...good, data } } })
  return openPage('/track-order', TrackOrderPage, { address: LINK, loaderData: givenShell() })
}

const keepIt = () => page.getByRole('link', { name: 'Keep this order in an account' })

test('a guest can keep the order in an account, with its name, phone, email and postal address filled in', async () => {
  const order = givenOrder({ userId: null, address: 'Baidam, Lakeside, Pokhara-6, Kaski, Gandaki' })
  await openLink(order)
  // No personal data goes into the address.
  await expect.element(keepIt()).toHaveAttribute('href', '/register?next=%2Fmy-orders')
  await keepIt().click()
  const { name, email } = order
  expect(readRegistrationDraft()).toEqual({
    name,
    email,
    mobile: '9841234567',
    province: 'Gandaki',
    district: 'Kaski',
    City: 'Pokhara',
    street_address_1: 'Baidam, Lakeside',
  })
})

test.for([
  ['somebody else', { recipient: { name: 'Sita Rai', phone: '9847654321', isGift: true }, isForAnother: true }],
  ['a recipient whose data was deleted', { recipient: null, isForAnother: true }],
] as const)('the account of a buyer does not begin with the address of %s', async ([, changes]) => {
  await openLink(givenOrder({ userId: null, ...changes }))
  await keepIt().click()
  expect(Object.keys(readRegistrationDraft())).toEqual(['name', 'email', 'mobile'])
})

test.for([
  ['was opened by its number', { isReadOnly: true }],
  ['is in an account', { userId: 'u1' }],
  ['has no email address', { email: '' }],
  ['was cancelled before anybody paid', { status: 'cancelled', cancelUntil: null }],
] as const)('an order that %s does not offer an account', async ([, changes]) => {
  await openLink(givenOrder({ userId: null, ...changes }))
  await expect.element(page.getByText('Kapas cotton pillow pair')).toBeVisible()
  await expect.element(keepIt()).not.toBeInTheDocument()
})

const addIt = () => page.getByRole('link', { name: 'Add this order to my account' })
const addByPhone = () => page.getByRole('button', { name: 'Add this order to my account' })
const refunded = givenOrder({
  userId: null,
  status: 'cancelled',
  cancelUntil: null,
  money: givenMoney({
    due: 0,
    payments: [{ method: 'bank', purpose: 'full', amount: 5_800, at: '2026-11-21T06:00:00.000Z', reference: 'FT1' }],
    refunds: [{ amount: 5_800, paidBy: 'bank', dueBy: '2026-11-28T06:00:00.000Z', doneAt: null, reference: '' }],
  }),
})

test('a guest can keep a cancelled order whose money is still to come back', async () => {
  await openLink(refunded)
  await expect.element(keepIt()).toBeVisible()
})

test('a member whose email address an order has goes to where it is added', async () => {
  givenMember()
  await openLink({ ...refunded, email: 'ASMITA@post.example' })
  await expect.element(addIt()).toHaveAttribute('href', '/my-orders')
  await expect.element(keepIt()).not.toBeInTheDocument()
})

const isAbove = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

test.for([
  ['of the account’s email address', { email: 'asmita@post.example' }, addIt],
  ['by the account’s phone number', { email: '' }, addByPhone],
] as const)('an order %s is added from above its items, below its status', async ([, changes, add]) => {
  givenMember()
  await openLink(givenOrder({ userId: null, ...changes }))
  await expect.element(add()).toBeVisible()
  expect(isAbove(page.getByText('Pending').first().element(), add().element())).toBe(true)
  expect(isAbove(add().element(), page.getByRole('heading', { name: 'Items' }).element())).toBe(true)
  expect(isAbove(add().element(), page.getByRole('button', { name: 'Cancel order' }).element())).toBe(true)
})

test('a member who opens the order of another address is offered no account', async () => {
  givenMember()
  await openLink({ ...refunded, email: 'ram@post.example' })
  await expect.element(page.getByText('Kapas cotton pillow pair')).toBeVisible()
  await expect.element(keepIt()).not.toBeInTheDocument()
  await expect.element(addIt()).not.toBeInTheDocument()
})

const ADD = `POST /api/orders/${ID}/account` as const
const byPhone = (changes: Partial<Order> = {}) => givenOrder({ userId: null, email: '', ...changes })

test('a member adds an order by the phone number of the account with one press', async () => {
  const user = givenMember()
  await openLink(byPhone())
  const sent = answerApi({ [ADD]: { status: 200, body: { ...good, data: byPhone({ userId: user._id }) } } })
  await addByPhone().click()
  await expect.element(page.getByText(/^This order is in your account now/)).toHaveFocus()
  await expect.element(addByPhone()).not.toBeInTheDocument()
  expect(sent.map(({ search }) => search)).toEqual([`key=${TRACK_KEY}`])
})

test('an order that could not be added says why, and can be tried again', async () => {
  givenMember()
  await openLink(byPhone())
  answerApi({ [ADD]: refused(429, 'too_many_requests', 'You have too many unpaid orders.') })
  await addByPhone().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('You have too many unpaid orders.')
  await expect.element(addByPhone()).toBeEnabled()
})

test.for([
  ['waits for its code', { verifyBy: '2026-11-21T06:15:00.000Z' }, /once its code is entered/],
  ['has another phone number', { phone: '9851023456' }, /the same phone number as the order/],
] as const)('an order by phone that %s says what it needs', async ([, changes, words]) => {
  givenMember()
  await openLink(byPhone(changes))
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(addByPhone()).not.toBeInTheDocument()
})

test.for([
  ['was opened by its number', { isReadOnly: true }],
  ['was cancelled before anybody paid', { status: 'cancelled', cancelUntil: null }],
] as const)('an order by phone that %s cannot be added', async ([, changes]) => {
  givenMember()
  await openLink(byPhone(changes))
  await expect.element(page.getByText('Kapas cotton pillow pair')).toBeVisible()
  await expect.element(addByPhone()).not.toBeInTheDocument()
})
