import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffQuestion } from '#contract/admin/questions.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import QuestionList from './list.tsx'

const waiting: StaffQuestion = {
  id: 7,
  product: { id: 1, name: 'Rara bed' },
  userId: null,
  userName: 'Asmita G.',
  text: 'Does it fit up a narrow stair?',
  language: 'en',
  willHear: true,
  state: 'waiting',
  reason: '',
  moderatedBy: null,
  createdAt: '2026-11-20T06:15:00.000Z',
  answers: [
    {
      id: 3,
      by: 'buyer',
      author: 'Hari T.',
      text: 'Mine did.',
      state: 'hidden',
      reason: 'Rude.',
      moderatedBy: 'Maya',
      createdAt: '2026-11-21T06:15:00.000Z',
    },
  ],
}

test('staff publish, hide with a reason, and answer', async () => {
  const asked: [string, unknown][] = []
  const note =
    (call: string) =>
    ({ body }: { body: unknown }) => {
      asked.push([call, body])
      return { status: 200, body: waiting }
    }
  answerApi({
    'GET /api/admin/questions': () => ({ status: 200, body: { items: [waiting], total: 1 } }),
    'PUT /api/admin/questions/7/state': note('question'),
    'PUT /api/admin/product-answers/3/state': note('answer'),
    'POST /api/admin/questions/7/answers': note('reply'),
  })
  await openPart(<QuestionList />, 'questions')
  await expect.element(page.getByText('Does it fit up a narrow stair?')).toBeVisible()
  await expect.element(page.getByText('Hidden by Maya: Rude.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish question' }).click()
  await expect.element(page.getByText('Question published')).toBeVisible()
  await page.getByRole('button', { name: 'Publish answer' }).click()
  await expect.element(page.getByText('Answer published')).toBeVisible()
  await page.getByRole('button', { name: 'Hide question' }).click()
  await page.getByRole('textbox', { name: 'Reason, for staff only' }).fill('An advertisement.')
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect.element(page.getByText('Question hidden')).toBeVisible()
  await page.getByRole('button', { name: 'Answer and publish' }).click()
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Yes, in parts.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect
    .poll(() => asked)
    .toEqual([
      ['question', { state: 'published', readText: waiting.text }],
      ['answer', { state: 'published' }],
      ['question', { state: 'hidden', reason: 'An advertisement.', readText: waiting.text }],
      ['reply', { text: 'Yes, in parts.', readText: waiting.text }],
    ])
})

test('a question that its asker has changed is read again before it is published', async () => {
  const changed = { ...waiting, text: 'Does it come apart?' }
  const asked: unknown[] = []
  let isChanged = false
  const message = 'The customer has just changed this question. Please read it again.'
  answerApi({
    'GET /api/admin/questions': () => ({ status: 200, body: { items: [isChanged ? changed : waiting], total: 1 } }),
    'PUT /api/admin/questions/7/state': ({ body }) => {
      asked.push(body)
      const wasRead = isChanged
      isChanged = true
      return wasRead ? { status: 200, body: changed } : { status: 409, body: { message, code: 'stale' } }
    },
  })
  await openPart(<QuestionList />, 'questions')
  await page.getByRole('button', { name: 'Publish question' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByText('Does it come apart?')).toBeVisible()
  await page.getByRole('button', { name: 'Publish question' }).click()
  await expect.element(page.getByText('Question published')).toBeVisible()
  expect(asked).toEqual([waiting, changed].map(({ text }) => ({ state: 'published', readText: text })))
})
