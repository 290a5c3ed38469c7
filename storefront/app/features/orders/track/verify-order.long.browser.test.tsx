import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cut, refused, type Answer } from '../../../test/answer-api.ts'
import { givenOrder, good, TRACK_KEY } from '../../../test/given-order.ts'
import { toast } from '../../../test/open-page.tsx'
import { openWaiting, waiting } from './verify-order.fixture.tsx'

const form = () => page.getByRole('form', { name: 'Almost done, Asmita: confirm with the code we sent' })
const boxes = () => form().getByRole('textbox')
const newCode = () => page.getByText('We have sent a new code. The earlier code no longer works.')
const confirm = () => form().getByRole('button', { name: 'Confirm order' })

test('a guest enters the code, and reads that the shop confirms the order next', async () => {
  const sent = await openWaiting({
    verify: {
      status: 200,
      body: {
        ...good,
        message: 'Thank you, the code is right. The shop confirms your order next.',
        data: givenOrder(),
      },
    },
  })
  await expect
    .element(
      page.getByText(
        /We have sent the 6-digit code of order KA-261121-7Q2M4XZP to asmita@post\.example\. Enter it by /,
      ),
    )
    .toBeVisible()
  await userEvent.click(boxes().first())
  await userEvent.keyboard('४९३८१७')
  await expect.element(toast('Thank you, the code is right. The shop confirms your order next.')).toBeVisible()
  await expect.element(form()).not.toBeInTheDocument()
  await expect
    .element(page.getByText('The shop now checks your order. Once it is confirmed, we email you.'))
    .toBeVisible()
  expect(sent.map(({ body, search }) => [body, search])).toEqual([[{ code: '493817' }, `key=${TRACK_KEY}`]])
})

test('a code to enter after midnight names both days of its night', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T18:10:00Z') }) // 23:55 in Nepal
  await openWaiting()
  await expect.element(page.getByText(/Enter it by 00:04 on the morning of Mon 30 Nov;/)).toBeVisible()
  // An earlier code has the same end, however late the next one is sent.
  await expect.element(form()).not.toMatchTextContent(/10 minutes/)
})

test('a guest without an email address reads that the code comes by SMS, and phones offer it', async () => {
  const sent = await openWaiting({
    order: () => waiting({ email: '' }),
    verify: {
      status: 200,
      body: {
        ...good,
        message: 'Thank you, the code is right. The shop confirms your order next.',
        data: givenOrder({ email: '' }),
      },
    },
    resend: { status: 200, body: { ...good, message: 'We have sent you another code by SMS' } },
  })
  await expect
    .element(page.getByText(/We have sent the 6-digit code of order KA-261121-7Q2M4XZP to 9841234567\. Enter it by /))
    .toBeVisible()
  await expect.element(form()).toMatchTextContent(/An SMS can take a minute or two/)
  await expect.element(form()).not.toMatchTextContent(/spam/)
  await expect.element(boxes().first()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(boxes().first()).toHaveAttribute('inputmode', 'numeric')
  await userEvent.click(form().getByRole('button', { name: 'Resend OTP' }))
  await expect.element(toast('OTP sent to 9841234567 successfully!')).toBeVisible()
  await userEvent.click(boxes().first())
  await userEvent.keyboard('493817')
  await expect.element(toast('Thank you, the code is right. The shop confirms your order next.')).toBeVisible()
  await expect.element(form()).not.toBeInTheDocument()
  await expect.element(page.getByText(/Once it is confirmed, we send you an SMS\.$/)).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([undefined, { code: '493817' }])
})

const bySms = () => page.getByRole('button', { name: 'Send the code by SMS' })

test('a guest whose mail does not come gets the code by SMS', async () => {
  const sent = await openWaiting({
    order: () => waiting({ codeBySms: 'possible' }),
    bySms: {
      status: 200,
      body: { ...good, message: 'We have sent you another code by SMS', data: waiting({ codeBySms: 'sent' }) },
    },
    verify: { status: 200, body: { ...good, data: givenOrder({ email: '' }) } },
  })
  await expect
    .element(page.getByText(/^No email, or the wrong address\? We can send the code by SMS to 9841234567\./))
    .toBeVisible()
  await userEvent.click(bySms())
  await expect.element(toast('We have sent you another code by SMS')).toBeVisible()
  await expect
    .element(page.getByText(/We have sent the 6-digit code of order KA-261121-7Q2M4XZP to 9841234567\. Enter it by /))
    .toBeVisible()
  await expect.element(form()).toMatchTextContent(/An SMS can take a minute or two/)
  await expect.element(bySms()).not.toBeInTheDocument()
  await expect.element(boxes().first()).toHaveFocus()
  await expect.element(form().getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeVisible()
  await expect.element(newCode()).toBeVisible()
  await userEvent.keyboard('493817')
  await expect.element(page.getByText(/Once it is confirmed, we send you an SMS\.$/)).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([undefined, { code: '493817' }])
})

test('another code by SMS goes to the phone again, also after a reload', async () => {
  const again: Answer = {
    status: 200,
    body: { ...good, message: 'We have sent you another code by SMS', data: waiting({ codeBySms: 'sent' }) },
  }
  const sent = await openWaiting({ order: () => waiting({ codeBySms: 'sent' }), bySms: again })
  await expect
    .element(page.getByText(/We have sent the 6-digit code of order KA-261121-7Q2M4XZP to 9841234567\. Enter it by /))
    .toBeVisible()
  await userEvent.click(form().getByRole('button', { name: 'Resend OTP' }))
  await expect.element(toast('OTP sent to 9841234567 successfully!')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('an SMS that cannot be sent says why, and the code of the mail can still be entered', async () => {
  await openWaiting({
    order: () => waiting({ codeBySms: 'possible' }),
    bySms: refused(503, 'unavailable', 'We cannot send SMS right now. Please call us, and we confirm your order.'),
  })
  await userEvent.click(bySms())
  await expect.element(toast('We cannot send SMS right now. Please call us, and we confirm your order.')).toBeVisible()
  await expect.element(bySms()).toBeVisible()
  await expect
    .element(page.getByText(/We have sent the 6-digit code of order KA-261121-7Q2M4XZP to asmita@post\.example\./))
    .toBeVisible()
})

test('once the code went by SMS, the page no longer says that the mistyped address got a mail', async () => {
  await openWaiting({ order: () => waiting({ codeBySms: 'sent' }) })
  await expect
    .element(page.getByText(/waits for your code\./))
    .toMatchTextContent(/We send news about it to 9841234567 by SMS\./)
  await expect.element(page.getByText(/We have emailed/)).not.toBeInTheDocument()
})

test('without a network the offer of an SMS says that nothing was sent, until it is back', async () => {
  const sent = await openWaiting({
    order: () => waiting({ codeBySms: 'possible' }),
    bySms: {
      status: 200,
      body: { ...good, message: 'We have sent you another code by SMS', data: waiting({ codeBySms: 'sent' }) },
    },
  })
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await userEvent.click(bySms())
  await expect.element(page.getByRole('alert')).toHaveTextContent('You seem to be offline. No new code was sent.')
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
  await expect.element(bySms()).toHaveFocus()
  expect(sent).toEqual([])
  network.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(bySms())
  await expect.element(toast('We have sent you another code by SMS')).toBeVisible()
})

test('a lost answer to the offer of an SMS stays on the page', async () => {
  await openWaiting({ order: () => waiting({ codeBySms: 'possible' }), bySms: cut })
  await userEvent.click(bySms())
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The shop did not answer\. Check your connection/)
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
  await expect.element(bySms()).toHaveFocus()
})

test('a lost answer of an SMS that was sent leads to its code, without an error', async () => {
  const answer = Promise.withResolvers<Answer>()
  let isSent = false
  await openWaiting({
    order: () => waiting({ codeBySms: isSent ? 'sent' : 'possible' }),
    bySms: () => {
      isSent = true
      return answer.promise
    },
  })
  await userEvent.click(bySms())
  answer.reject(new TypeError('Failed to fetch'))
  await expect
    .element(page.getByText(/We have sent the 6-digit code of order KA-261121-7Q2M4XZP to 9841234567\./))
    .toBeVisible()
  await expect.element(boxes().first()).toHaveFocus()
  await expect.element(page.getByText(/An error occurred|did not answer/)).not.toBeInTheDocument()
})

test('a code that is too short is not sent, and a wrong one stays with the reason', async () => {
  const sent = await openWaiting({ verify: refused(400, 'invalid_input', 'Invalid or expired OTP') })
  await userEvent.click(confirm())
  await expect.element(form()).toMatchTextContent(/Please enter the 6-digit code/)
  expect(sent).toEqual([])
  await userEvent.click(boxes().first())
  await userEvent.keyboard('000000')
  await expect.element(form()).toMatchTextContent(/Invalid or expired OTP/)
  expect(page.getByText('Invalid or expired OTP').elements()).toHaveLength(1)
  await expect.element(boxes().first()).toHaveValue('0')
  await expect.element(boxes().first()).toHaveFocus()
  await userEvent.keyboard('7')
  await expect.element(boxes().first()).toHaveValue('7')
})

test('another code can be requested', async () => {
  const sent = await openWaiting({
    resend: { status: 200, body: { ...good, message: 'We have emailed you another code' } },
  })
  await expect.element(boxes().first()).toBeVisible()
  await expect.element(newCode()).not.toBeInTheDocument()
  const regions = form().getByRole('status').elements()
  await userEvent.click(form().getByRole('button', { name: 'Resend OTP' }))
  await expect.element(toast('OTP sent to asmita@post.example successfully!')).toBeVisible()
  await expect.element(boxes().first()).toHaveFocus()
  await expect.element(newCode()).toBeVisible()
  // A screen reader announces what comes into a region that was there before.
  expect(regions.map(({ textContent }) => textContent)).toContain(newCode().element().textContent)
  expect(sent).toHaveLength(1)
})

test('asking for a new code empties the boxes and removes the error of the old code', async () => {
  await openWaiting({
    verify: refused(400, 'invalid_input', 'Invalid or expired OTP'),
    resend: { status: 200, body: { ...good, message: 'We have emailed you another code' } },
  })
  await userEvent.click(boxes().first())
  await userEvent.keyboard('000000')
  await expect.element(form()).toMatchTextContent(/Invalid or expired OTP/)
  await userEvent.click(form().getByRole('button', { name: 'Resend OTP' }))
  await expect.element(newCode()).toBeVisible()
  await expect.element(boxes().first()).toHaveFocus()
  await expect.element(form()).not.toMatchTextContent(/Invalid or expired OTP/)
  expect(
    boxes()
      .elements()
      .map((box) => (box as HTMLInputElement).value),
  ).toEqual(['', '', '', '', '', ''])
})

test('an order that has ended meanwhile shows its state', async () => {
  let order = waiting()
  await openWaiting({ verify: refused(409, 'conflict', 'This order is already cancelled.'), order: () => order })
  await userEvent.click(boxes().first())
  order = givenOrder({ status: 'cancelled' })
  await userEvent.keyboard('493817')
  await expect.element(form()).not.toBeInTheDocument()
  await expect.element(page.getByText('Cancelled').first()).toBeVisible()
})

test('no other order asks for a code', async () => {
  await openWaiting({ order: () => givenOrder() })
  await expect.element(page.getByRole('heading', { name: 'Thank you, Asmita' })).toHaveFocus()
  await expect.element(form()).not.toBeInTheDocument()
})

test('without a network the form says that no new code was sent, until it is back', async () => {
  const sent = await openWaiting({
    resend: { status: 200, body: { ...good, message: 'We have emailed you another code' } },
  })
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  const resend = form().getByRole('button', { name: 'Resend OTP' })
  await userEvent.click(resend)
  await expect.element(form().getByRole('alert')).toHaveTextContent('You seem to be offline. No new code was sent.')
  await expect.element(resend).toHaveFocus()
  expect(sent).toEqual([])
  network.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(form().getByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(resend)
  await expect.element(toast('OTP sent to asmita@post.example successfully!')).toBeVisible()
})
