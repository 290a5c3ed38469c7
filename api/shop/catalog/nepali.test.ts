import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import type { CategoriesReply } from '#contract/catalog/categories.ts'
import type { ProductReply, ProductsReply } from '#contract/catalog/products.ts'
import { buildApp, type App } from '../../app.ts'
import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { listenForChanges } from '../../platform/cache/invalidation-listener.ts'
import type { Db } from '../../platform/db/client.ts'
import { categoryPictures, productPictures, products } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../test/test.ts'
import { givenCategory, givenPicture, givenProduct } from './catalog.fixture.ts'

const inNepali = {
  name: 'रारा पलङ',
  shortDescription: 'सालको फ्रेम।',
  description: 'अग्लो हेडबोर्ड।',
  detailedDescription: 'पहिलो।\nदोस्रो।',
  material: 'साल',
  finishOptions: 'तेल',
  assembly: 'हामी जोडिदिन्छौं',
  colorOptions: 'ओखर, ओक',
  warranty: '५ वर्ष',
  specialFeatures: 'बक्स स्प्रिङ चाहिँदैन',
}

const english = {
  name: 'Rara bed',
  shortDescription: 'Sal frame.',
  description: 'A tall headboard.',
  detailedDescription: 'First.\nSecond.',
  material: 'Sal',
  finishOptions: 'Oil',
  assembly: 'By our fitters',
  colorOptions: 'Walnut, Oak',
  warranty: '5 years',
  specialFeatures: 'No box spring needed',
}

async function givenBed(db: Db) {
  const bedroom = await givenCategory(db, {
    name: 'Bedroom',
    filterName: 'For sleeping',
    intro: 'Beds and more.',
    translations: { ne: { name: 'सुत्ने कोठा', filterName: 'सुत्नका लागि', intro: 'पलङ र अरू।' } },
  })
  const beds = await givenCategory(db, {
    name: 'Beds',
    parentId: bedroom.id,
    translations: { ne: { name: 'पलङ' } },
  })
  const picture = await givenPicture(db)
  const bed = await givenProduct(db, {
    ...english,
    categoryId: bedroom.id,
    subcategoryId: beds.id,
    pictureIds: [picture.id],
    translations: { ne: inNepali },
  })
  await db.update(productPictures).set({ translations: { ne: { alt: 'अगाडिबाट' } } })
  await db.insert(categoryPictures).values({
    categoryId: bedroom.id,
    position: 0,
    pictureId: picture.id,
    alt: 'A room',
    translations: { ne: { alt: 'कोठा' } },
  })
  return { bedroom, beds, bed }
}

async function read<Reply>(app: App, path: string): Promise<Reply> {
  const answer = await app.inject(`/api/${path}`)
  expect(answer.statusCode, path).toBe(200)
  return answer.json()
}

test('a product has all its texts in Nepali, and unchanged in English', async ({ app, db }) => {
  const { bed } = await givenBed(db)
  const of = async (query: string) => (await read<ProductReply>(app, `product/${bed.id}${query}`)).product
  const [nepali, usual, asked] = [await of('?lang=ne'), await of(''), await of('?lang=en')]
  expect(nepali).toMatchObject({
    ...inNepali,
    catName: 'सुत्ने कोठा',
    category: { name: 'सुत्ने कोठा' },
    subCatName: 'पलङ',
    subCategory: { name: 'पलङ' },
    pictures: [{ alt: 'अगाडिबाट' }],
  })
  expect(usual).toMatchObject({ ...english, catName: 'Bedroom', subCatName: 'Beds', pictures: [{ alt: 'A bed' }] })
  expect(asked).toEqual(usual)
  const texts = Object.keys(inNepali)
  const figures = (product: object) =>
    Object.entries(product).filter(([name]) => !texts.includes(name) && !/cat|pic/i.test(name))
  expect(figures(nepali)).toEqual(figures(usual))
})

test('cards, facets and categories have Nepali names in every list', async ({ app, db }) => {
  const { bedroom, beds, bed } = await givenBed(db)
  for (const path of [
    'product/getAllProducts?facets=true&lang=ne',
    `product/getAllProducts?ids=${bed.id}&lang=ne`,
    `product/getAllProductsByCatId/${bedroom.id}?lang=ne&facets=true`,
    `product/getAllProductsBySubCatId/${beds.id}?lang=ne`,
    'product/search?q=rara&lang=ne&facets=true',
  ]) {
    const { products: cards } = await read<ProductsReply>(app, path)
    expect(cards, path).toMatchObject([
      { name: 'रारा पलङ', catName: 'सुत्ने कोठा', subCatName: 'पलङ', shortDescription: 'सालको फ्रेम।' },
    ])
  }
  const { facets } = await read<ProductsReply>(app, `product/getAllProductsByCatId/${bedroom.id}?lang=ne&facets=true`)
  expect(facets?.categories).toEqual([{ _id: String(beds.id), name: 'पलङ', count: 1 }])
  const { data } = await read<CategoriesReply>(app, 'category?lang=ne')
  expect(data).toMatchObject([
    { name: 'सुत्ने कोठा', filterName: 'सुत्नका लागि', intro: 'पलङ र अरू।', pictures: [{ alt: 'कोठा' }] },
    { name: 'पलङ', filterName: 'पलङ', intro: '' },
  ])
  expect((await app.inject(`/api/category/${bedroom.id}?lang=ne`)).json().data).toEqual(data[0])
})

test('missing translations fall back to English', async ({ app, db }) => {
  const { id } = await givenProduct(db, {
    name: 'Sal bench',
    material: 'Sal',
    translations: { ne: { name: 'साल बेन्च' } },
  })
  const { product } = await read<ProductReply>(app, `product/${id}?lang=ne`)
  expect(product).toMatchObject({ name: 'साल बेन्च', material: 'Sal', warranty: null, catName: 'Beds' })
})

test('in Nepali, sorting by name uses the Nepali names, conjuncts last, and pages repeat nothing', async ({
  app,
  db,
}) => {
  const { id: categoryId } = await givenCategory(db)
  const named = { A: 'क्रम', B: 'कुर्सी', C: 'असन', D: 'पलङ', E: 'काठ', F: 'आराम' }
  for (const [name, nepali] of Object.entries(named)) {
    await givenProduct(db, { name, categoryId, translations: { ne: { name: nepali } } })
  }
  await givenProduct(db, { name: 'Zed', categoryId })
  const namesOf = async (query: string) =>
    (await read<ProductsReply>(app, `product/getAllProducts?${query}`)).products.map(({ name }) => name)
  const inOrder = ['Zed', 'असन', 'आराम', 'काठ', 'कुर्सी', 'क्रम', 'पलङ']
  expect(await namesOf('sort=name&lang=ne')).toEqual(inOrder)
  expect(await namesOf('sort=-name&lang=ne')).toEqual(inOrder.toReversed())
  expect(await namesOf('sort=name')).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'Zed'])
  const pages = await Promise.all([1, 2, 3, 4].map((page) => namesOf(`sort=name&lang=ne&limit=2&page=${page}`)))
  expect(pages.flat()).toEqual(inOrder)
})

ownDatabaseTest('answers are cached per language, and the next one has a new translation', async ({ db, url }) => {
  const { bed } = await givenBed(db)
  const answers = new AnswerCache()
  const resumed = once(answers, 'resume')
  const listener = listenForChanges(answers, url)
  const app = buildApp({ ...testOptions, db, answers })
  await resumed
  const nameIn = async (query: string) =>
    (await read<ProductsReply>(app, `product/getAllProducts${query}`)).products[0]?.name
  for (let time = 0; time < 2; time += 1) {
    expect(await nameIn('?lang=ne')).toBe('रारा पलङ')
    expect(await nameIn('')).toBe('Rara bed')
  }
  await expect.poll(() => answers.find('/api/product/getAllProducts?lang=ne')).toBeDefined()
  const told = once(answers, 'drop')
  await db
    .update(products)
    .set({ translations: { ne: { name: 'रारा खाट' } } })
    .where(eq(products.id, bed.id))
  await told
  expect(await nameIn('?lang=ne')).toBe('रारा खाट')
  await listener.close()
  await app.close()
})
