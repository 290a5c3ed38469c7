import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import { SetUp } from './set-up.tsx'

test('an owner sees the missing settings with links to fix them', async () => {
  answerApi({
    'GET /api/admin/set-up': () => ({
      status: 200,
      body: {
        items: [
          { text: 'SMTP_URL is not set.', remedy: null },
          { text: 'Nothing is for sale.', remedy: { label: 'Add categories and products', path: '/products' } },
        ],
      },
    }),
  })
  await openPart(<SetUp />)
  const list = page.getByRole('region', { name: 'Before the first order' })
  await expect.element(list.getByText('SMTP_URL is not set.')).toBeVisible()
  await expect
    .element(list.getByRole('link', { name: 'Add categories and products' }))
    .toHaveAttribute('href', '/products')
})
