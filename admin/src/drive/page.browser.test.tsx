import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DriverRound } from '#contract/admin/drive.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { nepalToday } from '../ui/formats.ts'
import Drivers from './page.tsx'

const stop = (id: string, name: string): DriverRound['stops'][number] => ({
  id,
  order: `KA-${id}`,
  state: 'planned',
  slot: 'morning',
  name,
  address: 'Baidam-6',
  cash: 500,
  pieces: 2,
})
const [asmita, sunita] = [stop('1', 'Asmita Gurung'), stop('2', 'Sunita K.C.')]

/** Answers as the shop does: with the order that was saved. */
function givenRound() {
  const saved = vi.fn<(body: unknown) => void>()
  let stops = [asmita, sunita]
  answerApi({
    'GET /api/admin/driver-acts': () => ({ status: 200, body: { items: [], total: 0 } }),
    'GET /api/admin/driver-rounds': () => ({
      status: 200,
      body: { items: [{ staffId: 'ram', name: 'Ram Thapa', isChosen: stops[0] === sunita, version: 'v', stops }] },
    }),
    [`PUT /api/admin/driver-rounds/ram/${nepalToday()}`]: ({ body }) => {
      saved(body)
      const { deliveryIds } = body as { deliveryIds: string[] }
      stops = deliveryIds[0] === '2' ? [sunita, asmita] : [asmita, sunita]
      return { status: 200, body: {} }
    },
  })
  return saved
}

const shown = () =>
  page
    .getByRole('region', { name: 'Ram Thapa' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => /Asmita|Sunita/.exec(textContent)?.[0])

test('the order of stops is changed by keyboard, and the usual one comes back', async () => {
  const saved = givenRound()
  await openPart(<Drivers />, 'driver-rounds')
  await expect.element(page.getByText('2 stops, Nrs. 1,000 to collect. By time, district and address.')).toBeVisible()
  page.getByRole('button', { name: 'Move Asmita Gurung, KA-1 down' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2 stops, Nrs. 1,000 to collect. Your order.')).toBeVisible()
  expect(shown()).toEqual(['Sunita', 'Asmita'])
  expect(saved).toHaveBeenCalledExactlyOnceWith({ deliveryIds: ['2', '1'], version: 'v' })
  await page.getByRole('button', { name: 'Usual order' }).click()
  await expect.element(page.getByText(/By time, district and address/)).toBeVisible()
  expect(saved).toHaveBeenLastCalledWith({ deliveryIds: [], version: 'v' })
})

test('an order that somebody else has changed meanwhile is not saved, and says so', async () => {
  givenRound()
  answerApi({
    'GET /api/admin/driver-acts': () => ({ status: 200, body: { items: [], total: 0 } }),
    'GET /api/admin/driver-rounds': () => ({
      status: 200,
      body: {
        items: [{ staffId: 'ram', name: 'Ram Thapa', isChosen: false, version: 'v', stops: [asmita, sunita] }],
      },
    }),
    [`PUT /api/admin/driver-rounds/ram/${nepalToday()}`]: () => ({
      status: 409,
      body: { success: false, error: true, code: 'stale', message: 'Somebody else has changed this.' },
    }),
  })
  await openPart(<Drivers />, 'driver-rounds')
  await page.getByRole('button', { name: 'Move Sunita K.C., KA-2 up' }).click()
  await expect.element(page.getByText('Somebody else has changed this.')).toBeVisible()
  expect(shown()).toEqual(['Asmita', 'Sunita'])
})
