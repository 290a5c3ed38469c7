import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffTicket } from '#contract/admin/tickets.ts'
import { unassigned } from '../assignments/assignments.fixture.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import MessageShow from './show.tsx'

const at = '2026-11-21T06:00:00.000Z'
const visit: StaffTicket = {
  id: '5b1a7c1e-2f0e-4f8e-9a57-3f6a2c1d9e01',
  number: 'KT-261121-7F3K9Q2M',
  kind: 'measuring-visit',
  state: 'open',
  name: 'Asmita Gurung',
  email: '',
  phone: '9841234567',
  orderNumber: '',
  orderId: null,
  userId: null,
  plan: null,
  date: at,
  assignment: unassigned,
  events: [
    { action: 'received', at, by: 'shopper', words: 'Preferred day: Sun 22 Nov', hasPlan: false, staffName: null },
  ],
}

const replies = [
  { id: 1, title: 'A visit', text: 'Dear Asmita Gurung, we come on Sunday.', empty: [] },
  { id: 2, title: 'Where is my order?', text: 'Order {order} is on its way.', empty: ['order'] },
]

async function open(ticket: StaffTicket): Promise<object[]> {
  const answers: object[] = []
  const path = `/api/admin/tickets/${ticket.id}`
  answerApi({
    [`GET ${path}`]: () => ({ status: 200, body: ticket }),
    [`GET /api/admin/canned-replies/tickets/${ticket.id}`]: () => ({ status: 200, body: { items: replies } }),
    [`POST ${path}/answers`]: ({ body }) => {
      answers.push(body as object)
      return { status: 200, body: ticket }
    },
  })
  const part = (
    <Routes>
      <Route path="/tickets/:id" element={<MessageShow />} />
    </Routes>
  )
  await openPart(part, 'tickets', `/tickets/${ticket.id}`)
  await page.getByRole('button', { name: 'Reply' }).click()
  return answers
}

test('staff read that a reply to a sender without email is not mailed, and can save it', async () => {
  const answers = await open(visit)
  await expect.element(page.getByText('No email: please call')).toBeInTheDocument()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^No email goes out: .* Please call 9841234567/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('We agreed on Sunday at 10.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Reply saved, not mailed')).toBeVisible()
  expect(answers).toEqual([{ words: 'We agreed on Sunday at 10.' }])
})

test('a reply to a sender with email is sent by email', async () => {
  await open({ ...visit, email: 'asmita@post.example' })
  await expect.element(page.getByText('asmita@post.example')).toBeInTheDocument()
  await expect.element(page.getByRole('dialog').getByText(/receives your reply by email/)).toBeVisible()
})

test('staff read with which message a room plan came', async () => {
  const written = { action: 'written', at, by: 'shopper', words: 'My room', hasPlan: true, staffName: null } as const
  await open({ ...visit, events: [...visit.events, written] })
  await expect.element(page.getByText('With a room plan')).toBeInTheDocument()
  expect(page.getByText('With a room plan').elements()).toHaveLength(1)
})

test('a canned reply follows what is written already', async () => {
  const answers = await open({ ...visit, email: 'asmita@post.example' })
  const dialog = page.getByRole('dialog')
  const box = dialog.getByRole('textbox', { name: 'Message' })
  await dialog.getByRole('button', { name: 'Canned replies' }).click()
  await page.getByRole('menuitem', { name: 'A visit' }).click()
  await expect.element(box).toHaveValue('Dear Asmita Gurung, we come on Sunday.')
  await dialog.getByRole('button', { name: 'Canned replies' }).click()
  await page.getByRole('menuitem', { name: /Where is my order\?\s*Without a value: \{order\}/ }).click()
  await expect.element(box).toHaveValue('Dear Asmita Gurung, we come on Sunday.\n\nOrder {order} is on its way.')
  await box.fill('We come on Sunday.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('Reply sent')).toBeVisible()
  expect(answers).toEqual([{ words: 'We come on Sunday.' }])
})
