import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, hold } from '../../../test/answer-api.ts'
import { givenZones } from '../../../test/given-zones.ts'
import { box, openShop, rows } from './shop.fixture.tsx'

const found = { status: 200, body: givenZones }

// Isolated, since a page keeps the zones once they are loaded.
test('the box waits for the days of a district, says that they are missing, and retries', async () => {
  localStorage.setItem('deliveryDistrict', 'Kaski')
  const held = hold({ status: 503, body: { success: false, error: true } })
  answerApi({ 'GET /api/delivery/zones': held.answer })
  await openShop()
  await expect.element(box()).toHaveAttribute('aria-busy', 'true')
  const { height } = box().element().getBoundingClientRect()
  held.release()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The day and the cost could not be loaded\./)
  expect(rows()).toContain('Delivery and fitting: Nrs. 1,000. Free over Nrs. 1,00,000.')

  answerApi({ 'GET /api/delivery/zones': found })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rows()[0]).toMatch(/^Deliver to Kaski Arrives/)
  expect(box().element().getBoundingClientRect().height).toBe(height)
})
