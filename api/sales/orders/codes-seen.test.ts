import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { deliveriesOf, givenConfirmed, givenZone } from '../fulfilment/fulfilment.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenOrder } from './orders.fixture.ts'
import { contactKey, trackKey } from '../../platform/secrets/track-key.ts'

const { orderKey } = testOptions.secrets

/** Reads an order with a delivery through one access path, next to the full record. */
const test = base.extend('read', ({ app }) => async (number: string, door: { key?: string; headers?: object }) => {
  const query = door.key === undefined ? '' : `?key=${door.key}`
  const answer = await app.inject({ url: `/api/orders/${number}${query}`, headers: { ...door.headers } })
  return { body: answer.body, data: answer.json().data }
})

test('number and contact show everything but the codes, and so does the key they give', async ({ app, db, read }) => {
  await givenZone(db)
  const order = await givenConfirmed(db)
  const { code } = (await deliveriesOf(db, order.id))[0]!
  for (const contact of ['9841234567', order.email]) {
    const payload = { orderId: order.number, contact }
    const tracked = await app.inject({ method: 'POST', url: '/api/orders/track', payload })
    const { data, trackKey: key } = tracked.json()
    expect(data).toMatchObject({ orderId: order.number, deliveries: [{ state: 'planned', code: null }] })
    expect(key).not.toBe(trackKey(orderKey, order.number))
    const again = await read(order.number, { key })
    expect(again.data).toEqual(data)
    expect(tracked.body + again.body).not.toContain(code)
  }
  const mailed = await read(order.number, { key: trackKey(orderKey, order.number) })
  expect(mailed.data.deliveries).toMatchObject([{ code }])
})

test('nobody sees a collection code before the order is confirmed', async ({ db, read }) => {
  const pickup = { method: 'pickup', collectionCode: '482190' } as const
  const codeOf = async (state: 'pending' | 'confirm') => {
    const { number } = await givenOrder(db, { ...pickup, state })
    return (await read(number, { key: trackKey(orderKey, number) })).data.collectionCode
  }
  expect(await codeOf('pending')).toBeNull()
  expect(await codeOf('confirm')).toBe('482190')
})

test('a collection code is visible with the mail’s link or the account', async ({ db, read }) => {
  const [owner, other] = [await givenUser(db), await givenUser(db, { email: 'other@post.example' })]
  const pickup = { state: 'confirm', method: 'pickup', collectionCode: '482190' } as const
  const { number } = await givenOrder(db, { userId: owner.id, ...pickup })
  const { headers } = await givenSession(db, owner.id)
  const key = contactKey(orderKey, number)
  const codeBy = async (door: Parameters<typeof read>[1]) => (await read(number, door)).data.collectionCode
  expect(await codeBy({ key: trackKey(orderKey, number) })).toBe('482190')
  expect(await codeBy({ headers })).toBe('482190')
  expect(await codeBy({ key, headers })).toBe('482190')
  expect(await codeBy({ key })).toBeNull()
  expect(await codeBy({ key, headers: (await givenSession(db, other.id)).headers })).toBeNull()
})
