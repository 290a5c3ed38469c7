import { expect, test as base } from '../../../test/test.ts'
import { givenSession, givenUser } from '../user.fixture.ts'

const test = base
  .extend('user', ({ db }) => givenUser(db))
  .extend('session', ({ db, user }) => givenSession(db, user.id))
  .extend('keep', ({ app, session }) => (payload: object, headers: object = session.headers) => {
    return app.inject({ method: 'PUT', url: '/api/user/delivery-district', headers: { ...headers }, payload })
  })
  .extend('kept', ({ app, session }) => async () => {
    const answer = await app.inject({ url: '/api/user/user-details', headers: session.headers })
    return answer.json().data.delivery_district
  })

test('an account keeps a district until it keeps another or none', async ({ keep, kept }) => {
  expect(await kept()).toBe('')
  for (const district of ['Kaski', 'Eastern Rukum', '']) {
    const answer = await keep({ district })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(await kept()).toBe(district)
  }
})

test('the address of the account stays as it is', async ({ app, session, user, keep }) => {
  await keep({ district: 'Humla' })
  const { data } = (await app.inject({ url: '/api/user/user-details', headers: session.headers })).json()
  expect(data).toMatchObject({ _id: user.id, district: 'Kaski', delivery_district: 'Humla' })
})

test.for([{ district: 'Sikkim' }, { district: 'kaski' }, { district: null }, {}, { district: 'Kaski', _id: 'x' }])(
  '%j is refused, and nothing changes',
  async (body, { keep, kept }) => {
    expect((await keep(body)).statusCode).toBe(400)
    expect(await kept()).toBe('')
  },
)

test('without a login nothing is kept', async ({ keep, kept }) => {
  expect((await keep({ district: 'Kaski' }, {})).statusCode).toBe(401)
  expect(await kept()).toBe('')
})
