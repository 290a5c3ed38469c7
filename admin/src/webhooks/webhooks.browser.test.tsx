import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import WebhookCreate from './create.tsx'

test('the secret of a new receiver is shown once, after address and events were sent', async () => {
  const sent: unknown[] = []
  answerApi({
    'POST /api/admin/webhooks': ({ body }) => {
      sent.push(body)
      return { status: 200, body: { id: 'f2b7', url: 'https://books.example/', secret: 'whsec_0123' } }
    },
  })
  await openPart(<WebhookCreate />, 'webhooks')
  await page.getByRole('textbox', { name: 'Address' }).fill('https://books.example/')
  await page.getByRole('checkbox', { name: 'An invoice was issued (invoice.issued)' }).click()
  await page.getByRole('button', { name: 'Add receiver' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_0123')
  expect(sent).toEqual([{ url: 'https://books.example/', description: '', events: ['invoice.issued'] }])
  const done = page.getByRole('button', { name: 'Done' })
  await expect.element(done).toBeDisabled()
  await page.getByRole('checkbox', { name: 'I have saved this secret' }).click()
  await expect.element(done).toBeEnabled()
})
