import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Ticket, TicketReply } from '#contract/tickets.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import TicketRoute from '../../routes/ticket.tsx'
import { answerApi, done, refused } from '../../test/answer-api.ts'
import { openPage } from '../../test/open-page.tsx'
import { givenTicket, KEY } from './ticket.fixture.ts'

const field = () => page.getByRole('textbox', { name: 'Reply' })
const box = () => page.getByRole('checkbox', { name: /^Send my room plan/ })
const send = () => page.getByRole('button', { name: 'Send message' })

const replyOf = (data: Ticket) => done('', { data } satisfies Partial<TicketReply>)

async function open({ number }: Ticket): Promise<void> {
  await openPage('/contact/:number', TicketRoute, { address: `/contact/${number}?key=${KEY}` })
}

test('a complaint shows its state, its messages and how long it is stored', async () => {
  const ticket = givenTicket({ number: 'KT-261121-00000001' })
  const sent = answerApi({ [`GET /api/tickets/${ticket.number}`]: replyOf(ticket) })
  await open(ticket)
  await expect.element(page.getByText('Waiting for our answer')).toBeVisible()
  await expect.element(page.getByText('The table rocks.')).toBeVisible()
  await expect.element(page.getByText(/^We keep complaints for 5 years after the last message\./)).toBeVisible()
  expect(sent.map(({ search }) => search)).toEqual([`key=${KEY}`])
})

test('a reply joins the conversation, and the next can follow at once', async () => {
  const ticket = givenTicket({ number: 'KT-261121-00000002' })
  const words = 'Please come on Sunday'
  const written = { action: 'written', at: '2026-11-22T06:00:00.000Z', by: 'shopper', words, hasPlan: false } as const
  answerApi({ [`GET /api/tickets/${ticket.number}`]: replyOf(ticket) })
  await open(ticket)
  await field().fill(words)
  const answer = replyOf({ ...ticket, events: [...ticket.events, written] })
  const sent = answerApi({ [`POST /api/tickets/${ticket.number}/messages`]: answer })
  await send().click()
  await expect.element(page.getByRole('listitem').getByText(words)).toBeVisible()
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
  expect(sent.map(({ body, search }) => [body, search])).toEqual([[{ message: words }, `key=${KEY}`]])
})

test('a reply takes the room plan along if its box is ticked, and the next one starts without', async () => {
  const ticket = givenTicket({ number: 'KT-261121-00000006', kind: 'question' })
  localStorage.setItem('planner', writePlan(bedroom))
  answerApi({ [`GET /api/tickets/${ticket.number}`]: replyOf(ticket) })
  await open(ticket)
  await expect.element(box()).not.toBeChecked()
  await expect.element(box()).toHaveAccessibleDescription(/^We see its walls and furniture\./)
  await box().click()
  await field().fill('This is my room')
  const at = '2026-11-22T06:00:00.000Z'
  const written = { action: 'written', at, by: 'shopper', words: 'This is my room', hasPlan: true } as const
  const answer = replyOf({ ...ticket, plan: bedroom, events: [...ticket.events, written] })
  const sent = answerApi({ [`POST /api/tickets/${ticket.number}/messages`]: answer })
  await send().click()
  const said = page.getByRole('listitem').filter({ hasText: 'This is my room' })
  await expect.element(said.getByText('With a room plan')).toBeVisible()
  await expect.element(page.getByRole('definition').getByText(bedroom.name)).toBeVisible()
  await expect.element(box()).not.toBeChecked()
  await expect
    .element(box())
    .toHaveAccessibleDescription('We then look at this plan instead of the one you sent before.')
  expect(sent.map(({ body }) => body)).toEqual([{ message: 'This is my room', plan: writePlan(bedroom) }])
})

test('a plan that is refused with a reply is explained at its box, and the reply stays', async () => {
  const ticket = givenTicket({ number: 'KT-261121-00000007' })
  localStorage.setItem('planner', writePlan(bedroom))
  const message = 'A newer version of this page made the plan. Reload the page.'
  const refusal = refused(400, 'invalid_input', message)
  answerApi({
    [`GET /api/tickets/${ticket.number}`]: replyOf(ticket),
    [`POST /api/tickets/${ticket.number}/messages`]: {
      ...refusal,
      body: { ...refusal.body, fields: { plan: message } },
    },
  })
  await open(ticket)
  await field().fill('This is my room')
  await box().click()
  await send().click()
  await expect.element(box()).toHaveAccessibleDescription(message)
  await expect.element(box()).toHaveFocus()
  await expect.element(field()).toHaveValue('This is my room')
})

test('a reply that fails stays in its field, with the reason', async () => {
  const ticket = givenTicket({ number: 'KT-261121-00000003' })
  answerApi({
    [`GET /api/tickets/${ticket.number}`]: replyOf(ticket),
    [`POST /api/tickets/${ticket.number}/messages`]: refused(429, 'too_many_requests', 'Please wait.'),
  })
  await open(ticket)
  await field().fill('Please come on Sunday')
  await send().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please wait.')
  await expect.element(field()).toHaveValue('Please come on Sunday')
})

test('a sender without email is named with the phone number', async () => {
  const ticket = givenTicket({ number: 'KT-261121-00000005', email: '', phone: '9841234567' })
  answerApi({ [`GET /api/tickets/${ticket.number}`]: replyOf(ticket) })
  await open(ticket)
  await expect.element(page.getByText('Asmita Gurung, 9841234567', { exact: true })).toBeVisible()
})

test('a page with an invalid link says so and leads to the form', async () => {
  const ticket = givenTicket({ number: 'KT-261121-00000004' })
  answerApi({ [`GET /api/tickets/${ticket.number}`]: refused(404, 'not_found', 'There is no such message.') })
  await open(ticket)
  await expect.element(page.getByRole('heading', { name: 'Message not found' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})
