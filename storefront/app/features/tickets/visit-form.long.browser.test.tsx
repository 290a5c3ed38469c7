import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { nepalDay } from '#domain/nepal-time.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import type { TicketSentReply, VisitsReply } from '#contract/tickets.ts'
import MeasuringVisitPage from '../../routes/measuring-visit.tsx'
import { keep, PLAN_KEY } from '../../storage.ts'
import { answerApi, cut, done, refused } from '../../test/answer-api.ts'
import { givenMember } from '../../test/given-member.ts'
import { givenShell } from '../../test/given-shell.ts'
import { loadNepali, openPage } from '../../test/open-page.tsx'
import { chooseDistrict } from '../delivery-zones/district/district.ts'
import { WITH_PLAN } from '../planner/send-plan.tsx'
import { keepVisit, readVisit } from './kept-visit.ts'
import { givenTicket, KEY } from './ticket.fixture.ts'

const ticket = { ...givenTicket(), kind: 'measuring-visit', phone: '9841234567' } as const
const taken = done('', { data: ticket, key: KEY } satisfies Partial<TicketSentReply>)
const offered: VisitsReply['data'] = {
  provinces: [
    { name: 'Bagmati', districts: ['Kathmandu', 'Lalitpur'] },
    { name: 'Gandaki', districts: ['Kaski'] },
  ],
  days: ['2026-12-01', '2026-12-02'],
}

const form = () => page.getByRole('form', { name: 'Request a free measuring visit' })
const field = (label: string) => form().getByLabelText(label, { exact: false })
const send = () => page.getByRole('button', { name: 'Request the visit' })
const sentHeading = () => page.getByRole('heading', { name: 'We have received your request' })

type Opened = { state?: unknown; visits?: VisitsReply['data']; sendsSms?: boolean }

async function open({ state, visits = offered, sendsSms = true }: Opened = {}): Promise<void> {
  const loaderData = { ...givenShell({ sendsSms }), offered: visits }
  await openPage('/measuring-visit', MeasuringVisitPage, { loaderData, state })
  await expect.element(page.getByRole('heading', { name: 'Free measuring visit' })).toBeVisible()
}

async function fillIn(): Promise<void> {
  await field('District').selectOptions('Lalitpur')
  await field('Municipality, ward and tole').fill('Lalitpur-3, Pulchowk')
  await field('Preferred day').selectOptions('Wed 2 Dec')
  await field('Time of day').selectOptions('Afternoon')
  await field('Your name').fill('Asmita Gurung')
  await field('Mobile number').fill('9841234567')
  await field('Email').fill('asmita@post.example')
}

const filledIn = {
  district: 'Lalitpur',
  place: 'Lalitpur-3, Pulchowk',
  day: '2026-12-02',
  part: 'afternoon',
  name: 'Asmita Gurung',
  phone: '9841234567',
  email: 'asmita@post.example',
  note: '',
}

test('a request gets a number and a link, and promises no time before the shop has called', async () => {
  await open()
  const sent = answerApi({ 'POST /api/measuring-visits': taken })
  await fillIn()
  await send().click()
  await expect.element(sentHeading()).toHaveFocus()
  await expect.element(page.getByText(ticket.number, { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^We call you on 9841234567 to agree on the time/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See your request' }))
    .toHaveAttribute('href', `/contact/${ticket.number}?key=${KEY}`)
  expect(sent.map(({ body }) => body)).toEqual([filledIn])
})

test('without an email address the page shows the number that is called, and the link to copy', async () => {
  await open()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const sent = answerApi({ 'POST /api/measuring-visits': done('', { data: { ...ticket, email: '' }, key: KEY }) })
  await fillIn()
  await field('Email').clear()
  await send().click()
  await expect.element(sentHeading()).toHaveFocus()
  await expect.element(page.getByText(/^We call you on 9841234567/)).toBeVisible()
  await expect.element(page.getByText(/emailed/)).not.toBeInTheDocument()
  const link = `${location.origin}/contact/${ticket.number}?key=${KEY}`
  await expect.element(page.getByText(link, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await vi.waitUntil(() => copied.mock.calls.length === 1, { timeout: 20_000 })
  expect(copied).toHaveBeenCalledWith(link)
  expect(sent.map(({ body }) => body)).toEqual([{ ...filledIn, email: '' }])
})

test.for([
  [true, /^We are sending 9841234567 an SMS with the link/, /could not send it by SMS/],
  [false, /we could not send it by SMS/, /an SMS with the link/],
] as const)('the page says truly whether the link goes out by SMS: %s', async ([isTexted, said, unsaid]) => {
  await open()
  answerApi({ 'POST /api/measuring-visits': done('', { data: { ...ticket, email: '' }, key: KEY, isTexted }) })
  await fillIn()
  await field('Email').clear()
  await send().click()
  await expect.element(sentHeading()).toHaveFocus()
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByText(unsaid)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
})

test.for([
  [true, /Without an email address, it gets an SMS with the link to your request\.$/],
  [false, /^We call this number to agree on the time\.$/],
] as const)('the phone number says beforehand whether the link comes by SMS: %s', async ([sendsSms, hint]) => {
  await open({ sendsSms })
  await expect.element(field('Mobile number')).toHaveAccessibleDescription(hint)
})

test('in Nepali the page says so, too', async () => {
  await loadNepali('contact', 'visit', 'ways', 'forms', 'later', 'session')
  const loaderData = { ...givenShell(), offered }
  await openPage('/measuring-visit', MeasuringVisitPage, { loaderData, language: 'ne' })
  answerApi({ 'POST /api/measuring-visits': done('', { data: { ...ticket, email: '' }, key: KEY, isTexted: true }) })
  await page.getByLabelText('जिल्ला', { exact: false }).selectOptions('Lalitpur')
  await page.getByLabelText('पालिका, वडा र टोल', { exact: false }).fill('पुल्चोक')
  await page.getByLabelText('चाहेको दिन', { exact: false }).selectOptions('2026-12-02')
  await page.getByLabelText('तपाईंको नाम', { exact: false }).fill('अस्मिता गुरुङ')
  await page.getByLabelText('मोबाइल नम्बर', { exact: false }).fill('9841234567')
  await page.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' }).click()
  await expect.element(page.getByText(/लिङ्क हामी ९८४१२३४५६७ मा एसएमएस गर्दैछौं/)).toBeVisible()
})

test('mistakes show at their field, and nothing typed is lost', async () => {
  await open()
  await field('Municipality, ward and tole').fill('Lalitpur-3')
  await field('Mobile number').fill('12')
  await send().click()
  await expect.element(field('District')).toHaveFocus()
  await expect.element(field('District')).toHaveAccessibleDescription(/choose a district/)
  await expect.element(field('Preferred day')).toHaveAccessibleDescription(/choose a day/)
  await expect.element(field('Mobile number')).toHaveAccessibleDescription(/10-digit/)
  await expect.element(field('Municipality, ward and tole')).toHaveValue('Lalitpur-3')
})

test('for other districts the form shows whom to call', async () => {
  await open()
  await expect.element(field('District')).toHaveAccessibleDescription(/not in the list\? Please call us: 01-5550123/)
})

test('without a day or a district there is no form, but the shop’s number', async () => {
  await open({ visits: { ...offered, days: [] } })
  await expect.element(page.getByText(/right now\. Please call us: 01-5550123/)).toBeVisible()
  await expect.element(form()).not.toBeInTheDocument()
})

test('the district chosen in the shop is filled in where somebody comes, and a member’s contact data', async () => {
  const { name, email, mobile } = givenMember()
  chooseDistrict('Kaski')
  await open()
  await expect.element(field('District')).toHaveValue('Kaski')
  await expect.element(field('Your name')).toHaveValue(name)
  await expect.element(field('Mobile number')).toHaveValue(mobile)
  await expect.element(field('Email')).toHaveValue(email)
  await cleanup()
  chooseDistrict('Humla')
  await open()
  await expect.element(field('District')).toHaveValue('')
})

test('the answers survive a reload until they are sent; a day that is over does not', async () => {
  await open()
  await fillIn()
  await cleanup()
  await open({ visits: { ...offered, days: ['2026-12-03'] } })
  await expect.element(field('District')).toHaveValue('Lalitpur')
  await expect.element(field('Time of day')).toHaveValue('afternoon')
  await expect.element(field('Preferred day')).toHaveValue('')
  await expect.element(field('Your name')).toHaveValue('')
})

test('the plan goes along with the tick, which is set for those who come from the planner', async () => {
  keep(PLAN_KEY, writePlan(bedroom))
  await open({ state: WITH_PLAN })
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  const sent = answerApi({ 'POST /api/measuring-visits': taken })
  await fillIn()
  await send().click()
  await expect.element(sentHeading()).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ ...filledIn, plan: writePlan(bedroom) }])
})

test('after a lost response, a retry sends the same request; a refusal stays at the form', async () => {
  await open()
  await fillIn()
  const lost = answerApi({ 'POST /api/measuring-visits': cut })
  await send().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The shop did not answer.*: it counts only once\.$/)
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
  await expect.element(send()).not.toHaveAttribute('aria-busy', 'true')
  const day = 'Please choose a day from the list'
  const { status, body } = refused(400, 'invalid_input', day)
  const late = answerApi({ 'POST /api/measuring-visits': { status, body: { ...body, fields: { day } } } })
  await send().click()
  await expect.element(field('Preferred day')).toHaveAccessibleDescription(day)
  await expect.element(field('Municipality, ward and tole')).toHaveValue('Lalitpur-3, Pulchowk')
  const keys = [...lost, ...late].map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBe(keys[1])
})

const kept = () => page.getByText(/^You have requested a visit on this device/)
const DAY_MS = 24 * 60 * 60 * 1_000

/** Keeps a request whose day is this many days ago. */
function keepRequest(daysAgo: number): void {
  keepVisit({ number: ticket.number, key: KEY, day: nepalDay(new Date(Date.now() - daysAgo * DAY_MS)) })
}

test('a guest who comes back finds the request again, until it is removed from the browser', async () => {
  await open()
  answerApi({ 'POST /api/measuring-visits': done('', { data: { ...ticket, email: '' }, key: KEY }) })
  await expect.element(kept()).not.toBeInTheDocument()
  await fillIn()
  await field('Email').clear()
  await send().click()
  await expect.element(sentHeading()).toBeVisible()
  await cleanup()
  await open()
  await expect.element(kept()).toMatchTextContent(/Preferred day: Wed 2 Dec\./)
  await expect
    .element(page.getByRole('link', { name: 'See your request' }))
    .toHaveAttribute('href', `/contact/${ticket.number}?key=${KEY}`)
  await expect.element(form()).toBeVisible()
  await page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect.element(kept()).not.toBeInTheDocument()
  await expect.element(field('District')).toHaveFocus()
  await cleanup()
  await open()
  await expect.element(form()).toBeVisible()
  await expect.element(kept()).not.toBeInTheDocument()
})

test('a request is kept until two weeks after its day', async () => {
  const visit = { number: ticket.number, key: KEY, day: '2026-01-05' }
  localStorage.setItem('measuringVisit', JSON.stringify({ ...visit, until: Date.now() - 1 }))
  await open()
  await expect.element(form()).toBeVisible()
  await expect.element(kept()).not.toBeInTheDocument()
  await vi.waitUntil(() => localStorage.getItem('measuringVisit') === null, { timeout: 20_000 })
})

test('after its day nobody calls any more, and the request can still be opened', async () => {
  keepRequest(0)
  await open()
  await expect.element(kept()).toMatchTextContent(/\. We call you to agree on the time\.$/)
  await cleanup()
  keepRequest(1)
  await open()
  await expect.element(page.getByRole('link', { name: 'See your request' })).toBeVisible()
  await expect.element(kept()).toMatchTextContent(/Preferred day: \w{3} \d+ \w{3}\.$/)
})

test('reading an expired request removes nothing: React may render without showing', () => {
  keepRequest(20)
  expect(readVisit()).toBeUndefined()
  expect(localStorage.getItem('measuringVisit')).not.toBeNull()
})

test('without a form, the focus goes to the heading when a request is removed', async () => {
  keepRequest(0)
  await open({ visits: { ...offered, days: [] } })
  await page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect.element(kept()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'No visits at the moment' })).toHaveFocus()
})

test('a member who gave no email address finds the request again, and opens it with the account only', async () => {
  givenMember()
  await open()
  answerApi({ 'POST /api/measuring-visits': done('', { data: { ...ticket, email: '' }, key: KEY }) })
  await fillIn()
  await field('Email').clear()
  await send().click()
  await expect.element(sentHeading()).toBeVisible()
  await cleanup()
  await open()
  await expect
    .element(page.getByRole('link', { name: 'See your request' }))
    .toHaveAttribute('href', `/contact/${ticket.number}`)
})

test('a request with an email address is not kept, since the email brings its link', async () => {
  await open()
  answerApi({ 'POST /api/measuring-visits': taken })
  await fillIn()
  await send().click()
  await expect.element(sentHeading()).toBeVisible()
  expect(localStorage.getItem('measuringVisit')).toBeNull()
})
