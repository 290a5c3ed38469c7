import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from '../test/open-part.tsx'
import { PagePart } from './page-part.tsx'
import { StatusChip } from './status-chip.tsx'

const LONG = 'Awaiting the customer’s code until 09:15 on Sunday 29 November'

test('a long state and many buttons stay within a phone', async () => {
  await page.viewport(390, 844)
  await openPart(
    <PagePart
      title="Payment"
      action={['Record transfer', 'Record cash', 'Refund'].map((name) => (
        <button key={name} type="button" style={{ width: 140 }}>
          {name}
        </button>
      ))}
    >
      <StatusChip tone="notice" label={LONG} />
    </PagePart>,
    'orders',
  )
  await expect.element(page.getByText(LONG)).toBeVisible()
  const parts = [page.getByText(LONG), ...page.getByRole('button', { name: /^Re/ }).all()]
  expect(parts).toHaveLength(4)
  expect(Math.max(...parts.map((part) => part.element().getBoundingClientRect().right))).toBeLessThanOrEqual(390)
})
