import { stockNotices, subscriptions } from '../../platform/db/schema.ts'
import { givenSession, givenUser, PASSWORD } from '../../people/accounts/user.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenVariant } from '../cart/cart.fixture.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { givenLister, setStock } from '../wishlist/wishlist.fixture.ts'
import { givenSubscription, jobsOf, mailsOf } from './notices.fixture.ts'

test('export and deletion of an account include what its address requested without it', async ({ app, db }) => {
  const user = await givenUser(db, { email: 'Maya@post.example' })
  const { headers } = await givenSession(db, user.id)
  await givenSubscription(db, { kind: 'price-drop', variantId: await givenVariant(db) })
  await givenSubscription(db, { kind: 'cart-reminder', confirmedAt: null })
  await givenSubscription(db, { kind: 'cart-reminder', email: 'other@post.example' })

  const { data } = (await app.inject({ url: '/api/user/data', headers })).json()
  const kinds = data.notices.map(({ kind }: { kind: string }) => kind)
  expect(kinds.toSorted()).toEqual(['cart-reminder', 'price-drop'])
  expect(data.notices).toContainEqual(expect.objectContaining({ kind: 'cart-reminder', confirmedAt: null }))

  const url = `/api/user/${user.id}`
  expect((await app.inject({ method: 'DELETE', url, headers, payload: { password: PASSWORD } })).statusCode).toBe(200)
  expect(await db.select().from(subscriptions)).toMatchObject([{ email: 'other@post.example' }])
})

test('requests of My List from an older version move, and are mailed once', async ({ app, db }) => {
  const asmita = await givenLister(app, db)
  const bed = await givenProduct(db, { variants: [{ stock: 0 }] })
  await asmita.ask('PUT', `/${bed.id}`)
  await db.insert(stockNotices).values({ userId: asmita.user.id, productId: bed.id })
  await jobsOf(db).stock()
  expect(await db.$count(stockNotices)).toBe(0)
  expect((await asmita.ask('GET')).data).toMatchObject([{ isNoticeWanted: true }])
  await setStock(db, bed.id, 2)
  await jobsOf(db).stock()
  await jobsOf(db).stock()
  expect(await mailsOf(db, 'back-in-stock')).toMatchObject([{ to: asmita.user.email }])
  expect((await asmita.ask('GET')).data).toMatchObject([{ isNoticeWanted: false }])
})
