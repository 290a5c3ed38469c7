import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import GiftCardCreate from './create.tsx'

test('a gift card is sold, and its code is shown once', async () => {
  const sent: object[] = []
  answerApi({
    'POST /api/admin/credit': ({ body }) => {
      sent.push(body as object)
      const card = { id: 'f2b7', kind: 'gift-card', codeEnd: 'PZ3W' }
      return { status: 200, body: { id: 'f2b7', card, code: '7K2M-9QXT-04HB-PZ3W' } }
    },
  })
  await openPart(<GiftCardCreate />, 'credit')
  await page.getByRole('textbox', { name: 'Amount' }).fill('25,000')
  await page.getByRole('textbox', { name: 'Buyer' }).fill('Hari Gurung')
  await page.getByRole('textbox', { name: 'Recipient’s email' }).fill('sita@post.example')
  await page.getByRole('button', { name: 'Sell the card' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveValue('7K2M-9QXT-04HB-PZ3W')
  expect(sent).toMatchObject([{ amount: 25_000, paidBy: 'cash', buyer: 'Hari Gurung', phone: '', isSent: true }])
})
