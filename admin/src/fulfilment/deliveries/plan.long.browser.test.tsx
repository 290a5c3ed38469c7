import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminDeliveryDays } from '#contract/admin/fulfilment/deliveries.ts'
import { answerApi, openPart } from '../../test/open-part.tsx'
import { DeliveryActs } from './delivery-acts.tsx'
import { givenDelivery } from './delivery.fixture.ts'

/** Each time of each day is taken. */
const fullDays = {
  days: [
    {
      day: '2027-01-10',
      zones: [
        {
          id: 3,
          name: 'Terai and Pokhara',
          slots: (['morning', 'afternoon', 'evening'] as const).map((slot) => {
            return { slot, taken: 4, capacity: 4, takenTruck: 0, truckCapacity: 2 }
          }),
        },
      ],
    },
  ],
} as unknown as AdminDeliveryDays

test('a day beyond the capacity is agreed to anew for another time or day', async () => {
  answerApi({ 'GET /api/admin/delivery-days': () => ({ status: 200, body: fullDays }) })
  await openPart(<DeliveryActs delivery={{ ...givenDelivery, day: null, slot: null }} />, 'deliveries')
  await page.getByRole('button', { name: 'Schedule' }).click()
  const beyond = page.getByRole('checkbox', { name: 'Schedule anyway, beyond capacity' })
  await beyond.click()
  await expect.element(beyond).toBeChecked()
  await page.getByLabelText('Time').click()
  await page.getByRole('option').nth(1).click()
  await expect.element(beyond).not.toBeChecked()
  await beyond.click()
  await page.getByLabelText('Date').fill('2027-01-11')
  await expect.element(beyond).not.toBeChecked()
})
