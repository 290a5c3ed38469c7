import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import ApiKeyCreate from './create.tsx'

test('a new key is shown once, after its name and scopes were sent', async () => {
  const sent: unknown[] = []
  answerApi({
    'POST /api/admin/api-keys': ({ body }) => {
      sent.push(body)
      return { status: 200, body: { id: 'f2b7', name: 'Accountant', token: 'kastha_0123' } }
    },
  })
  await openPart(<ApiKeyCreate />, 'api-keys')
  await page.getByRole('textbox', { name: 'Name' }).fill('Accountant')
  await page.getByRole('checkbox', { name: 'Read invoices and credit notes' }).click()
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Key' })).toHaveValue('kastha_0123')
  expect(sent).toEqual([{ name: 'Accountant', scopes: ['invoices:read'], days: 365, callsPerMinute: 300 }])
  const done = page.getByRole('button', { name: 'Done' })
  await expect.element(done).toBeDisabled()
  await page.getByRole('checkbox', { name: 'I have saved this key' }).click()
  await expect.element(done).toBeEnabled()
})
