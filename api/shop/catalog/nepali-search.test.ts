import { eq } from 'drizzle-orm'
import type { SearchReply, SuggestReply } from '#contract/catalog/search.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { categories, searchSynonyms } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'
import { writeCategoryName } from './write-category-name.ts'

async function givenShop(db: Db) {
  const category = async (name: string, nepali: string, parentId?: number) =>
    (await givenCategory(db, { name, translations: { ne: { name: nepali } }, ...(parentId && { parentId }) })).id
  const bedroom = await category('Bedroom', 'सुत्ने कोठा')
  const beds = await category('Beds', 'पलङ', bedroom)
  const outdoor = await category('Outdoor', 'आउटडोर')
  await givenProduct(db, {
    name: 'Asan bed',
    categoryId: bedroom,
    subcategoryId: beds,
    translations: { ne: { name: 'असन पलङ', material: 'ठोस सिसौको फ्रेम' } },
  })
  await givenProduct(db, {
    name: 'Tarai set',
    categoryId: outdoor,
    translations: { ne: { name: 'तराई र्‍याटन सेट', shortDescription: 'दुई कुर्सी र टेबल' } },
  })
  await givenProduct(db, {
    name: 'Palpa chair',
    categoryId: outdoor,
    translations: { ne: { name: 'पाल्पा डण्डीदार कुर्सी' } },
  })
  await givenProduct(db, { name: 'Sliding wardrobe', categoryId: bedroom })
  await db.insert(searchSynonyms).values([
    { word: 'palang', means: 'bed' },
    { word: 'खाट', means: 'bed' },
    { word: 'पलङ', means: 'bed' },
    { word: 'कुर्सी', means: 'chair' },
  ])
}

for (const lang of ['en', 'ne']) {
  test.for([
    ['पलङ', 'Asan bed', null],
    ['पलङहरू', 'Asan bed', null], // inflected
    ['पलंग', 'Asan bed', null], // the same word, written another way
    ['पलङ्ग', 'Asan bed', null],
    ['डंडीदार', 'Palpa chair', null],
    ['असन', 'Asan bed', null],
    ['सिसौ', 'Asan bed', null], // the frame's material, inflected: सिसौको
    ['डण्डिदार', 'Palpa chair', 'डण्डीदार'],
    ['असान', 'Asan bed', 'असन'],
    ['र्\u200dयाटन', 'Tarai set', null],
    ['र्याटन', 'Tarai set', null], // same word, joined differently
    ['डण्ड', 'Palpa chair', null], // a prefix
    ['asan पलङ', 'Asan bed', null],
    ['khat', '', null],
    ['खाट', 'Asan bed', null],
    ['आउटडोर', 'Palpa chair, Tarai set', null],
    ['bed', 'Asan bed', null],
    ['wadrobe', 'Sliding wardrobe', 'wardrobe'],
  ] as const)(`in ${lang} %s finds [%s], corrected to %s`, async ([typed, names, corrected], { app, db }) => {
    await givenShop(db)
    const found = await search(app, typed, lang)
    const inEnglish = await search(app, typed, 'en')
    expect(
      inEnglish.products
        .map(({ name }) => name)
        .toSorted()
        .join(', '),
    ).toBe(names)
    expect(found.products.map(({ _id }) => _id)).toEqual(inEnglish.products.map(({ _id }) => _id))
    expect(found.correctedQuery).toBe(corrected)
  })
}

test('a match in the Nepali name ranks before a mere mention', async ({ app, db }) => {
  await givenShop(db)
  const { products } = await search(app, 'कुर्सी', 'ne')
  expect(products.map(({ name }) => name)).toEqual(['पाल्पा डण्डीदार कुर्सी', 'तराई र्‍याटन सेट'])
})

test('suggestions are named in Nepali, with their categories', async ({ app, db }) => {
  await givenShop(db)
  const { products, categories: found } = await suggest(app, 'पल', 'ne')
  expect(products).toMatchObject([{ name: 'असन पलङ', categoryName: 'पलङ' }])
  expect(found).toMatchObject([{ name: 'पलङ', parent: { name: 'सुत्ने कोठा' } }])
  const typedInEnglish = await suggest(app, 'bed', 'ne')
  expect(typedInEnglish.products.map(({ name }) => name)).toContain('असन पलङ')
  expect(typedInEnglish.categories.map(({ name }) => name)).toEqual(['पलङ', 'सुत्ने कोठा'])
})

test.for([
  ['bed', 'ne', ['bed', 'खाट', 'पलङ']],
  ['beds', 'ne', ['beds', 'खाट', 'पलङ']],
  ['palang', 'ne', ['palang', 'bed', 'खाट', 'पलङ']],
  ['पल', 'ne', ['पल', 'खाट', 'पलङ']],
  ['palang', 'en', ['palang', 'bed']],
  ['पलङ', 'en', ['पलङ', 'bed']],
] as const)('%s in %s matches %j, which the page highlights', async ([typed, lang, matches], { app, db }) => {
  await givenShop(db)
  expect((await suggest(app, typed, lang)).matches).toEqual(matches)
})

test('a finished word highlights its own names, and not those of words that begin like it', async ({ app, db }) => {
  await givenShop(db)
  await givenProduct(db, { name: 'Bedside table', translations: { ne: { name: 'सिरान टेबल' } } })
  await db.insert(searchSynonyms).values([
    { word: 'बेड', means: 'bed' },
    { word: 'बेडसाइड टेबल', means: 'bedside table' },
    { word: 'सिराने', means: 'bedside table' },
  ])
  expect((await suggest(app, 'बेड', 'ne')).matches).toEqual(['बेड', 'bed', 'खाट', 'पलङ'])
})

test('a category renamed in Nepali is found by its new name', async ({ app, db }) => {
  await givenShop(db)
  const translations = { ne: { name: 'बगैंचा' } }
  const renamed = db.update(categories).set({ translations }).where(eq(categories.name, 'Outdoor'))
  const [outdoor] = await renamed.returning({ categoryId: categories.id })
  await writeCategoryName(outdoor!, { db }, AbortSignal.timeout(60_000))
  expect((await search(app, 'बगैंचा', 'ne')).totalProducts).toBe(2)
  expect((await search(app, 'आउटडोर', 'ne')).correctedQuery).toBeNull()
  expect((await search(app, 'आउटडोर', 'ne')).totalProducts).toBe(0)
})

async function search(app: App, q: string, lang: string): Promise<SearchReply> {
  const answer = await app.inject({ url: '/api/product/search', query: { q, lang } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

async function suggest(app: App, q: string, lang: string): Promise<SuggestReply> {
  const answer = await app.inject({ url: '/api/product/suggest', query: { q, lang } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
