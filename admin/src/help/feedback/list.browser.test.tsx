import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../../test/open-part.tsx'
import FeedbackList from './list.tsx'

test('the column and the filter of feedback are called alike', async () => {
  const feedback = { id: 1, verdict: 'positive', comment: 'Clear', language: 'en', createdAt: '2026-11-24T06:00:00Z' }
  answerApi({ 'GET /api/admin/feedback': () => ({ status: 200, body: { items: [feedback], total: 1 } }) })
  await openPart(<FeedbackList />, 'feedback')
  await expect.element(page.getByRole('columnheader', { name: 'Rating' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Rating' })).toBeVisible()
})
