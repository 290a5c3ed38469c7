import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import { SetUp } from './set-up.tsx'

const item = { state: 'missing', title: 'Mail server', remedy: null, dismissal: null }

test('an owner sees the missing settings with links to fix them', async () => {
  answerApi({
    'GET /api/admin/set-up': () => ({
      status: 200,
      body: {
        items: [
          { ...item, point: 'mail', text: 'SMTP_URL is not set.' },
          { ...item, point: 'sms', text: 'No SMS gateway.', state: 'dismissed' },
          { ...item, point: 'https', text: '', state: 'done' },
          {
            ...item,
            point: 'products',
            text: 'Nothing is for sale.',
            remedy: { label: 'Add categories and products', path: '/products' },
          },
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
  await expect.element(list.getByRole('link', { name: 'Set-up' })).toHaveAttribute('href', '/set-up')
  expect(list.getByRole('listitem').all()).toHaveLength(2)
})
