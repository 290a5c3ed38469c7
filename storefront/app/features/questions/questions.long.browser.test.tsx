import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OwnQuestion, Question } from '#contract/questions.ts'
import { type Answer, answerApi, done, refused } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { givenGuest, givenMember } from '../../test/given-member.ts'
import { toast } from '../../test/open-page.tsx'
import { openProduct } from '../../test/open-product.tsx'

const STAIRS: Question = {
  _id: '1',
  user: 'Sabina S.',
  text: 'Does it fit up a narrow stair?',
  date: '2026-10-06T06:15:00.000Z',
  answers: [
    { _id: '1', by: 'staff', user: '', text: 'Yes, it comes in parts.', date: '2026-10-07T06:15:00.000Z' },
    { _id: '2', by: 'buyer', user: 'Rajesh M.', text: 'It went up <b>ours</b>.', date: '2026-10-08T06:15:00.000Z' },
  ],
}
const SMELL: Question = { ...STAIRS, _id: '2', user: '', text: 'Does it smell of sal?', answers: [] }

const section = () => page.getByRole('region', { name: 'Questions and answers' })
const dialog = () => page.getByRole('dialog')
const button = (name: string | RegExp) => section().getByRole('button', { name })

const listed = (data: Question[], total: number): Answer => ({
  status: 200,
  body: { success: true, error: false, message: '', data, total },
})

/** The buttons of buyers, and further questions, load then. */
async function comeNear() {
  await expect.element(section()).toBeVisible()
  section().element().scrollIntoView()
}

async function open(data: Question[] = [STAIRS], total = data.length) {
  await openProduct({ questions: { data, total } })
  await comeNear()
}

test('answers say whether the shop or a buyer gave them; what people typed stays text', async () => {
  givenGuest()
  await open([STAIRS, SMELL])
  await expect.element(section().getByRole('heading', { name: STAIRS.text })).toBeVisible()
  const answers = section().getByRole('list', { name: `Answers to: ${STAIRS.text}` })
  const [first, second] = [answers.getByRole('listitem').nth(0), answers.getByRole('listitem').nth(1)]
  await expect.element(first.getByText('Kastha')).toBeVisible()
  await expect.element(second.getByText('Rajesh M.')).toBeVisible()
  await expect.element(second.getByText('Bought this')).toBeVisible()
  await expect.element(answers.getByText('It went up <b>ours</b>.')).toBeVisible()
  await expect.element(section().getByText('No answer yet.')).toBeVisible()
  await expect.element(section().getByText(/Asked by Anonymous/)).toBeVisible()
})

test('without questions it invites to ask', async () => {
  givenGuest()
  await open([])
  await expect.element(section().getByText(/Nobody has asked about this product yet/)).toBeVisible()
})

test('a guest asks by keyboard; a wrong form keeps the words and says what is wrong', async () => {
  givenGuest()
  await open()
  const sent = answerApi({ 'POST /api/product/1/questions': done('Thank you') })
  button('Ask a question').element().focus()
  await userEvent.keyboard('{Enter}')
  await dialog().getByLabelText('Your question').fill('Call me on 9841234567')
  await dialog().getByLabelText('Email or mobile number (optional)').fill('asmita')
  await dialog().getByRole('button', { name: 'Send question' }).click()
  await expect.element(dialog().getByText(/please leave out phone numbers/)).toBeVisible()
  await expect.element(dialog().getByText('Please enter your name')).toBeVisible()
  await expect.element(dialog().getByText(/Please enter an email address or/)).toBeVisible()
  await expect.element(dialog().getByLabelText('Your question')).toHaveFocus()
  expect(sent).toEqual([])

  await dialog().getByLabelText('Your question').fill('Is it made of sal wood?')
  await dialog().getByLabelText('Your name').fill('Asmita Gurung')
  await dialog().getByLabelText('Email or mobile number (optional)').fill('asmita@post.example')
  await dialog().getByRole('button', { name: 'Send question' }).click()
  await expect
    .element(toast('Thank you for your question. We will publish it soon, once we have read it.'))
    .toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent).toMatchObject([
    { body: { text: 'Is it made of sal wood?', name: 'Asmita Gurung', contact: 'asmita@post.example' } },
  ])
  expect(sent[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
})

test.for([
  ['9841234567', 'Your question has arrived. We write to 9841234567 once it has an answer.'],
  ['', 'Your question has arrived. The answer will appear here.'],
] as const)(
  'after a guest with the contact "%s" has asked, the section says where the answer comes',
  async ([contact, said]) => {
    givenGuest()
    await open([])
    answerApi({ 'POST /api/product/1/questions': done('Thank you') })
    await button('Ask a question').click()
    await dialog().getByLabelText('Your question').fill('Is it made of sal wood?')
    await dialog().getByLabelText('Your name').fill('Asmita Gurung')
    await dialog().getByLabelText('Email or mobile number (optional)').fill(contact)
    await dialog().getByRole('button', { name: 'Send question' }).click()
    await expect.element(section().getByText(said)).toBeVisible()
    await expect.element(section().getByText(/Nobody has asked/)).not.toBeInTheDocument()
  },
)

test('a member sends the question alone; after a lost answer the same one is sent again', async () => {
  givenMember({ _id: crypto.randomUUID() })
  answerApi({ 'GET /api/questions/mine': done('', { data: { isBuyer: false, answered: [], asked: [] } }) })
  await open()
  const sent = answerApi({ 'POST /api/product/1/questions': { status: 502 } })
  await button('Ask a question').click()
  await expect.element(dialog().getByText('We email you when there is an answer.')).toBeVisible()
  await dialog().getByLabelText('Your question').fill('Is it made of sal wood?')
  const send = dialog().getByRole('button', { name: 'Send question' })
  await send.click()
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('The shop did not answer. Check your connection and try again: what you entered is still here.')
  await expect.element(dialog().getByLabelText('Your question')).toHaveValue('Is it made of sal wood?')
  await send.click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[0]!.body).toEqual({ text: 'Is it made of sal wood?' })
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('a closed form keeps what was typed', async () => {
  givenGuest()
  await open()
  await button('Ask a question').click()
  await dialog().getByLabelText('Your question').fill('Is it made of')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await button('Ask a question').click()
  await expect.element(dialog().getByLabelText('Your question')).toHaveValue('Is it made of')
})

test('a buyer answers each question once', async () => {
  givenMember({ _id: crypto.randomUUID() })
  answerApi({ 'GET /api/questions/mine': done('', { data: { isBuyer: true, answered: ['2'], asked: [] } }) })
  await open([STAIRS, SMELL])
  await expect.element(button(`Answer: ${STAIRS.text}`)).toBeVisible()
  await expect.element(button(`Answer: ${SMELL.text}`)).not.toBeInTheDocument()
  const sent = answerApi({
    'POST /api/questions/1/answers': refused(409, 'conflict', 'This question has enough answers.'),
  })
  await button(`Answer: ${STAIRS.text}`).click()
  await dialog().getByRole('button', { name: 'Send answer' }).click()
  await expect.element(dialog().getByText('Please write an answer')).toBeVisible()
  await dialog().getByLabelText('Your answer').fill('It does.')
  await dialog().getByRole('button', { name: 'Send answer' }).click()
  await expect.element(dialog().getByText('This question has enough answers.')).toBeVisible()

  answerApi({ 'POST /api/questions/1/answers': done('Thank you') })
  await dialog().getByRole('button', { name: 'Send answer' }).click()
  await expect.element(toast('Thank you for your answer. We will publish it soon, once we have read it.')).toBeVisible()
  await expect.element(button(`Answer: ${STAIRS.text}`)).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'It does.' }])
})

const OWN: OwnQuestion = { _id: '7', text: 'Is it sal or teak?', state: 'waiting', date: SMELL.date }

/** Answers with the shopper's own questions, which the test can change. */
function givenOwn(...asked: OwnQuestion[]) {
  const own = { asked }
  givenMember({ _id: crypto.randomUUID() })
  answerApi({ 'GET /api/questions/mine': () => done('', { data: { isBuyer: false, answered: [], ...own } }) })
  return own
}

test('a member sees and edits a question that waits; once it is published they can only delete it', async () => {
  const own = givenOwn(OWN)
  await open([])
  await expect.element(section().getByText(/Nobody has asked/)).not.toBeInTheDocument()
  const mine = section().getByRole('list', { name: 'Your questions' })
  await expect.element(mine.getByText('Only you can see it until we have read it.')).toBeVisible()
  await button(`Edit: ${OWN.text}`).click()
  const words = dialog().getByRole('textbox', { name: 'Your question' })
  await expect.element(words).toHaveValue(OWN.text)
  await words.fill('Why?')
  await dialog().getByRole('button', { name: 'Save changes' }).click()
  await expect.element(dialog().getByText('Please write at least 10 characters')).toBeVisible()

  const sent = answerApi({ 'PUT /api/questions/7': refused(409, 'conflict', 'We have already published it.') })
  own.asked = [{ ...OWN, state: 'published' }]
  await words.fill('Is it sal, or is it teak?')
  await dialog().getByRole('button', { name: 'Save changes' }).click()
  await expect.element(dialog().getByText('We have already published it.')).toBeVisible()
  await expect.element(words).not.toBeInTheDocument()
  await expect.element(dialog().getByRole('button', { name: 'Delete question' })).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Is it sal, or is it teak?' }])
})

test('a changed question shows its new words', async () => {
  const own = givenOwn(OWN)
  await open([])
  answerApi({ 'PUT /api/questions/7': done('') })
  await button(`Edit: ${OWN.text}`).click()
  own.asked = [{ ...OWN, text: 'Is it sal, or is it teak?' }]
  await dialog().getByRole('textbox', { name: 'Your question' }).fill('Is it sal, or is it teak?')
  await dialog().getByRole('button', { name: 'Save changes' }).click()
  await expect.element(toast('Your question is changed. We will publish it soon, once we have read it.')).toBeVisible()
  await expect.element(section().getByRole('heading', { name: 'Is it sal, or is it teak?' })).toBeVisible()
})

test('a member deletes a published question after a second thought', async () => {
  const own = givenOwn({ ...OWN, _id: STAIRS._id, text: STAIRS.text, state: 'published' })
  await open([STAIRS, SMELL])
  const sent = answerApi({ 'DELETE /api/questions/1': done('') })
  await button(`Delete your question: ${STAIRS.text}`).click()
  await dialog().getByRole('button', { name: 'Delete question' }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/all answers to it will be deleted/)
  await dialog().getByRole('button', { name: 'Keep it' }).click()
  expect(sent).toEqual([])
  await dialog().getByRole('button', { name: 'Delete question' }).click()
  own.asked = []
  await dialog().getByRole('button', { name: 'Delete permanently' }).click()
  await expect.element(toast('Your question is deleted')).toBeVisible()
  await expect.element(section().getByRole('heading', { name: STAIRS.text })).not.toBeInTheDocument()
  await expect.element(section().getByRole('heading', { name: SMELL.text })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('what the shop has hidden is shown to its asker alone, without buttons', async () => {
  givenOwn({ ...OWN, state: 'hidden' })
  await open([])
  await expect.element(section().getByText('The shop has not published it. Only you can see it.')).toBeVisible()
  await expect.element(button(/^(Edit|Delete)/)).not.toBeInTheDocument()
})

test('further questions load on request; a failure can be tried again', async () => {
  givenGuest()
  expectErrors(/questions could not be loaded/)
  const asked = answerApi({ 'GET /api/product/1/questions': refused(503, 'unavailable', 'Later.') })
  const first = Array.from({ length: 5 }, (_, at) => ({ ...SMELL, _id: String(10 + at), text: `Question ${at}` }))
  await open(first, 6)
  await button('Show more questions').click()
  await expect
    .element(
      section()
        .getByRole('alert')
        .getByText(/The questions could not be loaded/),
    )
    .toBeVisible()
  answerApi({ 'GET /api/product/1/questions': listed([STAIRS], 6) })
  await button('Try again').click()
  await expect.element(section().getByRole('heading', { name: STAIRS.text })).toBeVisible()
  await expect.element(button('Show more questions')).not.toBeInTheDocument()
  expect(asked[0]!.search).toBe('page=2&limit=5')
})

test('questions that could not be loaded with the page load when a visitor comes near', async () => {
  givenGuest()
  answerApi({ 'GET /api/product/1/questions': listed([STAIRS], 1) })
  await openProduct({ questions: null })
  await comeNear()
  await expect.element(section().getByRole('heading', { name: STAIRS.text })).toBeVisible()
})

test('the section speaks Nepali', async () => {
  givenGuest()
  await openProduct({ questions: { data: [STAIRS], total: 1 }, language: 'ne' })
  const nepali = page.getByRole('region', { name: 'प्रश्न र जवाफ' })
  await expect.element(nepali.getByText('यो किनेका')).toBeVisible()
  await nepali.getByRole('button', { name: 'प्रश्न सोध्नुहोस्' }).click()
  await expect.element(dialog().getByLabelText('तपाईंको प्रश्न')).toBeVisible()
})
