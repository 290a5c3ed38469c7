import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useLocation } from 'react-router-dom'
import type { AdminDeliveryDays } from '#contract/admin/fulfilment/deliveries.ts'
import { answerApi, openPart } from '../../test/open-part.tsx'
import DeliveryDays from './days.tsx'

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>
}

test('the URL holds the week of the calendar, so a reload and Back keep it', async () => {
  const body: AdminDeliveryDays = { days: [], undated: 0, pickups: 0 }
  answerApi({ 'GET /api/admin/delivery-days': () => ({ status: 200, body }) })
  const calendar = (
    <>
      <DeliveryDays />
      <Address />
    </>
  )
  await openPart(calendar, 'deliveries', '/deliveries/days?from=2027-02-26')
  await expect.element(page.getByText(/26 Feb\w* .*to .*4 Mar/)).toBeVisible()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect.element(page.getByRole('status', { name: 'Address' })).toHaveTextContent('?from=2027-03-05')
  await page.getByRole('button', { name: 'Today' }).click()
  await expect.element(page.getByRole('status', { name: 'Address' })).toBeEmptyDOMElement()
})
