import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { englishFormats } from '#domain/language/english-formats.ts'
import { answerApi, cut } from '../../../test/answer-api.ts'
import { givenGuest, givenMember } from '../../../test/given-member.ts'
import { TRACK_KEY } from '../../../test/given-order.ts'
import { REQUEST_NUMBER } from '../../../test/given-request.ts'
import { givenSettings } from '../../../test/given-shell.ts'
import { loadNepali, visited } from '../../../test/open-page.tsx'
import {
  answer,
  bed,
  fillIn,
  form,
  noteLeaving,
  openForm,
  outline,
  send,
  sentReply,
  stool,
} from './custom-order.fixture.tsx'

const PHONE_MESSAGE = 'Please enter a valid 10-digit phone number from NTC, Ncell, Smart Cell, UTL, or Hello Mobile'
const EMAIL_MESSAGE = 'Enter your email address for our offer, or send the request by WhatsApp'
const front = () => outline().element().querySelector('path[class*=front]')!.getAttribute('d')
const tab = (name: string) => page.getByRole('tab', { name })

test('the form has the specified fields, and wood is the default material', async () => {
  await openForm()
  await expect.element(form().getByText(/^A piece made to your measurements cannot be returned\./)).toBeVisible()
  const fields = { Name: 'text', Email: 'email', Phone: 'tel', Width: 'number', Height: 'number', Depth: 'number' }
  for (const [label, type] of Object.entries(fields)) {
    expect((answer(label).element() as HTMLInputElement).type).toBe(type)
    await expect.element(answer(label)).toBeRequired()
  }
  expect(form().getByRole('radio').length).toBe(4)
  await expect.element(form().getByRole('radio', { name: 'Wood' })).toBeChecked()
  for (const name of ['Metal', 'Glass', 'Plastic']) {
    await expect.element(form().getByRole('radio', { name })).toBeVisible()
  }
})

test('a piece as it is in the shop cannot be requested without words, and the form says so', async () => {
  givenMember()
  const left = noteLeaving()
  const sent = answerApi({ 'POST /api/custom-orders': { status: 201, body: sentReply } })
  await openForm()
  await expect.element(answer('Name')).toHaveValue('Asmita Gurung')
  await expect.element(answer('Instructions')).toBeRequired()
  await expect.element(form().getByText('Instructions *')).toBeVisible()
  await form().getByRole('button', { name: 'Send request' }).click()
  await expect.element(answer('Instructions')).toHaveFocus()
  const message = 'Change a size or the material, or write what should be different'
  await expect.element(answer('Instructions')).toHaveAccessibleDescription(message)
  await send('WhatsApp').click()
  expect(left).not.toHaveBeenCalled()
  expect(sent).toEqual([])

  await answer('Width').fill('150')
  await expect.element(answer('Instructions')).not.toBeRequired()
  await expect.element(form().getByText('Instructions *')).not.toBeInTheDocument()
  await form().getByRole('button', { name: 'Send request' }).click()
  await expect.element(page.getByRole('dialog').getByText(REQUEST_NUMBER)).toBeVisible()
})

test('a missing or invalid answer is explained at its field, and the first one gets the focus', async () => {
  const left = noteLeaving()
  await openForm(stool)
  expect(form().getByText('Please enter your name').length).toBe(0)
  await form().getByRole('button', { name: 'Send request' }).click()
  await expect.element(answer('Name')).toHaveFocus()
  await expect.element(answer('Name')).toHaveAccessibleDescription('Please enter your name')
  await expect.element(answer('Email')).toHaveAccessibleDescription(EMAIL_MESSAGE)
  await expect.element(answer('Phone')).toHaveAccessibleDescription(PHONE_MESSAGE)
  expect(form().getByText('Enter centimeters from 1 to 1,000, such as 165.5').length).toBe(3)

  await fillIn()
  await answer('Email').fill('asmita@post')
  await answer('Phone').fill('9831234567')
  await answer('Depth').fill('2100')
  await expect.element(answer('Email')).toHaveAccessibleDescription('Invalid email format')
  await userEvent.keyboard('{Enter}')
  await expect.element(answer('Email')).toHaveFocus()
  await answer('Email').fill('asmita@post.example')
  await send('email').click()
  await expect.element(answer('Phone')).toHaveFocus()
  expect(left).not.toHaveBeenCalled()
})

test('WhatsApp opens in a new tab with all answers, the product and its URL', async () => {
  const left = noteLeaving()
  await openForm()
  await fillIn()
  await send('WhatsApp').click()
  await expect.element(form().getByRole('status')).toMatchTextContent(/WhatsApp opens in a new tab/)
  const [address, target] = left.mock.calls[0]!
  expect(target).toBe('_blank')
  const chat = new window.URL(address!)
  expect(`${chat.origin}${chat.pathname}`).toBe('https://wa.me/9779801234567')
  const message = chat.searchParams.get('text')
  for (const part of [
    'Product: Rara wingback bed',
    '165.5 × 210 × 110 cm',
    'Material: Glass',
    'Lower headboard,\noatmeal & no wings',
    'Name: Asmita Gurung',
    'Phone: 9841234567',
    'Email: asmita@post.example',
  ]) {
    expect(message).toContain(part)
  }
  expect(message).toMatch(/^Namaste/)
  expect(message).toMatch(/\/product\/1\?size=122\*200&type=Normal$/)
})

test('WhatsApp needs no email address, and the form says so', async () => {
  const left = noteLeaving()
  await openForm()
  await fillIn()
  await answer('Email').fill('')
  await expect.element(answer('Email')).toHaveAccessibleDescription(/^We email our offer here\. It may stay blank if/)
  await form().getByRole('button', { name: 'Send request' }).click()
  await expect.element(answer('Email')).toHaveAccessibleDescription(EMAIL_MESSAGE)
  await send('WhatsApp').click()
  await expect.element(form().getByRole('status')).toMatchTextContent(/WhatsApp opens in a new tab/)
  await expect.element(answer('Email')).toHaveAccessibleDescription(/^We email our offer/)
  const message = new window.URL(left.mock.calls[0]![0] as string).searchParams.get('text')
  expect(message).toContain('Phone: 9841234567')
  expect(message).not.toContain('Email')
})

test('a shopper without an email address reads whom to call', async () => {
  await openForm()
  const call = form().getByRole('link', { name: `No email? Call us: ${englishFormats.phone(givenSettings.phone)}` })
  await expect.element(call).toHaveAttribute('href', `tel:${givenSettings.phone}`)
  await expect.element(answer('Email')).toHaveAccessibleDescription(/ No email\? Call us: /)
})

test('the mail program opens with the same answers, addressed to the shop @slow', async () => {
  const left = noteLeaving()
  await openForm()
  await fillIn()
  await answer('Instructions').fill('')
  await send('email').click()
  await expect.element(form().getByRole('status')).toMatchTextContent(/Your email app opens/)
  const [address, target] = left.mock.calls[0]!
  expect(target).toBe('_self')
  const mail = new window.URL(address!)
  expect(mail.protocol + mail.pathname).toBe('mailto:hello@kastha.example')
  expect(mail.searchParams.get('subject')).toBe('Custom size: Rara wingback bed')
  expect(mail.searchParams.get('body')).toContain('Width × depth × height: 165.5 × 210 × 110 cm\r\n')
  expect(mail.searchParams.get('body')).not.toContain('Instructions')
})

test('the outline follows the dimensions', async () => {
  await openForm()
  const name = 'Outline of the furniture: Width 176 cm, Height 124 cm, Depth 219 cm'
  await expect.element(outline()).toHaveAccessibleName(name)
  const before = front()
  await answer('Width').fill('300')
  await answer('Height').fill('40.5')
  const changed = 'Outline of the furniture: Width 300 cm, Height 40.5 cm, Depth 219 cm'
  await expect.element(outline()).toHaveAccessibleName(changed)
  expect(front()).not.toBe(before)
  await answer('Width').fill('3000')
  await expect.element(outline()).toHaveAccessibleName(/Width 176 cm/)
})

test('Devanagari digits become Latin digits @slow', async () => {
  noteLeaving()
  await openForm()
  await fillIn()
  await answer('Width').fill('')
  await answer('Width').click()
  await userEvent.keyboard('१६५.५')
  await expect.element(answer('Width')).toHaveValue(165.5)
  await answer('Phone').fill('९८४१२३४५६७')
  await send('WhatsApp').click()
  await expect.element(form().getByRole('status')).toMatchTextContent(/WhatsApp opens/)
})

test('switching tabs loses nothing, even without browser storage @slow', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await openForm()
  await answer('Width').fill('165.5')
  await send('WhatsApp').click()
  await tab('Description').click()
  await expect.element(form()).not.toBeInTheDocument()
  await tab('Custom Order').click()
  await expect.element(answer('Width')).toHaveValue(165.5)
  await expect.element(answer('Name')).toHaveAccessibleDescription('Please enter your name')
})

test('the answers survive a reload; another product keeps only the contact details', async () => {
  await openForm()
  await fillIn()
  await cleanup()
  await openForm()
  await expect.element(answer('Width')).toHaveValue(165.5)
  await expect.element(form().getByRole('radio', { name: 'Glass' })).toBeChecked()
  await expect.element(answer('Instructions')).toHaveValue('Lower headboard,\noatmeal & no wings')

  await cleanup()
  await openForm(stool)
  await expect.element(answer('Name')).toHaveValue('Asmita Gurung')
  await expect.element(answer('Width')).toHaveValue(null)
  await expect.element(form().getByRole('radio', { name: 'Wood' })).toBeChecked()
  await answer('Width').fill('90')
  await cleanup()
  await openForm()
  await expect.element(answer('Width')).toHaveValue(165.5)
  await expect.element(form().getByRole('radio', { name: 'Glass' })).toBeChecked()
})

test('a guest sends the form once, reads its number and gets a link to the request', async () => {
  givenGuest()
  const sent = answerApi({ 'POST /api/custom-orders': { status: 201, body: sentReply } })
  await openForm()
  await fillIn()
  await form().getByRole('button', { name: 'Send request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your custom furniture request has been submitted!' })
  await expect.element(dialog.getByText(REQUEST_NUMBER)).toBeVisible()
  expect(Object.fromEntries(sent[0]!.body as FormData)).toMatchObject({ width: '165.5', productId: '1' })
  await expect.element(answer('Width')).toHaveValue(176)
  await dialog.getByRole('link', { name: 'See your request' }).click()
  await expect.element(visited()).toHaveTextContent(`/custom-orders/${REQUEST_NUMBER}?key=${TRACK_KEY}`)
})

test('a member’s name, email and phone are filled in', async () => {
  givenMember()
  await openForm()
  await expect.element(answer('Name')).toHaveValue('Asmita Gurung')
  await expect.element(answer('Email')).toHaveValue('asmita@post.example')
  await expect.element(answer('Phone')).toHaveValue('9841234567')
})

test('offline, every answer stays, and the same request is sent on reconnecting', async () => {
  givenGuest()
  const lost = answerApi({ 'POST /api/custom-orders': cut })
  await openForm()
  await fillIn()
  await form().getByRole('button', { name: 'Send request' }).click()
  await expect.element(form().getByText(/did not answer/i)).toBeVisible()
  await expect.element(answer('Width')).toHaveValue(165.5)
  const sent = answerApi({ 'POST /api/custom-orders': { status: 201, body: sentReply } })
  await form().getByRole('button', { name: 'Send request' }).click()
  await expect.element(page.getByRole('dialog').getByText(REQUEST_NUMBER)).toBeVisible()
  expect(sent[0]!.headers.get('idempotency-key')).toBe(lost[0]!.headers.get('idempotency-key'))
})

test('in Nepali a bed has a length, in the field and in the outline', async () => {
  await loadNepali('later', 'accounts', 'forms', 'session')
  await openForm(bed, '', 'ne')
  const nepaliForm = page.getByRole('form')
  await expect.element(nepaliForm.getByLabelText(/^लम्बाइ/)).toBeVisible()
  await expect.element(nepaliForm.getByText(/गहिराइ/)).not.toBeInTheDocument()
  await expect.element(nepaliForm.getByRole('img', { name: /लम्बाइ/ })).toBeInTheDocument()
})
