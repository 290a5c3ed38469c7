import { eq } from 'drizzle-orm'
import { reviews, variants } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest } from '../../test/test.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { blushPink, givenColoredBed } from '../catalog/colored.fixture.ts'
import { givenBuyer, shownProduct, test } from './reviews.fixture.ts'

test('a review after delivery is public immediately, under a first name and an initial', async ({
  app,
  product,
  buyer,
}) => {
  expect(await buyer.standing()).toEqual({ refusal: null, review: null, votes: [] })
  const answer = await buyer.write({ rating: '4', comment: '  Solid wood.\r\nStill smells of the forest.  ' })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const review = {
    _id: expect.any(String),
    user: 'Asmita G.',
    avatar: null,
    date: expect.any(String),
    comment: 'Solid wood.\nStill smells of the forest.',
    rating: 4,
    photos: [],
    answer: '',
    answeredAt: null,
    helpfulCount: 0,
    isVerified: true,
    bought: { color: null, size: '153*200', type: null },
  }
  const own = { ...review, productId: String(product.id), isHidden: false }
  expect(answer.json()).toEqual({ success: true, error: false, message: 'Thank you for your review', data: own })
  expect(await shownProduct(app, product.id)).toMatchObject({
    reviews: [review],
    reviewCount: 1,
    rating: 4,
    starCounts: { '5': 0, '4': 1, '3': 0, '2': 0, '1': 0 },
  })
  expect(await buyer.standing()).toEqual({ refusal: 'written', review: own, votes: [] })
})

test('a review says what its author bought, with the color in the reader’s language', async ({ app, db }) => {
  const bed = await givenColoredBed(db)
  const buyer = await givenBuyer(app, db, bed.id, null)
  const color = { ...blushPink, translations: { ne: { name: 'हल्का गुलाबी' } } }
  const line = { productId: bed.id, variantId: Number(bed.variantOf('blush')), color, size: '122*200' }
  await givenOrder(db, { userId: buyer.userId, state: 'delivered', lines: [line] })
  const { data } = (await buyer.write({ productId: String(bed.id) })).json()
  expect(data.bought).toEqual({ color: blushPink, size: '122*200', type: null })
  const [review] = (await app.inject(`/api/product/${bed.id}/reviews?lang=ne`)).json().data
  expect(review.bought.color).toMatchObject({ slug: 'blush', name: 'हल्का गुलाबी' })
})

test('only products delivered to the user’s account can be reviewed, once each', async ({
  app,
  db,
  product,
  buyer,
}) => {
  for (const [state, refusal, message] of [
    [null, 'not-bought', 'Only customers who bought this with their account can review it.'],
    ['cancelled', 'not-bought', 'Only customers who bought this with their account can review it.'],
    ['confirm', 'not-delivered', 'You can write a review once your order is delivered.'],
    ['returned', 'returned', 'You have returned this, so you cannot review it.'],
  ] as const) {
    const other = await givenBuyer(app, db, product.id, state)
    expect(await other.standing()).toMatchObject({ refusal })
    const answer = await other.write()
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'forbidden', message })
  }
  const unbought = await givenProduct(db)
  expect((await buyer.write({ productId: String(unbought.id) })).statusCode).toBe(403)
  expect((await buyer.write({ productId: '999999999' })).statusCode).toBe(403)

  expect((await buyer.write()).statusCode).toBe(200)
  const again = await buyer.write()
  expect(again.statusCode).toBe(409)
  expect(again.json().message).toBe('You have already reviewed this. You can edit your review.')
  expect((await shownProduct(app, product.id)).reviewCount).toBe(1)
})

test('an unpublished product cannot be reviewed', async ({ db, product, buyer }) => {
  await db.delete(variants).where(eq(variants.productId, product.id))
  expect((await buyer.write()).statusCode).toBe(404)
})

test('invalid stars and lengths are refused, naming their fields', async ({ app, product, buyer }) => {
  const answer = await buyer.write({ rating: '6', comment: ' Too short ' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'invalid_input',
    fields: { rating: 'Please choose one to five stars', comment: 'Please write at least 10 characters' },
  })
  expect((await buyer.write({ comment: 'a'.repeat(2_001) })).statusCode).toBe(400)
  expect((await buyer.write({ comment: 'a'.repeat(100_000) })).json().fields).toHaveProperty('comment')
  expect((await buyer.write({ productId: 'bed' })).json().fields).toHaveProperty('productId')
  expect((await buyer.write({ colour: 'red' })).statusCode).toBe(400)
  expect((await shownProduct(app, product.id)).reviewCount).toBe(0)
})

test('a damaged form, or another body, is refused', async ({ app, buyer }) => {
  const { headers } = buyer
  const json = { method: 'POST' as const, url: '/api/reviews', headers, payload: { rating: 5 } }
  expect((await app.inject(json)).statusCode).toBe(415)
  const damaged = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
  const cut = '--x\r\ncontent-disposition: form-data; name="rating"\r\n\r\n5'
  expect((await app.inject({ ...json, headers: damaged, payload: cut })).statusCode).toBe(400)
})

test('every call requires a login', async ({ app, product }) => {
  for (const [method, path] of [
    ['GET', `mine?productId=${product.id}`],
    ['POST', undefined],
    ['PUT', '1'],
    ['DELETE', '1'],
    ['PUT', '1/vote'],
    ['DELETE', '1/vote'],
  ] as const) {
    expect(
      (await app.inject({ method, url: ['/api/reviews', path].filter(Boolean).join('/') })).statusCode,
      `${method} ${path}`,
    ).toBe(401)
  }
})

test('markup in a review stays plain text', async ({ app, product, buyer }) => {
  const comment = '<script>alert(1)</script> & <b>bold</b>'
  await buyer.write({ comment })
  expect((await shownProduct(app, product.id)).reviews[0].comment).toBe(comment)
})

test('changing or deleting an own review updates the rating; others’ reviews are not found', async ({
  app,
  db,
  product,
  buyer,
}) => {
  const { _id: id } = (await buyer.write()).json().data
  const changed = await buyer.edit(id, { rating: '2', comment: 'The drawer sticks since Dashain.' })
  expect(changed.json()).toMatchObject({ message: 'Your review is saved', data: { _id: id, rating: 2 } })
  expect(await shownProduct(app, product.id)).toMatchObject({ rating: 2, reviews: [{ rating: 2 }] })

  const other = await givenBuyer(app, db, product.id)
  expect((await other.edit(id, {})).statusCode).toBe(404)
  expect((await other.call('DELETE', id)).statusCode).toBe(404)
  expect((await buyer.edit('999999999', {})).statusCode).toBe(404)

  expect((await buyer.call('DELETE', id)).json()).toMatchObject({ message: 'Your review is deleted' })
  expect(await shownProduct(app, product.id)).toMatchObject({ rating: 0, reviewCount: 0, reviews: [] })
  expect(await buyer.standing()).toMatchObject({ refusal: null, review: null })
})

test('a review written before a return stays and can be changed', async ({ app, db, product }) => {
  const buyer = await givenBuyer(app, db, product.id)
  const { _id: id } = (await buyer.write()).json().data
  await db.execute("update orders set state = 'returned'")
  expect((await buyer.edit(id, { rating: '1' })).statusCode).toBe(200)
})

test('a user can write a limited number of times per hour', async ({ buyer }) => {
  const { _id: id } = (await buyer.write()).json().data
  for (let turn = 0; turn < 19; turn += 1) await buyer.edit(id, {})
  expect((await buyer.edit(id, {})).statusCode).toBe(429)
})

ownDatabaseTest('of two windows that send at once one review is left', async ({ app, db }) => {
  const { id } = await givenProduct(db)
  const buyer = await givenBuyer(app, db, id)
  const answers = await Promise.all(['5', '1', '3'].map((rating) => buyer.write({ rating })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  expect(await db.$count(reviews, eq(reviews.productId, id))).toBe(1)
})
