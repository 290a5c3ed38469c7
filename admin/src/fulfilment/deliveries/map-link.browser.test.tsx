import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route, Routes } from 'react-router-dom'
import type { AdminDelivery, AdminDeliverySheet } from '#contract/admin/fulfilment/deliveries.ts'
import { answerApi, openPart } from '../../test/open-part.tsx'
import { givenDelivery } from './delivery.fixture.ts'
import DeliverySheet from './sheet.tsx'
import DeliveryShow from './show.tsx'

const MAP = 'https://www.google.com/maps/search/?api=1&query=28.2096%2C83.95536'

const delivery = givenDelivery
const ID = delivery.id

const openDelivery = async (changes: Partial<AdminDelivery> = {}) => {
  answerApi({
    [`GET /api/admin/deliveries/${ID}`]: () => ({ status: 200, body: { ...delivery, ...changes } }),
    [`GET /api/admin/deliveries/${ID}/driver-acts`]: () => ({ status: 200, body: { items: [] } }),
  })
  const show = (
    <Routes>
      <Route path="/deliveries/:id/show" element={<DeliveryShow />} />
    </Routes>
  )
  await openPart(show, 'deliveries', `/deliveries/${ID}/show`)
  await expect.element(page.getByText(delivery.address)).toBeVisible()
}

test('a delivery links to the map where the buyer marked the door, and names the ground floor without a lift', async () => {
  await openDelivery()
  await expect.element(page.getByRole('link', { name: 'Show on the map' })).toHaveAttribute('href', MAP)
  await expect.element(page.getByText('Ground floor', { exact: true })).toBeVisible()
})

test('a delivery without a marked door has no map link', async () => {
  await openDelivery({ position: null, floor: 2 })
  await expect.element(page.getByText('Floor 2, no lift')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Show on the map' })).not.toBeInTheDocument()
})

test('the driver’s sheet shows the coordinates, which open the map on a phone', async () => {
  const sheet: AdminDeliverySheet = {
    day: '2026-11-28',
    zone: 'Terai and Pokhara',
    deliveries: [delivery, { ...delivery, id: ID.replace('0197', '0198'), position: null }],
    totals: { deliveries: 2, pieces: 2, truck: 2, cash: 128_000 },
  }
  answerApi({ 'GET /api/admin/delivery-sheet': () => ({ status: 200, body: sheet }) })
  await openPart(<DeliverySheet />, 'deliveries', '/delivery-sheet?day=2026-11-28&zone=3')
  const links = page.getByRole('link', { name: 'Map: 28.2096,83.95536' })
  await expect.element(links).toHaveAttribute('href', MAP)
  expect(links.length).toBe(1)
})
