import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DriverActList } from '#contract/admin/drive.ts'
import { answerApi, openPart } from '../../test/open-part.tsx'
import { DriverActs } from './driver-acts.tsx'

const ID = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0aa'
const PHOTO = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ab'

const handOver: DriverActList['items'][number] = {
  id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ac',
  deliveryId: ID,
  driver: 'Ram Thapa',
  kind: 'hand-over',
  problem: null,
  words: '',
  cash: 142_400,
  photoIds: [],
  at: '2026-11-30T05:20:00.000Z',
  receivedAt: '2026-11-30T05:20:10.000Z',
  happenedAt: '2026-11-30T05:20:00.000Z',
  pieces: [],
  restDeliveryId: null,
  settled: null,
  refusal: null,
  answer: '',
}

const open = async (items: DriverActList['items']) => {
  answerApi({ [`GET /api/admin/deliveries/${ID}/driver-acts`]: () => ({ status: 200, body: { items } }) })
  await openPart(<DriverActs deliveryId={ID} />, 'deliveries', '/')
}

test('a hand-over shows its driver, the time at the door and the cash', async () => {
  await open([handOver])
  const part = page.getByRole('region', { name: 'At the door' })
  await expect.element(part).toMatchTextContent(/Handed over, Ram Thapa, 30 Nov 2026, 11:05/)
  await expect.element(part).toMatchTextContent(/Cash counted: Nrs\. 1,42,400/)
})

test('an act that was not accepted says why, and what to do, until it is settled', async () => {
  const answer = 'This is not the code of this delivery.'
  await open([{ ...handOver, refusal: 'wrong-code', answer }])
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/^Not accepted: This is not the code.* Call the customer for the code/)
  await expect.element(alert.getByRole('button', { name: 'Settle' })).toBeVisible()
})

test('a problem shows the driver’s words and photos', async () => {
  await open([
    { ...handOver, kind: 'problem', problem: 'damaged', words: 'One leg is loose', cash: null, photoIds: [PHOTO] },
  ])
  await expect.element(page.getByText('Brought back: damaged')).toBeVisible()
  await expect.element(page.getByText('“One leg is loose”')).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: 'Brought back: damaged, photo 1 of 1' }))
    .toHaveAttribute('src', `/api/admin/photos/${PHOTO}`)
})

test('a settled act says by whom and how, and asks nothing', async () => {
  const settled = { by: 'Bishnu', at: '2026-11-30T09:00:00.000Z', how: 'She has the pieces' }
  await open([{ ...handOver, refusal: 'cash', answer: 'Nrs. 500 are due.', settled }])
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Settled by Bishnu.*“She has the pieces”/)
  await expect.element(page.getByRole('button', { name: 'Settle' })).not.toBeInTheDocument()
})

const REST = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ad'
const part = {
  ...handOver,
  pieces: [
    { position: 0, title: 'Phewa chair', given: 2, kept: 1, why: 'damaged' as const },
    { position: 1, title: 'Asan table', given: 1, kept: 0, why: null },
  ],
  restDeliveryId: REST,
}

test('a hand-over in part names what came back and leads to its delivery', async () => {
  await open([part])
  await expect.element(page.getByText('Handed over in part')).toBeVisible()
  await expect.element(page.getByText('Came back: 1 × Phewa chair, damaged')).toBeVisible()
  const link = page.getByRole('link', { name: 'Delivery of what came back' })
  await expect.element(link).toHaveAttribute('href', `/deliveries/${REST}/show`)
})

test('the delivery of what came back says what can follow', async () => {
  await open([{ ...part, deliveryId: REST, restDeliveryId: ID }])
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^Schedule these pieces .* cancel the remaining items/)
})

test('an act that came late, from a phone with a wrong clock, says so', async () => {
  await open([{ ...handOver, at: '2026-12-03T05:20:00.000Z', receivedAt: '2026-12-01T04:00:00.000Z' }])
  await expect
    .element(page.getByText(/^Sent on/))
    .toHaveTextContent('Sent on 1 Dec 2026, 09:45. The phone’s clock said 3 Dec 2026, 11:05.')
})
