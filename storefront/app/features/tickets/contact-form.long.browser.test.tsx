import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { TicketSentReply } from '#contract/tickets.ts'
import ContactPage from '../../routes/contact.tsx'
import { answerApi, cut, done, refused } from '../../test/answer-api.ts'
import { givenMember } from '../../test/given-member.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage, toast } from '../../test/open-page.tsx'
import { givenTicket, KEY } from './ticket.fixture.ts'

const ticket = givenTicket()
const taken = done('', { data: ticket, key: KEY } satisfies Partial<TicketSentReply>)

const field = (label: string) => page.getByRole('form', { name: 'Write to us' }).getByLabelText(label, { exact: false })
const send = () => page.getByRole('button', { name: 'Send message' })
const sentHeading = () => page.getByRole('heading', { name: 'We have received your message' })

async function open(address = '/contact'): Promise<void> {
  await openPage('/contact', ContactPage, { address, loaderData: givenShell() })
  await expect.element(send()).toBeVisible()
}

async function fillIn(): Promise<void> {
  await field('What is it about?').selectOptions('complaint')
  await field('Your message').fill('The table rocks.\nIt did so from the first day.')
  await field('Your name').fill('Asmita Gurung')
  await field('Email').fill('asmita@post.example')
}

test('a complaint gets a number and a link that opens it', async () => {
  await open()
  const sent = answerApi({ 'POST /api/tickets': taken })
  await fillIn()
  await send().click()
  await expect.element(sentHeading()).toHaveFocus()
  await expect.element(page.getByText(ticket.number, { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See your message' }))
    .toHaveAttribute('href', `/contact/${ticket.number}?key=${KEY}`)
  expect(sent.map(({ body }) => body)).toEqual([
    {
      kind: 'complaint',
      order: '',
      message: 'The table rocks.\nIt did so from the first day.',
      name: 'Asmita Gurung',
      email: 'asmita@post.example',
      phone: '',
    },
  ])
})

test('mistakes show at their field, and nothing typed is lost', async () => {
  await open('/contact?kind=price-match&order=KA-261121-7F3K9Q2M')
  await expect.element(field('What is it about?')).toHaveValue('price-match')
  await expect.element(field('Order number')).toHaveValue('KA-261121-7F3K9Q2M')
  await field('Phone').fill('12')
  await field('Your message').fill('Cheaper elsewhere')
  await send().click()
  await expect.element(field('Your name')).toHaveAccessibleDescription('Please enter your name')
  await expect.element(field('Phone')).toHaveAccessibleDescription(/10-digit/)
  await expect.element(field('Your name')).toHaveFocus()
  await expect.element(field('Your message')).toHaveValue('Cheaper elsewhere')
})

test('after a lost response, a retry sends the same message', async () => {
  await open()
  await fillIn()
  const lost = answerApi({ 'POST /api/tickets': cut })
  await send().click()
  await expect.element(page.getByText(/^The shop did not answer/)).toBeVisible()
  await expect.element(field('Your message')).toHaveValue('The table rocks.\nIt did so from the first day.')
  await expect.element(send()).not.toHaveAttribute('aria-busy', 'true')
  const arrived = answerApi({ 'POST /api/tickets': taken })
  await send().click()
  await expect.element(sentHeading()).toBeVisible()
  const keys = [...lost, ...arrived].map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[0]).toBe(keys[1])
})

test('offline, the form says that nothing was sent', async () => {
  await open()
  const sent = answerApi({ 'POST /api/tickets': taken })
  await fillIn()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await send().click()
  const form = page.getByRole('form', { name: 'Write to us' })
  await expect
    .element(form.getByText('You are offline. Nothing was sent; what you entered is still here.'))
    .toBeVisible()
  expect(sent).toEqual([])
  network.mockRestore()
  await send().click()
  await expect.element(sentHeading()).toBeVisible()
})

test('after a refusal, the next message is a new one', async () => {
  await open()
  await fillIn()
  const refusedOnce = answerApi({ 'POST /api/tickets': refused(429, 'too_many_requests', 'Please wait.') })
  await send().click()
  await expect.element(toast('Please wait.')).toBeVisible()
  const arrived = answerApi({ 'POST /api/tickets': taken })
  await send().click()
  await expect.element(sentHeading()).toBeVisible()
  expect(refusedOnce[0]!.headers.get('idempotency-key')).not.toBe(arrived[0]!.headers.get('idempotency-key'))
})

test('a member’s name, email and phone are filled in', async () => {
  const { name, email, mobile } = givenMember()
  await open()
  await expect.element(field('Your name')).toHaveValue(name)
  await expect.element(field('Email')).toHaveValue(email)
  await expect.element(field('Phone')).toHaveValue(mobile)
})

test('the message survives a reload and a change of language until it is sent; names are not stored', async () => {
  await open()
  await fillIn()
  await cleanup()
  await open()
  await expect.element(field('What is it about?')).toHaveValue('complaint')
  await expect.element(field('Your message')).toHaveValue('The table rocks.\nIt did so from the first day.')
  await expect.element(field('Your name')).toHaveValue('')
  answerApi({ 'POST /api/tickets': taken })
  await fillIn()
  await send().click()
  await expect.element(sentHeading()).toBeVisible()
  await cleanup()
  await open()
  await expect.element(field('Your message')).toHaveValue('')
})
