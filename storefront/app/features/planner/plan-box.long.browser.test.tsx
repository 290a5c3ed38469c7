import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CustomSentReply } from '#contract/custom-requests.ts'
import type { TicketSentReply } from '#contract/tickets.ts'
import type { Language } from '#domain/language/languages.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { readPlanFragment } from '#domain/planner/share-link.ts'
import { bedroom, planOf } from '#domain/planner/sample-plan.fixture.ts'
import ContactPage from '../../routes/contact.tsx'
import { answerApi, done, refused } from '../../test/answer-api.ts'
import { givenGuest } from '../../test/given-member.ts'
import { good, TRACK_KEY } from '../../test/given-order.ts'
import { givenRequest, REQUEST_NUMBER } from '../../test/given-request.ts'
import { givenShell } from '../../test/given-shell.ts'
import { loadNepali, openPage, visited } from '../../test/open-page.tsx'
import { answer, form, openForm } from '../custom-requests/form/custom-order.fixture.tsx'
import { givenTicket, KEY } from '../tickets/ticket.fixture.ts'
import { openPlanner } from './planner.fixture.tsx'
import { WITH_PLAN } from './send-plan.tsx'

const taken = done('', { data: givenTicket(), key: KEY } satisfies Partial<TicketSentReply>)
const box = () => page.getByRole('checkbox', { name: 'Send my room plan (Bedroom, Baneshwor, 6 pieces)' })
const anyBox = () => page.getByRole('checkbox')
const field = (label: string) => page.getByRole('form', { name: 'Write to us' }).getByLabelText(label, { exact: false })
const send = () => page.getByRole('button', { name: 'Send message' })

type Opened = { kept?: string; state?: unknown; language?: Language }

async function openContact({ kept, ...opened }: Opened = {}): Promise<void> {
  if (kept !== undefined) localStorage.setItem('planner', kept)
  await openPage('/contact', ContactPage, { loaderData: givenShell({ viber: '+9779807654321' }), ...opened })
}

async function fillIn(): Promise<void> {
  await field('What is it about?').selectOptions('question')
  await field('Your message').fill('Does the wardrobe fit?')
  await field('Your name').fill('Asmita Gurung')
  await field('Email').fill('asmita@post.example')
}

test('the box is off, and without its tick no plan is sent', async () => {
  await openContact({ kept: writePlan(bedroom) })
  await expect.element(box()).not.toBeChecked()
  await expect.element(box()).toHaveAccessibleDescription(/^We see its walls and furniture\./)
  const sent = answerApi({ 'POST /api/tickets': taken })
  await fillIn()
  await send().click()
  await expect.element(page.getByText(givenTicket().number)).toBeVisible()
  expect(sent[0]!.body).not.toHaveProperty('plan')
})

test('a ticked box sends the plan with the question', async () => {
  await openContact({ kept: writePlan(bedroom) })
  await fillIn()
  await box().click()
  const sent = answerApi({ 'POST /api/tickets': taken })
  await send().click()
  await expect.element(page.getByText(givenTicket().number)).toBeVisible()
  expect(sent[0]!.body).toMatchObject({ message: 'Does the wardrobe fit?', plan: writePlan(bedroom) })
})

test('without an email address, a message to the shop takes the link of the plan along', async () => {
  await openContact({ kept: writePlan(bedroom), state: WITH_PLAN })
  await expect.element(page.getByText('No email? Ask us by message, with a link to your plan:')).toBeVisible()
  const whatsapp = page.getByRole('link', { name: 'WhatsApp', exact: true })
  await expect
    .element(whatsapp)
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/9779801234567\?text=/))
  const message = new URL((whatsapp.element() as HTMLAnchorElement).href).searchParams.get('text')!
  const [words, fragment] = message.split('/planner')
  expect(words).toBe(`Hello Kastha, I have a question about my room plan: ${location.origin}`)
  expect(await readPlanFragment(fragment!)).toEqual({ plan: bedroom })
  await expect
    .element(page.getByRole('link', { name: 'Viber' }))
    .toHaveAttribute('href', expect.stringMatching(/^viber:\/\/chat\?.*draft=/))
  await page.getByRole('link', { name: /^Or request a free measuring visit/ }).click()
  await expect.element(visited()).toHaveTextContent('/measuring-visit')
  expect(visited().element().getAttribute('data-state')).toBe(JSON.stringify(WITH_PLAN))
})

test('opened from the planner, the WhatsApp number beside the form takes the question along', async () => {
  await openContact({ kept: writePlan(bedroom), state: WITH_PLAN })
  const number = page.getByRole('complementary').getByRole('link', { name: /^WhatsApp/ })
  const question = encodeURIComponent(`I have a question about my room plan: ${location.origin}/planner#`)
  await expect.element(number).toHaveAttribute('href', expect.stringContaining(question))
})

test.for([
  ['without a question about the plan', { kept: writePlan(bedroom) }],
  ['without a plan', { state: WITH_PLAN }],
])('%s, the WhatsApp number has no message', async ([, opened]) => {
  await openContact(opened as Opened)
  await vi.dynamicImportSettled()
  const number = page.getByRole('complementary').getByRole('link', { name: /^WhatsApp/ })
  await expect.element(number).toHaveAttribute('href', 'https://wa.me/9779801234567')
})

test('the ways to ask speak Nepali, and their link opens the plan in Nepali', async () => {
  await loadNepali('contact', 'ways', 'forms', 'later', 'session', 'chat')
  await openContact({ kept: writePlan(bedroom), language: 'ne' })
  await expect.element(page.getByText('इमेल छैन? नक्साको लिङ्क राखेर सन्देशबाट सोध्नुहोस्:')).toBeVisible()
})

test('a refused plan is explained at the box, and nothing typed is lost', async () => {
  await openContact({ kept: writePlan(bedroom), state: WITH_PLAN })
  await expect.element(box()).toBeChecked()
  await fillIn()
  const message = 'A newer version of this page made the plan. Reload the page.'
  const refusal = refused(400, 'invalid_input', message)
  answerApi({ 'POST /api/tickets': { ...refusal, body: { ...refusal.body, fields: { plan: message } } } })
  await send().click()
  await expect.element(box()).toHaveAccessibleDescription(message)
  await expect.element(box()).toHaveFocus()
  await expect.element(field('Your message')).toHaveValue('Does the wardrobe fit?')
  const sent = answerApi({ 'POST /api/tickets': taken })
  await box().click()
  await expect.element(box()).not.toHaveAccessibleDescription(message)
  await send().click()
  await expect.element(page.getByText(givenTicket().number)).toBeVisible()
  expect(sent[0]!.body).not.toHaveProperty('plan')
})

test.for([
  ['no plan', undefined],
  ['a damaged plan', '{"version":1}'],
])('a browser with %s has no box', async ([, kept]) => {
  await openContact(kept === undefined ? {} : { kept })
  await expect.element(send()).toBeVisible()
  await vi.dynamicImportSettled()
  await expect.element(anyBox()).not.toBeInTheDocument()
})

test('a plan changed in another tab is the one that is sent', async () => {
  await openContact({ kept: writePlan(bedroom) })
  await expect.element(box()).toBeVisible()
  const newValue = writePlan(planOf({ name: 'Attic' }))
  localStorage.setItem('planner', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'planner', newValue }))
  await expect.element(anyBox()).toHaveAccessibleName('Send my room plan (Attic, no furniture)')
  await expect.element(anyBox()).toHaveAttribute('value', newValue)
})

test('the box speaks Nepali', async () => {
  await loadNepali('contact', 'later', 'forms', 'session', 'ways')
  await openContact({ kept: writePlan({ ...bedroom, name: '' }), language: 'ne' })
  await expect.element(anyBox()).toHaveAccessibleName('मेरो कोठाको नक्सा पनि पठाउने (६ सामान)')
})

test('the planner leads to the contact form with the box ticked', async () => {
  await openPlanner({ kept: bedroom })
  await page.getByRole('link', { name: 'Ask about this plan' }).click()
  await expect.element(visited()).toHaveTextContent('/contact?kind=question')
  expect(visited().element().getAttribute('data-state')).toBe(JSON.stringify(WITH_PLAN))
})

test('the planner leads to the measuring visit likewise', async () => {
  await openPlanner({ kept: bedroom })
  await page.getByRole('link', { name: 'Request a free measuring visit' }).click()
  await expect.element(visited()).toHaveTextContent('/measuring-visit')
  expect(visited().element().getAttribute('data-state')).toBe(JSON.stringify(WITH_PLAN))
})

test('a request for a custom piece takes the plan along, and the next one starts without', async () => {
  givenGuest()
  localStorage.setItem('planner', writePlan(bedroom))
  await openForm()
  await answer('Name').fill('Asmita Gurung')
  await answer('Email').fill('asmita@post.example')
  await answer('Phone').fill('9841234567')
  await answer('Instructions').fill('Below the window')
  await box().click()
  await expect
    .element(box())
    .toHaveAccessibleDescription('It goes with the request, not with a WhatsApp message or an email.')
  const message = 'The plan has too many doors, windows, pillars or pieces.'
  const refusal = refused(400, 'invalid_input', message)
  answerApi({ 'POST /api/custom-orders': { ...refusal, body: { ...refusal.body, fields: { plan: message } } } })
  const request = form().getByRole('button', { name: 'Send request' })
  await request.click()
  await expect.element(box()).toHaveAccessibleDescription(message)
  await expect.element(answer('Name')).toHaveValue('Asmita Gurung')

  const reply: CustomSentReply = { ...good, key: TRACK_KEY, data: givenRequest() }
  const sent = answerApi({ 'POST /api/custom-orders': { status: 201, body: reply } })
  await request.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(REQUEST_NUMBER)).toBeVisible()
  expect(Object.fromEntries(sent[0]!.body as FormData)).toMatchObject({
    plan: writePlan(bedroom),
    name: 'Asmita Gurung',
  })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect.element(box()).not.toBeChecked()
})
