import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { buildApp } from '../../app.ts'
import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { listenForChanges } from '../../platform/cache/invalidation-listener.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { reviews } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { answerReview } from './answer-review.ts'
import { givenBuyer, shownProduct, staff, test } from './reviews.fixture.ts'
import { hideReview } from './hide-review.ts'

test('a vote counts once, can be withdrawn, and is stored', async ({ app, db, product, buyer }) => {
  const { _id: id } = (await buyer.write()).json().data
  const reader = await givenBuyer(app, db, product.id, null)
  const vote = { isHelpful: true, helpfulCount: 1 }
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await reader.call('PUT', `${id}/vote`)).json()).toMatchObject({ success: true, data: vote })
  }
  expect((await shownProduct(app, product.id)).reviews[0].helpfulCount).toBe(1)
  expect(await reader.standing()).toMatchObject({ refusal: 'not-bought', votes: [id] })
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await reader.call('DELETE', `${id}/vote`)).json().data).toEqual({ isHelpful: false, helpfulCount: 0 })
  }
  expect((await shownProduct(app, product.id)).reviews[0].helpfulCount).toBe(0)
  expect((await reader.standing()).votes).toEqual([])
})

test('a vote for an own, unknown or hidden review is refused', async ({ app, db, product, buyer }) => {
  const { _id: id } = (await buyer.write()).json().data
  const own = await buyer.call('PUT', `${id}/vote`)
  expect([own.statusCode, own.json().message]).toEqual([409, 'This review is your own.'])
  const reader = await givenBuyer(app, db, product.id, null)
  expect((await reader.call('PUT', '999999999/vote')).statusCode).toBe(404)
  await hideReview(db, { reviewId: Number(id), by: staff }, true)
  expect((await reader.call('PUT', `${id}/vote`)).statusCode).toBe(404)
})

test('staff answer a review, change the answer and delete it', async ({ app, db, product, buyer }) => {
  const reviewId = Number((await buyer.write()).json().data._id)
  const now = new Date('2026-11-20T10:00:00.000Z')
  await answerReview(db, { reviewId, by: staff, now }, ' Thank you, Asmita. ')
  const shown = async () => (await shownProduct(app, product.id)).reviews[0]
  expect(await shown()).toMatchObject({ answer: 'Thank you, Asmita.', answeredAt: now.toISOString() })
  await answerReview(db, { reviewId, by: staff }, '')
  expect(await shown()).toMatchObject({ answer: '', answeredAt: null })
  await expect(answerReview(db, { reviewId, by: staff }, 'a'.repeat(2_001))).rejects.toMatchObject({
    code: 'invalid_input',
  })
  await expect(answerReview(db, { reviewId: 999_999_999, by: staff }, 'Hi')).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a hidden review does not count, only its author sees it, and it cannot be rewritten', async ({
  app,
  db,
  product,
  buyer,
}) => {
  const { _id: id } = (await buyer.write({ rating: '1' })).json().data
  const reviewId = Number(id)
  await hideReview(db, { reviewId, by: staff }, true)
  expect(await shownProduct(app, product.id)).toMatchObject({ reviews: [], reviewCount: 0, rating: 0 })
  expect((await app.inject(`/api/product/${product.id}/reviews`)).json()).toMatchObject({ data: [], total: 0 })
  expect(await buyer.standing()).toMatchObject({ refusal: 'written', review: { _id: id, isHidden: true } })
  expect((await buyer.write()).statusCode).toBe(409)
  expect((await buyer.call('DELETE', id)).statusCode).toBe(409)
  expect((await buyer.edit(id, { rating: '2' })).json().data).toMatchObject({ isHidden: true, rating: 2 })
  expect((await shownProduct(app, product.id)).reviewCount).toBe(0)

  await hideReview(db, { reviewId, by: staff }, false)
  expect(await shownProduct(app, product.id)).toMatchObject({ reviewCount: 1, rating: 2 })
})

test('only staff can hide and answer', async ({ db, buyer }) => {
  const reviewId = Number((await buyer.write()).json().data._id)
  const by = { actor: 'shopper', id: buyer.userId } as const
  await expect(hideReview(db, { reviewId, by }, true)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(answerReview(db, { reviewId, by }, 'I am the shop')).rejects.toMatchObject({ code: 'forbidden' })
})

test('reviews are paged, sorted by date, helpfulness or stars, and filtered by stars', async ({ app, db }) => {
  const { id } = await givenProduct(db)
  const rows = [5, 3, 4, 3].map((rating, at) => {
    const createdAt = new Date(`2026-01-0${at + 1}`)
    return { productId: id, userName: `W${at}`, comment: 'Good.', rating, createdAt, helpfulCount: [0, 2, 7, 2][at]! }
  })
  await db.insert(reviews).values([...rows, { ...rows[0]!, userName: 'Hidden', hidden: true }])
  const asked = async (search: string) => (await app.inject(`/api/product/${id}/reviews?${search}`)).json()
  const names = async (search: string) => (await asked(search)).data.map(({ user }: { user: string }) => user)
  expect(await names('')).toEqual(['W3', 'W2', 'W1', 'W0'])
  expect(await names('sort=helpful')).toEqual(['W2', 'W3', 'W1', 'W0'])
  expect(await names('sort=-rating')).toEqual(['W0', 'W2', 'W3', 'W1'])
  expect(await names('sort=rating')).toEqual(['W3', 'W1', 'W2', 'W0'])
  expect(await names('limit=3&page=2')).toEqual(['W0'])
  expect(await asked('stars=3&limit=1')).toMatchObject({
    data: [{ user: 'W3' }],
    total: 2,
    starCounts: { '5': 1, '4': 1, '3': 2, '2': 0, '1': 0 },
  })
  expect(await asked('')).toMatchObject({ success: true, error: false, total: 4 })
  expect((await app.inject('/api/product/999999999/reviews')).statusCode).toBe(404)
  for (const wrong of ['sort=price', 'stars=6', 'page=0', 'limit=101', 'colour=red']) {
    expect((await app.inject(`/api/product/${id}/reviews?${wrong}`)).statusCode, wrong).toBe(400)
  }
})

ownDatabaseTest(
  'a vote and an answer invalidate cached answers of the product, but not of the catalog',
  async ({ db, url }) => {
    const { id } = await givenProduct(db, { ratings: [4] })
    const answers = new AnswerCache()
    const resumed = once(answers, 'resume')
    const listener = listenForChanges(answers, url)
    const app = buildApp({ ...testOptions, db, answers })
    await resumed
    const paths = [`/api/product/${id}`, `/api/product/${id}/reviews`, '/api/category']
    const kept = () => paths.map((path) => answers.find(path) !== undefined)
    const after = async (change: () => Promise<unknown>) => {
      for (const path of paths) await app.inject(path)
      await expect.poll(kept).toEqual([true, true, true])
      const { promise: heard, resolve } = Promise.withResolvers<string[]>()
      answers.once('drop', resolve)
      await change()
      expect(await heard).toEqual([`product:${id}`])
      await expect.poll(kept).toEqual([false, false, true])
      return (await shownProduct(app, id)).reviews[0]
    }
    const [row] = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.productId, id))
    const reader = await givenBuyer(app, db, id, null)
    expect(await after(() => reader.call('PUT', `${row!.id}/vote`))).toMatchObject({ helpfulCount: 1 })
    expect(await after(() => answerReview(db, { reviewId: row!.id, by: staff }, 'Thanks'))).toMatchObject({
      answer: 'Thanks',
    })
    await app.close()
    await listener.close()
  },
)
