import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import { CannedReplyCreate } from './form.tsx'

test('a reply with a misspelled variable is not saved, and a right one is', async () => {
  const saved: object[] = []
  answerApi({
    'POST /api/admin/canned-replies': ({ body }) => {
      saved.push(body as object)
      return { status: 201, body: { ...(body as object), id: 1, version: '0000000000000000' } }
    },
  })
  const part = (
    <Routes>
      <Route path="/canned-replies/create" element={<CannedReplyCreate />} />
      <Route path="*" element={<p>The list</p>} />
    </Routes>
  )
  await openPart(part, 'canned-replies', '/canned-replies/create')
  await page.getByRole('textbox', { name: 'Title' }).fill('Greeting')
  await page.getByRole('textbox', { name: 'English text' }).fill('Dear {nmae}')
  await page.getByRole('textbox', { name: 'Nepali text' }).fill('नमस्ते {name}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/^\{nmae\} is no variable/)).toBeVisible()
  expect(saved).toEqual([])
  await page.getByRole('textbox', { name: 'English text' }).fill('Dear {name}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The list')).toBeVisible()
  expect(saved).toEqual([{ title: 'Greeting', english: 'Dear {name}', nepali: 'नमस्ते {name}' }])
})
