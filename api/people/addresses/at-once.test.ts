import { givenSession, givenUser } from '../accounts/user.fixture.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'

test('many concurrent saves keep each address once, and never more than ten', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const save = (house: number) =>
    app.inject({
      method: 'POST',
      url: '/api/addresses',
      headers,
      payload: {
        name: 'Asmita Gurung',
        phone: '9841234567',
        street_address: 'Baidam',
        apartment: `House ${house}`,
        city: 'Pokhara',
        province: 'Gandaki',
        district: 'Kaski',
      },
    })
  const fewer = await Promise.all(Array.from({ length: 20 }, (_, turn) => save(turn % 5)))
  expect(fewer.map(({ statusCode }) => statusCode)).toEqual(fewer.map(() => 200))
  const afterFewer = await app.inject({ url: '/api/addresses', headers })
  expect(afterFewer.json().data).toHaveLength(5)

  await Promise.all(Array.from({ length: 20 }, (_, turn) => save(turn)))
  const afterMany = await app.inject({ url: '/api/addresses', headers })
  expect(afterMany.json().data).toHaveLength(10)
})

test('two addresses that are corrected to the same one at once become one', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const home = {
    name: 'Asmita Gurung',
    phone: '9841234567',
    street_address: 'Baidam',
    city: 'Pokhara',
    province: 'Gandaki',
    district: 'Kaski',
  }
  const ask = (method: 'POST' | 'PUT', path: string, apartment: string) =>
    app.inject({ method, url: `/api/addresses${path}`, headers, payload: { ...home, apartment } })
  for (const apartment of ['House 1', 'House 2']) await ask('POST', '', apartment)
  const before = (await app.inject({ url: '/api/addresses', headers })).json().data
  const answers = await Promise.all(before.map(({ _id }: { _id: string }) => ask('PUT', `/${_id}`, 'House 3')))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200])
  const after = (await app.inject({ url: '/api/addresses', headers })).json().data
  expect(after).toMatchObject([{ apartment: 'House 3' }])
})
