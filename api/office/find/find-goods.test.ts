import { givenCategory, givenPicture, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { searchSynonyms } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenFinder } from './find.fixture.ts'

test('a product is found by a part of its name in either language, and by its id', async ({ app, db }) => {
  const find = await givenFinder(app)
  const { id: pictureId } = await givenPicture(db)
  const translations = { ne: { name: 'रारा पलङ' } }
  const variants = [{ stock: 0 }, { stock: 3 }, { stock: 4 }]
  const bed = await givenProduct(db, { name: 'Rara wingback bed', translations, variants, pictureIds: [pictureId] })
  await givenProduct(db, { name: 'Ilam chair' })
  const found = { id: bed.id, name: bed.name, nepaliName: 'रारा पलङ', isPublished: true, variants: 3, soldOut: 1 }
  for (const q of ['rara', 'WINGB', 'bed rara', 'रारा', 'पलङ']) {
    expect((await find(q)).products, q).toMatchObject([{ ...found, picture: { id: pictureId, width: 1000 } }])
  }
  expect(await find(String(bed.id).padStart(2, '0'))).toMatchObject({ exact: [] })
})

test('a whole product id comes first', async ({ app, db }) => {
  const find = await givenFinder(app)
  // One with a longer number: a single figure is too short to search for.
  let bed = await givenProduct(db, { name: 'Rara bed' })
  while (bed.id < 10) bed = await givenProduct(db, { name: 'Rara bed' })
  const { id } = await givenProduct(db, { name: `Everest ${bed.id}` })
  expect(await find(String(bed.id))).toMatchObject({ products: [{ id: bed.id }, { id }], exact: ['products'] })
})

test('drafts are found too', async ({ app, db }) => {
  const find = await givenFinder(app)
  const { id } = await givenProduct(db, { name: 'Phewa table', published: false })
  expect((await find('phewa')).products).toMatchObject([{ id, isPublished: false }])
})

test('names that begin with the words come before those with them inside, then the newest', async ({ app, db }) => {
  const find = await givenFinder(app)
  const names = ['Bed of sal', 'Sunbed', 'Oak bed', 'Bedside table']
  for (const name of names) await givenProduct(db, { name })
  const { products } = await find('bed')
  expect(products.map(({ name }) => name)).toEqual(['Bedside table', 'Oak bed', 'Bed of sal', 'Sunbed'])
})

test('a beginning comes before many newer names with the word inside', async ({ app, db }) => {
  const find = await givenFinder(app)
  const { id: categoryId } = await givenCategory(db)
  await givenProduct(db, { name: 'Ramp', categoryId })
  for (let count = 0; count < 8; count += 1) await givenProduct(db, { name: `Ceramic ${count}`, categoryId })
  const { products } = await find('ram')
  expect(products.map(({ name }) => name)).toEqual(['Ramp', 'Ceramic 7', 'Ceramic 6', 'Ceramic 5', 'Ceramic 4'])
})

test('a mistyped word finds what it is nearest to, and the answer says so', async ({ app, db }) => {
  const find = await givenFinder(app)
  await givenProduct(db, { name: 'Rara wingback bed' })
  expect(await find('wingabck')).toMatchObject({ products: [{ name: 'Rara wingback bed' }], meant: ['wingback'] })
  expect(await find('wingback bde')).toMatchObject({ products: [{ name: 'Rara wingback bed' }], meant: ['bed'] })
  expect(await find('wingback qxz')).toMatchObject({ products: [], meant: [] })
})

test('a synonym finds what it means', async ({ app, db }) => {
  const find = await givenFinder(app)
  await db.insert(searchSynonyms).values({ word: 'palang', means: 'bed' })
  await givenProduct(db, { name: 'Rara wingback bed' })
  expect(await find('palang')).toMatchObject({ products: [{ name: 'Rara wingback bed' }], meant: ['bed'] })
})

test('a variant is found by its SKU, by parts of it, and by one with a slip', async ({ app, db }) => {
  const find = await givenFinder(app)
  const sku = 'RARA-WINGBACK-BED-153X200-BLUSH'
  const other = 'RARA-WINGBACK-BED-183X200-BLUSH'
  await givenProduct(db, { name: 'Rara wingback bed', variants: [{ sku, stock: 2 }, { sku: other }] })
  const shown = { sku, name: 'Rara wingback bed', stock: 2, size: '0*200', color: null, picture: null }
  expect(await find(sku.toLowerCase())).toMatchObject({ variants: [shown], exact: ['variants'] })
  expect(await find('rara wingback bed 153x200 blush')).toMatchObject({ variants: [shown], exact: ['variants'] })
  expect(await find('blush 153x')).toMatchObject({ variants: [shown], exact: [] })
  expect((await find('wingback')).variants.map((one) => one.sku)).toEqual([other, sku])
  expect((await find('rara-winback-bed-153x200-blush')).variants[0]).toMatchObject(shown)
})
