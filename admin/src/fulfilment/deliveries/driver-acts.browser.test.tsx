import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DriverActList } from '#contract/admin/drive.ts'
import { answerApi, openPart } from '../../test/open-part.tsx'
import { DriverActs } from './driver-acts.tsx'

const ID = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0aa'
const PHOTO = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ab'

const handOver: DriverActList['items'][number] = {
  id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ac',
  driver: 'Ram Thapa',
  kind: 'hand-over',
  problem: null,
  words: '',
  cash: 142_400,
  photoIds: [],
  at: '2026-11-30T05:20:00.000Z',
  receivedAt: '2026-11-30T08:00:00.000Z',
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

test('an act that was not accepted says why, and whom to call', async () => {
  const answer = 'This is not the code of this delivery.'
  await open([{ ...handOver, refusal: 'wrong-code', answer }])
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Not accepted: ${answer} Call Ram Thapa.`)
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
