import { type ComponentType, useState } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { answerApi, done, refused } from '../../test/answer-api.ts'
import { givenGuest, givenMember } from '../../test/given-member.ts'
import { givenShell } from '../../test/given-shell.ts'
import { loadMessages } from '../../messages/load-messages.ts'
import AskForNotice, { type AskForNoticeProps } from './ask-for-notice.tsx'

const ASK = 'POST /api/notices'
const form = () => page.getByRole('form')
const email = () => form().getByLabelText('Email or mobile number')
const send = () => form().getByRole('button', { name: 'Tell me' })
const sendAsMember = () => form().getByRole('button', { name: 'Email me' })

async function open(asked: AskForNoticeProps, shop: Parameters<typeof givenShell>[0] = {}): Promise<void> {
  await openComponent(() => <AskForNotice {...asked} />, shop)
}

async function openComponent(Component: ComponentType, shop: Parameters<typeof givenShell>[0] = {}): Promise<void> {
  await loadMessages('en', 'later')
  const shell = givenShell(shop)
  const ShopPage = createRoutesStub([{ path: '/', id: 'root', loader: () => shell, Component }])
  await render(<ShopPage hydrationData={{ loaderData: { root: shell } }} />)
}

const lower = { kind: 'price-drop', variantId: '7', place: 'product' } as const

test('a guest reads what is sent, gives an address, and reads how to confirm it', async () => {
  givenGuest()
  const sent = answerApi({ [ASK]: done('We have sent you an email', { isOn: false }) })
  await open(lower)
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click()
  await expect.element(form().getByText(/^Tell me when the price falls below what it is now\./)).toBeVisible()
  await expect.element(email()).toHaveFocus()
  await userEvent.keyboard('maya@post.example{Enter}')
  await expect.element(page.getByRole('status')).toMatchTextContent(/Open our email to maya@post\.example/)
  await expect.element(page.getByRole('status')).toHaveFocus()
  await expect.element(stopLink()).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([{ ...lower, email: 'maya@post.example' }])
})

const asked = (where: string) => form().getByRole('link', { name: where }).element() as HTMLAnchorElement

async function openSoldOut(): Promise<void> {
  const piece = { name: 'Rara wingback bed', color: { name: 'Forest green' }, size: '153*200', type: null }
  await open({ kind: 'back-in-stock', variantId: '7', place: 'product', piece }, { viber: '+9779807654321' })
  await page.getByRole('button', { name: 'Tell me when it is back' }).click()
}

test('a guest can also ask by message or phone for the piece in its color and size', async () => {
  givenGuest()
  await openSoldOut()
  await expect.element(email()).toHaveAccessibleDescription('We write to you there, by email or SMS.')
  const words = 'Hello Kastha, please tell me when Rara wingback bed, Forest green, 153*200 is back.'
  expect(new URL(asked('WhatsApp').href).searchParams.get('text')).toBe(words)
  expect(new URL(asked('Viber').href).searchParams.get('draft')).toBe(words)
  expect(asked('Call 01-5550123').href).toBe('tel:+97715550123')
})

const box = () => form().getByRole('textbox').first()
const STOP = '/api/n/pabcdefghijkmnpqrst12'
const stopLink = () => page.getByRole('link', { name: 'Changed your mind? Stop this notice' })
const CODE_ID = '0d6f1d0a-3f6e-4a53-9a55-3b8c7f6f7a11'

test('a guest enters the code that came to the phone', async () => {
  givenGuest()
  const sent = answerApi({ [ASK]: done('We have sent you a code by SMS', { isOn: false, codeId: CODE_ID }) })
  await openSoldOut()
  await email().fill('984-1234567')
  await send().click()
  await expect.element(form().getByText(/^Enter the code we sent to 9841234567\./)).toBeVisible()
  await expect.element(box()).toHaveFocus()
  await expect.element(form().getByRole('button', { name: /^Resend OTP in/ })).toBeVisible()
  expect(sent.map(({ body }) => body)).toMatchObject([{ phone: '984-1234567' }])

  const wrong = refused(400, 'invalid_input', 'Invalid or expired OTP')
  const tried = answerApi({ [ASK]: wrong })
  await box().fill('493817')
  await expect.element(form().getByText('Invalid or expired OTP')).toBeVisible()
  expect(tried.map(({ body }) => body)).toEqual([
    {
      kind: 'back-in-stock',
      place: 'product',
      variantId: '7',
      phone: '+9779841234567',
      code: { id: CODE_ID, digits: '493817' },
    },
  ])
  answerApi({ [ASK]: done('We will tell you', { isOn: true, stop: STOP }) })
  await form().getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByRole('status')).toMatchTextContent(/^We will tell you when it is back\./)
  await expect.element(stopLink()).toHaveAttribute('href', STOP)
})

test('a guest whose phone the shop knows can stop the notice at once', async () => {
  givenGuest()
  answerApi({ [ASK]: done('We will tell you', { isOn: true, stop: STOP }) })
  await open(lower)
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click()
  await email().fill('984-1234567')
  await send().click()
  await expect.element(page.getByRole('status')).toMatchTextContent(/^We will tell you when the price falls\./)
  await expect.element(stopLink()).toHaveAttribute('href', STOP)
})

test('a shop without SMS asks for an email address only', async () => {
  givenGuest()
  const sent = answerApi({ [ASK]: refused(400, 'invalid_input', 'Invalid email format') })
  await open(lower, { sendsSms: false })
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click()
  await expect.element(email()).not.toBeInTheDocument()
  const field = form().getByLabelText('Email')
  await expect.element(field).toHaveAccessibleDescription('We write to you there.')
  await expect.element(form().getByText(/SMS|mobile/)).not.toBeInTheDocument()
  await field.fill('984-1234567')
  await send().click()
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ ...lower, email: '984-1234567' }])
})

const again = () => page.getByRole('button', { name: 'You asked us to tell you. Ask again?' })

test('after a reload the page knows which notices this browser has asked for, and no contact', async () => {
  givenGuest()
  answerApi({ [ASK]: done('We have sent you an email', { isOn: false }) })
  await open(lower)
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click()
  await email().fill('maya@post.example')
  await send().click()
  await expect.element(page.getByRole('status')).toMatchTextContent(/Open our email/)
  expect(localStorage.getItem('askedNotices')).toBe('price-drop:7')
  await cleanup()
  await open(lower)
  await again().click()
  await expect.element(email()).toHaveValue('')
  await cleanup()
  await open({ ...lower, variantId: '8' })
  await expect.element(page.getByRole('button', { name: 'Tell me when the price falls' })).toBeVisible()
})

test('a mistyped number is explained at the field', async () => {
  givenGuest()
  const refusal = refused(400, 'invalid_input', 'Please enter a valid 10-digit phone number')
  const fields = { phone: 'Please enter a valid 10-digit phone number' }
  const sent = answerApi({ [ASK]: { ...refusal, body: { ...refusal.body, fields } } })
  await open(lower)
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click()
  await email().fill('९८४१२३४५६')
  await send().click()
  await expect.element(email()).toHaveAccessibleDescription(/10-digit phone number/)
  await expect.element(email()).toHaveFocus()
  expect(sent.map(({ body }) => body)).toEqual([{ ...lower, phone: '९८४१२३४५६' }])
})

test('a member agrees with one button more', async () => {
  givenMember()
  const sent = answerApi({ [ASK]: done('We will email you', { isOn: true }) })
  await open({ kind: 'back-in-stock', variantId: '7', place: 'quick-view' })
  await page.getByRole('button', { name: 'Tell me when it is back' }).click()
  await expect.element(sendAsMember()).toHaveFocus()
  await expect.element(email()).not.toBeInTheDocument()
  await sendAsMember().click()
  await expect.element(page.getByRole('status')).toHaveTextContent('We will tell you when it is back.')
  expect(sent[0]!.body).toEqual({ kind: 'back-in-stock', variantId: '7', place: 'quick-view' })
})

test('a mistyped address gets the question that other fields for an address have', async () => {
  givenGuest()
  await open(lower)
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click()
  await email().fill('sita@gmial.com')
  await userEvent.tab()
  await form().getByRole('button', { name: 'Yes, use it' }).click()
  await expect.element(email()).toHaveValue('sita@gmail.com')
})

test('a refused address says so at its field and keeps what was typed', async () => {
  givenGuest()
  const refusal = refused(400, 'invalid_input', 'Invalid email format')
  answerApi({ [ASK]: { ...refusal, body: { ...refusal.body, fields: { email: 'Invalid email format' } } } })
  await open(lower)
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click()
  await email().fill('maya')
  await send().click()
  await expect.element(form().getByText('Invalid email format')).toBeVisible()
  await expect.element(email()).toHaveValue('maya')
  await expect.element(email()).toHaveFocus()
})

test('the form shows any other refusal above its fields, and Not now closes it', async () => {
  givenGuest()
  answerApi({ [ASK]: refused(409, 'cart_empty', 'There is nothing in your cart to remind you of.') })
  await open({ kind: 'cart-reminder', place: 'cart' })
  await page.getByRole('button', { name: 'Remind me of this cart' }).click()
  await email().fill('maya@post.example')
  await send().click()
  await expect.element(form().getByRole('alert')).toHaveTextContent('There is nothing in your cart to remind you of.')
  await form().getByRole('button', { name: 'Not now' }).click()
  await expect.element(page.getByRole('button', { name: 'Remind me of this cart' })).toBeVisible()
})

test('without a network nothing is sent, and the form says so until the network is back', async () => {
  givenGuest()
  const sent = answerApi({ [ASK]: done('We have sent you an email', { isOn: false }) })
  await open(lower)
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click()
  await email().fill('maya@post.example')
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await send().click()
  const offline = 'You seem to be offline. Check your connection and try again.'
  await expect.element(form().getByRole('alert')).toHaveTextContent(offline)
  await expect.element(email()).toHaveValue('maya@post.example')
  expect(sent).toEqual([])
  network.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(form().getByRole('alert')).not.toBeInTheDocument()
  await send().click()
  await expect.element(page.getByRole('status')).toMatchTextContent(/Open our email to maya@post\.example/)
})

function OtherVariant() {
  const [variantId, setVariantId] = useState('7')
  return (
    <>
      <AskForNotice {...lower} variantId={variantId} />
      <button type="button" onClick={() => setVariantId('8')}>
        Other color
      </button>
    </>
  )
}

test('another variant starts a new request', async () => {
  givenMember()
  answerApi({ [ASK]: done('We will email you', { isOn: true }) })
  await openComponent(OtherVariant)
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click()
  await sendAsMember().click()
  await expect.element(page.getByRole('status')).toHaveTextContent('We will tell you when the price falls.')
  await page.getByRole('button', { name: 'Other color' }).click()
  await expect.element(page.getByRole('button', { name: 'Tell me when the price falls' })).toBeVisible()
})
