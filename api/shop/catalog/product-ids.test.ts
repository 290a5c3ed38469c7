import type { ProductIdsReply } from '#contract/catalog/products.ts'
import type { App } from '../../app.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'

test('the ids are sorted, without drafts and products without a price', async ({ app, db }) => {
  const { id: categoryId } = await givenCategory(db)
  const first = await givenProduct(db, { categoryId, name: 'Teak bed', variants: [{ price: 200 }] })
  const last = await givenProduct(db, { categoryId, name: 'Ash bed', variants: [{ price: 100 }], salesCount: 9 })
  await givenProduct(db, { categoryId, published: false })
  await givenProduct(db, { categoryId, variants: [] })

  expect(await idsOf(app, '')).toEqual({
    success: true,
    message: 'Products found',
    data: [String(first.id), String(last.id)],
    totalProducts: 2,
  })
})

test('the pages together list every product once, and a page past the end is empty', async ({ app, db }) => {
  const { id: categoryId } = await givenCategory(db)
  const made = []
  for (let count = 0; count < 7; count += 1) made.push(String((await givenProduct(db, { categoryId })).id))

  const pages = []
  for (const page of [1, 2, 3, 4]) pages.push(await idsOf(app, `?page=${page}&limit=3`))
  expect(pages.map(({ data }) => data.length)).toEqual([3, 3, 1, 0])
  expect(pages.flatMap(({ data }) => data)).toEqual(made)
  expect(pages.map(({ totalProducts }) => totalProducts)).toEqual([7, 7, 7, 7])
})

test('a store without products has no ids', async ({ app }) => {
  expect(await idsOf(app, '?limit=5000')).toMatchObject({ data: [], totalProducts: 0 })
})

test.for([
  ['page', '0'],
  ['page', '100001'],
  ['page', '1e3'],
  ['limit', '0'],
  ['limit', '5001'],
  ['limit', ''],
  ['sort', 'name'],
])('%s=%s is refused, naming the field', async ([field, value], { app }) => {
  const answer = await app.inject(`/api/product/ids?${field}=${value}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ success: false, error: true, code: 'invalid_input' })
  expect(answer.json().fields).toHaveProperty(field!)
})

async function idsOf(app: App, query: string): Promise<ProductIdsReply> {
  const answer = await app.inject(`/api/product/ids${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
