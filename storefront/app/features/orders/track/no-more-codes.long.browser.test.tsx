import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi, refused, type Answer } from '../../../test/answer-api.ts'
import { givenOrder, good } from '../../../test/given-order.ts'
import { toast, visited } from '../../../test/open-page.tsx'
import { readCheckoutDraft, setDraftAside, keepCheckoutDraft } from '../../checkout/checkout-draft.ts'
import { ORDER, openWaiting, waiting } from './verify-order.fixture.tsx'

const SAID = 'No more codes can be sent before this order ends. Please call us before then, and we’ll help.'
const noMore = refused(429, 'too_many_requests', SAID)
const form = () => page.getByRole('form', { name: 'Almost done, Asmita: confirm with the code we sent' })
const resend = () => form().getByRole('button', { name: /^Resend OTP/ })
const bySms = () => page.getByRole('button', { name: 'Send the code by SMS' })
const another = () => page.getByRole('button', { name: 'Order with an email address' })

test('where no further SMS can come in time, the page says whom to call, and counts nothing', async () => {
  await openWaiting({ order: () => waiting({ email: '', otherWays: ['bank'] }), resend: noMore })
  await userEvent.click(resend())
  const note = page.getByRole('alert')
  await expect
    .element(note)
    .toMatchTextContent(
      /^No more codes can go to 9841234567 before this order ends\. If the last one does not come, call us by .+, and we’ll confirm your order\./,
    )
  await expect.element(note).toHaveFocus()
  await expect.element(note.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+97715550123')
  await expect.element(note).toMatchTextContent(/Or choose another way to pay on this page: it needs no code\.$/)
  await expect.element(resend()).not.toBeInTheDocument()
  await expect.element(form().getByRole('textbox').first()).toBeEnabled()
})

test('from there an email address is one press away, with everything filled in', async () => {
  keepCheckoutDraft('', { phone: '9841234567', note: 'After 5 pm' })
  setDraftAside('KA-261121-7Q2M4XZP')
  await openWaiting({ order: () => waiting({ email: '' }), resend: noMore })
  const calls = answerApi({
    [`POST ${ORDER}/cancel`]: { status: 200, body: { ...good, data: givenOrder({ email: '', status: 'cancelled' }) } },
    [`POST ${ORDER}/reorder`]: { status: 200, body: { ...good, added: 1, missed: [], buyer: null } },
  })
  await userEvent.click(resend())
  await expect.element(page.getByText(/^Or have the code sent by email: we cancel this order/)).toBeVisible()
  await expect.element(page.getByText(/another way to pay/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Correct the number' })).not.toBeInTheDocument()
  answerApi({ 'GET /api/cart': { status: 200, body: { ...good, data: { items: [] } } } })
  await userEvent.click(another())
  await expect.element(toast('Please enter your email address, then order again.')).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/checkout')
  expect(calls[0]!.body).toEqual({ reason: 'No code by SMS' })
  expect(readCheckoutDraft('')).toMatchObject({ phone: '9841234567', note: 'After 5 pm' })
})

test('an SMS that cannot come in place of a mail leaves the mail', async () => {
  const again: Answer = { status: 200, body: { ...good, message: 'We have emailed you another code' } }
  const sent = await openWaiting({ order: () => waiting({ codeBySms: 'possible' }), bySms: noMore, resend: again })
  await userEvent.click(bySms())
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^No more codes can go to 9841234567 before/)
  await expect.element(bySms()).not.toBeInTheDocument()
  await userEvent.click(resend())
  await expect.element(toast('OTP sent to asmita@post.example successfully!')).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('mails that cannot come in time leave the SMS', async () => {
  await openWaiting({ order: () => waiting({ codeBySms: 'possible' }), resend: noMore })
  await userEvent.click(resend())
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^No more codes can go to asmita@post\.example/)
  await expect.element(bySms()).toBeVisible()
  await expect.element(another()).not.toBeInTheDocument()
})
