import { once } from 'node:events'
import type { Product } from '#contract/admin/catalog/products.ts'
import { buildApp } from '../../../app.ts'
import { AnswerCache } from '../../../platform/cache/answer-cache.ts'
import { listenForChanges } from '../../../platform/cache/invalidation-listener.ts'
import { openDatabase } from '../../../platform/db/client.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, testOptions } from '../../../test/test.ts'
import { formOf, givenForm, newVariant } from './admin-products.fixture.ts'

const WITHIN_A_SECOND = { timeout: 1_000, interval: 20 }

/** Sends shoppers' requests to another server process with its own answer cache. */
const test = ownDatabaseTest.extend('ask', async ({ url }, { onCleanup }) => {
  const { db, close } = openDatabase(url, { max: 4 })
  const answers = new AnswerCache()
  const resumed = once(answers, 'resume')
  const listener = listenForChanges(answers, url)
  const shop = buildApp({ ...testOptions, db, answers })
  onCleanup(async () => {
    await shop.close()
    await listener.close()
    await close()
  })
  await resumed
  const json = async (path: string) => (await shop.inject(path)).json()
  return {
    page: async (id: number) => (await json(`/api/product/${id}`)).product?.price ?? null,
    list: async () => (await json('/api/product/getAllProducts')).products.map(({ price }: { price: number }) => price),
    search: async (q: string) =>
      (await json(`/api/product/search?q=${q}`)).products.map(({ price }: { price: number }) => price),
    category: async (id: number) => (await json(`/api/category/${id}`)).data.name,
  }
})

test('shoppers of another process see a staff change within a second', async ({ app, db, ask }) => {
  const { call } = await givenStaff(app)
  const form = await givenForm(db, { published: false })
  const made: Product = (await call('POST', '/products', form)).json()
  const { id } = made
  expect([await ask.page(id), await ask.list(), await ask.search('ilam')]).toEqual([null, [], []])
  const save = async (changes: object) => {
    const now: Product = (await call('GET', `/products/${id}`)).json()
    const saved = await call('PUT', `/products/${id}`, { ...formOf(now), ...changes })
    expect(saved.statusCode).toBe(200)
  }
  const expectSeen = (price: number | null) => {
    const many = price === null ? [] : [price]
    return expect
      .poll(async () => [await ask.page(id), await ask.list(), await ask.search('ilam')], WITHIN_A_SECOND)
      .toEqual([price, many, many])
  }

  await save({ published: true })
  await expectSeen(12_000)
  await save({ variants: [{ ...newVariant, id: made.variants[0]!.id, price: 11_000 }] })
  await expectSeen(11_000)
  await call('POST', '/products/prices', {
    changes: [
      { variantId: made.variants[0]!.id, seen: { price: 11_000, oldPrice: null }, price: 10_500, oldPrice: null },
    ],
  })
  await expectSeen(10_500)
  await call('POST', '/products/acts', { act: 'unpublish', ids: [id] })
  await expectSeen(null)
})

test('shoppers of another process see a category’s new name', async ({ app, db, ask }) => {
  const { call } = await givenStaff(app)
  const { categoryId } = await givenForm(db)
  expect(await ask.category(categoryId)).toBe('Beds')
  const category = (await call('GET', `/categories/${categoryId}`)).json()
  await call('PUT', `/categories/${categoryId}`, { ...category, name: 'Cots' })
  await expect.poll(() => ask.category(categoryId), WITHIN_A_SECOND).toBe('Cots')
})
