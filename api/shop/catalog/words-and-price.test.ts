import type { Db } from '../../platform/db/client.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'
import { namesOf, search } from './search.fixture.ts'

async function givenShop(db: Db) {
  const bedroom = (await givenCategory(db, { name: 'Bedroom' })).id
  const beds = (await givenCategory(db, { name: 'Beds', parentId: bedroom })).id
  const wardrobes = (await givenCategory(db, { name: 'Wardrobes', parentId: bedroom })).id
  const given = (subcategoryId: number, name: string, price: number, texts: object = {}) =>
    givenProduct(db, { categoryId: bedroom, subcategoryId, name, variants: [{ price }], ...texts })
  await given(beds, 'Himal bed', 96_000, { description: 'Has storage below.', colorOptions: 'Forest green' })
  await given(beds, 'Lotus bed', 60_000)
  await given(beds, 'Pine cot', 70_000)
  await given(wardrobes, 'Tall wardrobe', 50_000, { description: 'Has storage behind doors.' })
}

test('cheaper pieces of the kind follow if words leave them out', async ({ app, db }) => {
  await givenShop(db)
  const { products, nearest } = await search(app, { q: 'storage bed under 80000' })
  expect(products.map(({ name }) => name)).toEqual(['Himal bed'])
  expect(nearest).toMatchObject({ without: ['price'], hasWords: true })
  expect(namesOf(nearest!.others)).toBe('Lotus bed, Pine cot')
})

test('cheaper pieces of the kind follow if a color leaves them out', async ({ app, db }) => {
  await givenShop(db)
  const { nearest } = await search(app, { q: 'green bed under 80000' })
  expect(nearest).toMatchObject({ without: ['price'] })
  expect(nearest).not.toHaveProperty('hasWords')
  expect(namesOf(nearest!.others)).toBe('Lotus bed, Pine cot')
})

test('of several kinds the missing one tells that words leave out its pieces', async ({ app, db }) => {
  await givenShop(db)
  const { missing } = await search(app, { q: 'storage bed and wardrobe under 80000' })
  expect(missing).toMatchObject([{ name: 'Beds', without: ['price'], hasWords: true }])
})

test('suggestions tell whether words leave out cheaper pieces', async ({ app, db }) => {
  await givenShop(db)
  const suggested = async (q: string) => (await app.inject({ url: '/api/product/suggest', query: { q } })).json()
  expect(await suggested('storage bed under 80000')).toMatchObject({ unmet: [{ kind: 'price' }], hasWords: true })
  expect(await suggested('bed under 5000')).not.toHaveProperty('hasWords')
})
