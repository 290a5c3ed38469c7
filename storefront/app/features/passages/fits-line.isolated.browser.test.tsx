import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boards, dialog, givenPacked, openShop } from './packed.fixture.tsx'

const isLoaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/passages/passages-panel.tsx'))

test('the check loads as the pointer comes near its link', async () => {
  await openShop(givenPacked({ comesAssembled: true, packages: boards }))
  const link = page.getByRole('link', { name: 'Will it get in?' })
  await expect.element(link).toBeVisible()
  expect(isLoaded()).toBe(false)
  performance.clearResourceTimings() // the buffer takes 250 entries
  await link.hover()
  await expect.poll(isLoaded).toBe(true)
  await expect.element(dialog()).not.toBeInTheDocument()
})
