import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route, Routes } from 'react-router-dom'
import type { AdminDelivery, AdminDeliverySheet } from '#contract/admin/fulfilment/deliveries.ts'
import { answerApi, openPart } from '../../test/open-part.tsx'
import DeliverySheet from './sheet.tsx'
import DeliveryShow from './show.tsx'

const ID = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0aa'
const position = { latitude: 28.2096, longitude: 83.95536 }
const MAP = 'https://www.google.com/maps/search/?api=1&query=28.2096%2C83.95536'

const delivery: AdminDelivery = {
  id: ID,
  number: 1,
  of: 1,
  state: 'planned',
  day: '2026-11-28',
  slot: 'morning',
  zone: { id: 3, name: 'Terai and Pokhara' },
  isLarge: true,
  orderId: ID,
  order: 'KA-261121-7Q2M4XZP',
  orderState: 'confirm',
  method: 'standard',
  store: '',
  payment: 'cod',
  estimate: null,
  name: 'Asmita Gurung',
  phone: '9841234567',
  address: 'Baidam, Lakeside, Pokhara-6, Kaski, Gandaki',
  position,
  district: 'Kaski',
  floor: 0,
  hasLift: false,
  access: '',
  note: '',
  pieces: [{ position: 0, sku: 'RARA-153', title: 'Rara bed', quantity: 1 }],
  cash: 64_000,
  unpaid: 0,
  wrongCodes: 0,
  isReasonEnough: false,
  createdAt: '2026-11-21T06:00:00.000Z',
  deliveredAt: null,
}

const openDelivery = async (changes: Partial<AdminDelivery> = {}) => {
  answerApi({ [`GET /api/admin/deliveries/${ID}`]: () => ({ status: 200, body: { ...delivery, ...changes } }) })
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
