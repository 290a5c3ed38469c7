import { buildApp } from '../../../app.ts'
import { givenPhoto, formOf } from '../../../shop/photos/photos.fixture.ts'
import { trackKey } from '../../../platform/secrets/track-key.ts'
import { givenSettings } from '../../../shop/cart/cart.fixture.ts'
import { givenOrder } from '../../orders/orders.fixture.ts'
import { onTestFinished } from 'vitest'
import { expect, test, testOptions } from '../../../test/test.ts'

const RECEIPTS_A_DAY = 200

test('receipts count by network, whatever becomes of their orders', async ({ db }) => {
  const app = buildApp({ ...testOptions, db, addressLimitFactor: 2 / RECEIPTS_A_DAY })
  onTestFinished(() => app.close())
  await givenSettings(db)
  const send = async (remoteAddress: string) => {
    const { number } = await givenOrder(db, { payment: 'bank', payBy: new Date(Date.now() + 60_000) })
    const url = `/api/orders/${number}/voucher?key=${trackKey(testOptions.secrets.orderKey, number)}`
    const form = await formOf([{ name: 'photo', bytes: await givenPhoto() }])
    return (await app.inject({ method: 'POST', url, remoteAddress, ...form })).statusCode
  }
  const answers: number[] = []
  for (let count = 0; count < 3; count += 1) answers.push(await send('198.51.100.7'))
  expect(answers).toEqual([200, 200, 429])
  expect(await send('203.0.113.9')).toBe(200)
})
