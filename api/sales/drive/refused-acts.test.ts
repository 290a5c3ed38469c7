import { DRIVER_PHOTO_MAX_BYTES } from '#domain/drive/driver-acts.ts'
import { driverActs } from '../../platform/db/schema.ts'
import type { Limit } from '../../platform/rate-limits/limit.ts'
import { expect } from '../../test/test.ts'
import { act, codeOf, plenty, test } from './drive.fixture.ts'

test('a refused act waits until somebody in the office says what was done', async ({
  db,
  driver,
  office,
  onTheWay,
}) => {
  const { id } = await onTheWay(driver)
  await act(driver, id, { kind: 'hand-over', words: 'I know her', cash: plenty })
  const list = async () => (await office.call('GET', '/driver-acts')).json()
  const { items, total } = await list()
  expect([total, items]).toMatchObject([
    1,
    [
      {
        deliveryId: id,
        refusal: 'needs-code',
        driver: driver.name,
        order: expect.stringContaining('KA-'),
        settled: null,
      },
    ],
  ])
  const settle = (how: string) => office.call('POST', `/driver-acts/${items[0].id}/settlement`, { how })
  expect((await settle(' ')).statusCode).toBe(400)
  expect((await settle('She has it; handed over here')).statusCode).toBe(204)
  expect(await list()).toEqual({ items: [], total: 0 })
  expect((await settle('again')).statusCode).toBe(409)
  const shown = (await office.call('GET', `/deliveries/${id}/driver-acts`)).json().items[0]
  expect(shown.settled).toMatchObject({ by: office.name, how: 'She has it; handed over here' })
  expect((await driver.call('GET', '/driver-acts')).statusCode).toBe(403)
  expect(await db.$count(driverActs)).toBe(1)
})

test('a hand-over needs a photo, as in the app', async ({ db, driver, onTheWay }) => {
  const { id, code } = await onTheWay(driver)
  expect(await codeOf(driver, id, { kind: 'hand-over', code, cash: plenty }, { files: [] })).toBe('invalid_input')
  expect(await db.$count(driverActs)).toBe(0)
})

test('acts and photos of a driver are limited, and a photo is small', async ({ app, driver, onTheWay }) => {
  const { id, code } = await onTheWay(driver)
  const huge = Buffer.alloc(DRIVER_PHOTO_MAX_BYTES + 1)
  const fields = { kind: 'hand-over', code, cash: plenty }
  expect(await codeOf(driver, id, fields, { files: [huge] })).toBe('too_large')
  const { driverPhotosBy, driverActsBy } = app.addressLimits
  await exhaust(driverPhotosBy, driver.id)
  expect(await codeOf(driver, id, fields)).toBe('too_many_requests')
  expect(await act(driver, id, { kind: 'start' })).toMatchObject({ refusal: null })
  await exhaust(driverActsBy, driver.id)
  expect(await codeOf(driver, id, { kind: 'start' })).toBe('too_many_requests')
})

async function exhaust({ take }: Limit, key: string): Promise<void> {
  for (;;) {
    try {
      await take(key)
    } catch {
      return
    }
  }
}
