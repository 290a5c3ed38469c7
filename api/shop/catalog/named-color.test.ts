import type { SearchReply } from '#contract/catalog/search.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'

test.for([
  ['grey chairs', ['Second chair', 'First chair']],
  ['खरानी chairs', ['Second chair', 'First chair']],
  ['graphite chairs', ['First chair']],
] as const)('%s come in the color of that name first, and then in shades of it', async ([q, names], { db, app }) => {
  const { id: categoryId } = await givenCategory(db, { name: 'Office' })
  const { id: subcategoryId } = await givenCategory(db, { name: 'Chairs', parentId: categoryId })
  const inChairs = { categoryId, subcategoryId, variants: [{ price: 5_000 }] }
  await givenProduct(db, { ...inChairs, name: 'First chair', colorOptions: 'Graphite', salesCount: 9 })
  await givenProduct(db, { ...inChairs, name: 'Second chair', colorOptions: 'Teal, Grey and white', salesCount: 1 })
  const answer = await app.inject({ url: '/api/product/search', query: { q } })
  expect(answer.json<SearchReply>().products.map(({ name }) => name)).toEqual(names)
})
