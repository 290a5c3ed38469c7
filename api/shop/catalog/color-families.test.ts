import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { ProductsReply } from '#contract/catalog/products.ts'
import { bitsOf, colorFamilies, familyOf } from '#domain/catalog/color-families.ts'
import type { Db } from '../../platform/db/client.ts'
import { productColors, products } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { givenProduct } from './catalog.fixture.ts'
import { givenColoredBed } from './colored.fixture.ts'

const color = (productId: number, position: number, swatch: string) => {
  return { productId, position, swatch, slug: `color-${position}`, name: `Color ${position}` }
}

/** Inserts a product in these colors. */
async function givenIn(db: Db, name: string, swatches: readonly string[]) {
  const product = await givenProduct(db, { name })
  const rows = swatches.map((swatch, position) => color(product.id, position, swatch))
  if (rows.length > 0) await db.insert(productColors).values(rows)
  return product
}

async function familiesOf(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ families: products.colorFamilies }).from(products).where(eq(products.id, id))
  return row!.families
}

test('the database finds the same family for a swatch as the shop', async ({ db }) => {
  const steps = Array.from({ length: 16 }, (_, at) => at * 17)
  const grid = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => [red, green, blue])))
  const channel = fc.integer({ min: 0, max: 255 })
  const drawn = fc.sample(fc.tuple(channel, channel, channel), { numRuns: 4_000, seed: 3 })
  const swatches = [...grid, ...drawn].map(
    (one) => `#${one.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
  )
  const { rows } = await db.execute<{ swatch: string; family: number }>(sql`
    select swatch, color_family(swatch) as family from unnest(${sql.param(swatches)}::text[]) as swatch`)
  const different = rows.filter(({ swatch, family }) => colorFamilies[family] !== familyOf(swatch))
  expect(rows).toHaveLength(swatches.length)
  expect(different).toEqual([])
})

test('a product has the families of its colors, until they change', async ({ db }) => {
  const { id } = await givenColoredBed(db)
  expect(await familiesOf(db, id)).toBe(bitsOf(['green', 'pink']))
  await db.update(productColors).set({ swatch: '#2f4a77' }).where(eq(productColors.slug, 'blush'))
  expect(await familiesOf(db, id)).toBe(bitsOf(['green', 'blue']))
  const { id: plain } = await givenProduct(db)
  expect(await familiesOf(db, plain)).toBe(0)
  await db.insert(productColors).values([color(plain, 0, '#335443'), color(plain, 1, '#6c7346')])
  expect(await familiesOf(db, plain)).toBe(bitsOf(['green']))
  await db.delete(productColors).where(eq(productColors.productId, plain))
  expect(await familiesOf(db, plain)).toBe(0)
})

ownDatabaseTest('colors that are added to one product at the same time all count', async ({ db }) => {
  const { id } = await givenProduct(db)
  const swatches = ['#335443', '#b3423a', '#2f4a77', '#d6a045', '#2b2927', '#f0ece4']
  await Promise.all(swatches.map((swatch, at) => db.insert(productColors).values(color(id, at, swatch))))
  expect(await familiesOf(db, id)).toBe(bitsOf(swatches.map(familyOf)))
})

test('a list holds the products in any of the chosen colors, and each other filter narrows it', async ({ app, db }) => {
  await givenIn(db, 'Green chair', ['#335443'])
  await givenIn(db, 'Red and blue chair', ['#b3423a', '#2f4a77'])
  await givenIn(db, 'Red stool', ['#b3423a'])
  await givenIn(db, 'Plain chair', [])
  const read = async (query: string) => {
    const answer = await app.inject(`/api/product/${query}`)
    expect(answer.statusCode).toBe(200)
    const { products: cards, totalProducts, facets }: ProductsReply = answer.json()
    return { names: cards.map(({ name }) => name), totalProducts, colors: facets?.colors }
  }
  expect(await read('getAllProducts?color=blue,green')).toMatchObject({
    names: ['Green chair', 'Red and blue chair'],
    totalProducts: 2,
  })
  const all = [
    { family: 'red', name: 'Red', count: 2 },
    { family: 'green', name: 'Green', count: 1 },
    { family: 'blue', name: 'Blue', count: 1 },
  ]
  expect((await read('getAllProducts?facets=true')).colors).toMatchObject(all)
  expect((await read('getAllProducts?facets=true&color=green')).colors).toMatchObject(all)
  const searched = await read('search?q=chair&color=red&facets=true')
  expect(searched).toMatchObject({ names: ['Red and blue chair'], totalProducts: 1 })
  expect(searched.colors).toMatchObject(all.map(({ family }) => ({ family, count: 1 })))
})

test('families are named in Nepali, and a chosen one that no product has counts none', async ({ app, db }) => {
  await givenIn(db, 'Green chair', ['#335443'])
  const { facets }: ProductsReply = (
    await app.inject('/api/product/getAllProducts?facets=true&color=purple&lang=ne')
  ).json()
  expect(facets?.colors).toEqual([
    { family: 'green', name: 'हरियो', swatch: '#4a7358', count: 1 },
    { family: 'purple', name: 'बैजनी', swatch: '#6f4f82', count: 0 },
  ])
})
