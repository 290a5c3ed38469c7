import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi } from '../../test/answer-api.ts'
import { givenZones } from '../../test/given-zones.ts'
import { districts, openBox, row } from './box.fixture.tsx'

// Isolated, since a page caches the zones once loaded.
test('the box says that districts are missing, keeps the usual times, and retries', async () => {
  answerApi({ 'GET /api/delivery/zones': { status: 503, body: { success: false, error: true } } })
  await openBox()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The districts could not be loaded\./)
  expect(row('Standard')).toBe('3-7 business days')

  answerApi({ 'GET /api/delivery/zones': { status: 200, body: givenZones } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(districts()).toHaveFocus()
  await districts().selectOptions('Kaski')
  await expect.poll(() => row('Standard')).toMatch(/\d .*to .*4-6 business days/)
  await page.getByRole('button', { name: 'Larger size' }).click()
  await expect.poll(() => row('Cost')).toBe('Free')
})
