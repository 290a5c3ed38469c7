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
