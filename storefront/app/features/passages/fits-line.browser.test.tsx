import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boards, dialog, givenPacked, openShop } from './packed.fixture.tsx'

const isLoaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/passages/passages-panel.tsx'))

test.for(['mouse', 'keyboard'])('the check loads before its link is pressed, by %s', async (way) => {
  await openShop(givenPacked({ comesAssembled: true, packages: boards }))
  const link = page.getByRole('link', { name: 'Will it get in?' })
  await expect.element(link).toBeVisible()
  performance.clearResourceTimings()
  if (way === 'mouse') await link.hover()
  else (link.element() as HTMLElement).focus()
  await expect.poll(isLoaded).toBe(true)
  await expect.element(dialog()).not.toBeInTheDocument()
})
