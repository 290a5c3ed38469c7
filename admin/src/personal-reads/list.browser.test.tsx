import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import PersonalReadList from './list.tsx'

const read = { at: '2026-11-23T05:00:00.000Z', staffId: 'dipesh', staffName: 'Dipesh Rai', requestId: 'r' }

test('an owner sees which staff member viewed which records, with links', async () => {
  answerApi({
    'GET /api/admin/personal-reads': () => ({
      status: 200,
      body: {
        total: 5,
        items: [
          { ...read, id: 5, kind: 'order', records: [], name: null },
          { ...read, id: 4, kind: 'order', records: ['o-2', 'o-3'], name: null },
          { ...read, id: 3, kind: 'customer', records: ['c-1'], name: 'Asmita Gurung' },
          { ...read, id: 2, kind: 'order', records: ['o-1'], name: null },
          { ...read, id: 1, kind: 'export', records: ['orders'], name: null },
        ],
      },
    }),
  })
  await openPart(<PersonalReadList />, 'personal-reads')
  await expect.element(page.getByRole('link', { name: 'Asmita Gurung' })).toHaveAttribute('href', '/customers/c-1/show')
  await expect.element(page.getByRole('row', { name: /Order 2 orders/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Order Number of orders/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Order Deleted/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Dipesh Rai Exported file orders/ })).toBeVisible()
})
