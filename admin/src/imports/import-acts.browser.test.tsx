import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Import } from '#contract/admin/imports.ts'
import { openPart } from '../test/open-part.tsx'
import { ImportActs } from './import-acts.tsx'

const record: Import = {
  id: '5f0c9a3e-6c1f-4a55-9a51-6a3f6f0f2b11',
  fileName: 'products.csv',
  staffName: 'Asha',
  state: 'failed',
  totalRows: 1,
  doneRows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  problemCount: 1,
  createdAt: '2026-11-27T09:00:00.000Z',
  startedAt: null,
  endedAt: null,
  problems: [{ row: 0, column: '', message: 'The file could not be checked.' }],
  samples: [],
}

test.for([
  { what: 'failed because its check is parked', endedAt: null, count: 1 },
  { what: 'ended', endedAt: '2026-11-27T09:01:00.000Z', count: 0 },
])('an import that has $what has $count buttons to discard it', async ({ endedAt, count }) => {
  await openPart(
    <>
      <ImportActs record={{ ...record, endedAt }} />
      <p>Below</p>
    </>,
    'imports',
  )
  await expect.element(page.getByText('Below')).toBeVisible()
  expect(page.getByRole('button', { name: 'Discard' }).elements()).toHaveLength(count)
})
