import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenOrder } from './orders.fixture.ts'
import { contactKey, trackKey } from '../../platform/secrets/track-key.ts'

const NOTHING = 'No order matches this number with this phone or email.'
const { orderKey } = testOptions.secrets

const test = base
  .extend('order', ({ db }) => givenOrder(db))
  .extend(
    'track',
    ({ app }) =>
      (orderId: string, contact: string, ip = '203.0.113.7') =>
        app.inject({
          method: 'POST',
          url: '/api/orders/track',
          payload: { orderId, contact },
          remoteAddress: '127.0.0.1',
          headers: { 'x-forwarded-for': ip },
        }),
  )

test.for([
  '9841234567',
  '+9779841234567',
  '977 9841234567',
  '+977-984-1234567',
  '984 123 45 67',
  '९८४१२३४५६७',
  'Asmita@Post.example',
  'asmita@post.example',
  '  ASMITA@POST.EXAMPLE ',
])('an order is found with %s', async (contact, { order, track }) => {
  const answer = await track(order.number, contact)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toMatchObject({
    success: true,
    data: { orderId: order.number, status: 'pending' },
    trackKey: contactKey(orderKey, order.number),
  })
})

test('its number may be typed as people do', async ({ order, track }) => {
  const typed = ` ${order.number.toLowerCase().replaceAll('-', ' – ')}`
  expect((await track(typed, '9841234567')).statusCode).toBe(200)
})

test('a wrong number, a wrong contact and a forgotten one get the same answer', async ({ db, order, track }) => {
  const gone = await givenOrder(db, { name: '', email: '', privateDetails: null })
  const answers = await Promise.all([
    track(order.number, '9841234568'),
    track(order.number, 'else@post.example'),
    track(order.number, ''),
    track(order.number, 'nonsense'),
    track('KA-261121-00000000', '9841234567'),
    track('KA-261121-00000000', ''),
    track('12345', '9841234567'),
    track(gone.number, ''),
    track(gone.number, 'asmita@post.example'),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]!.json()).toEqual({ success: false, error: true, code: 'not_found', message: NOTHING })
})

test('after ten wrong contacts for one number even the right one must wait, from any client; other orders need not', async ({
  db,
  order,
  track,
}) => {
  const other = await givenOrder(db)
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await track(order.number, '9841234568', `203.0.113.${turn}`)).statusCode).toBe(404)
  }
  const answer = await track(order.number, '9841234567', '198.51.100.1')
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await track(other.number, '9841234567')).statusCode).toBe(200)
})

test('a number that there is none of is counted alike', async ({ track }) => {
  const codes: number[] = []
  for (let turn = 0; turn < 11; turn += 1) codes.push((await track('KA-261121-00000000', 'x')).statusCode)
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 404), 429])
})

test('three hundred orders that are not there are looked for from one address, and no more @slow', async ({
  order,
  track,
}) => {
  const wrong = (turn: number) => track(`KA-261121-${String(turn).padStart(8, '0')}`, 'x')
  for (let turn = 0; turn < 299; turn += 1) await wrong(turn)
  expect((await wrong(299)).statusCode).toBe(404)
  expect((await track(order.number, '9841234567')).statusCode).toBe(429)
  expect((await track(order.number, '9841234567', '198.51.100.1')).statusCode).toBe(200)
})

test('right ones are not counted', async ({ order, track }) => {
  for (let turn = 0; turn < 12; turn += 1) expect((await track(order.number, '9841234567')).statusCode).toBe(200)
})

test('only its own account learns whose account an order is of', async ({ app, db, track }) => {
  const [owner, other] = [await givenUser(db), await givenUser(db, { email: 'other@post.example' })]
  const { number } = await givenOrder(db, { userId: owner.id })
  const key = trackKey(orderKey, number)
  const tracked = (await track(number, '9841234567')).json().data
  expect(tracked).toMatchObject({ orderId: number, userId: null })
  const ask = async (headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') => {
    const url = `/api/orders/${number}${method === 'POST' ? '/cancel' : ''}?key=${key}`
    return (await app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })).json().data
  }
  expect(await ask({})).toMatchObject({ orderId: number, userId: null })
  expect(await ask({ authorization: 'Bearer nonsense' })).toMatchObject({ orderId: number, userId: null })
  expect(await ask((await givenSession(db, other.id)).headers)).toMatchObject({ orderId: number, userId: null })
  expect(await ask((await givenSession(db, owner.id)).headers)).toMatchObject({ userId: owner.id })
  expect(await ask({}, 'POST')).toMatchObject({ status: 'cancelled', userId: null })
})
