import { eq } from 'drizzle-orm'
import { productColors, productModels, products, variants } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { blushPink, forestGreen, givenColoredBed } from './colored.fixture.ts'
import { givenPicture, givenProduct } from './catalog.fixture.ts'

test('a product lists its colors, and its variants and pictures name them', async ({ app, db }) => {
  const bed = await givenColoredBed(db)
  const { product } = (await app.inject(`/api/product/${bed.id}`)).json()
  expect(product).toMatchObject({
    colors: [
      { ...forestGreen, swatchPicture: null },
      { ...blushPink, swatchPicture: null },
    ],
    colorOptions: 'Forest green, Blush',
    pictures: [{ color: 'forest-green' }, { color: 'blush' }, { color: null }],
    size: ['122*200', '153*200'],
  })
  expect(product.variants.map(({ color, size }: { color: string; size: string }) => [color, size])).toEqual([
    ['forest-green', '122*200'],
    ['forest-green', '153*200'],
    ['blush', '122*200'],
    ['blush', '153*200'],
  ])
})

test('a card offers each color and size, and its price is that of the first color', async ({ app, db }) => {
  await givenColoredBed(db, { blush: 0 })
  const { products: cards } = (await app.inject('/api/product/getAllProducts')).json()
  expect(cards).toMatchObject([
    {
      price: 40_000,
      countInStock: 15,
      sizePricing: [
        { size: '122*200', price: 40_000 },
        { size: '153*200', price: 50_000 },
      ],
      offers: [
        { color: 'forest-green', size: '122*200', price: 40_000, oldPrice: null, countInStock: 5, isLarge: false },
        { color: 'forest-green', size: '153*200', price: 50_000, oldPrice: null, countInStock: 5, isLarge: false },
        { color: 'blush', size: '122*200', price: 41_000, oldPrice: null, countInStock: 0, isLarge: false },
        { color: 'blush', size: '153*200', price: 51_000, oldPrice: null, countInStock: 5, isLarge: false },
      ],
    },
  ])
})

test('an offer is the first type of its size, and a product without colors has offers too', async ({ app, db }) => {
  const types = ['Normal', 'Hydraulics']
  const { id } = await givenProduct(db, {
    variants: types.map((type, at) => ({ size: '122*200', type, price: 100 + at, stock: at })),
  })
  const { product } = (await app.inject(`/api/product/${id}`)).json()
  expect(product).toMatchObject({
    colors: [],
    offers: [{ color: null, size: '122*200', price: 100, countInStock: 0 }],
  })
  expect(product.offers).toHaveLength(1)
})

test('colors are named in Nepali, with the slug that English addresses have', async ({ app, db }) => {
  const bed = await givenColoredBed(db)
  const { product } = (await app.inject(`/api/product/${bed.id}?lang=ne`)).json()
  expect(product).toMatchObject({
    colors: [
      { slug: 'forest-green', name: 'वन हरियो' },
      { slug: 'blush', name: 'हल्का गुलाबी' },
    ],
    colorOptions: 'वन हरियो, हल्का गुलाबी',
  })
})

test('a color may show a small picture instead of its swatch', async ({ app, db }) => {
  const bed = await givenColoredBed(db)
  const { id: swatchPictureId } = await givenPicture(db)
  await db.update(productColors).set({ swatchPictureId }).where(eq(productColors.slug, 'blush'))
  const { product } = (await app.inject(`/api/product/${bed.id}`)).json()
  expect(product.colors).toMatchObject([
    { swatchPicture: null },
    { swatchPicture: { id: swatchPictureId, alt: 'Blush', width: 1000, height: 800 } },
  ])
})

test('a 3D model shows only colors that the product comes in', async ({ app, db }) => {
  const { id: productId } = await givenColoredBed(db)
  const measures = { bytes: 32_000, widthCm: 176, depthCm: 220, heightCm: 124 }
  const colors = ['forest-green', 'oatmeal', 'blush']
  await db.insert(productModels).values({ productId, mediaId: 'a'.repeat(24), ...measures, colors })
  const { product } = (await app.inject(`/api/product/${productId}`)).json()
  expect(product.model.colors).toEqual(['forest-green', 'blush'])
})

test('a search finds a product by its colors, in both languages, until they change', async ({ app, db }) => {
  await givenColoredBed(db)
  const found = async (q: string) => {
    const answer = await app.inject(`/api/product/search?q=${encodeURIComponent(q)}`)
    return answer.json().products.map(({ name }: { name: string }) => name)
  }
  expect(await found('blush bed')).toEqual(['Rara bed'])
  expect(await found('हल्का गुलाबी')).toHaveLength(1)
  await db.update(productColors).set({ name: 'Oatmeal', translations: {} }).where(eq(productColors.slug, 'blush'))
  expect(await found('oatmeal')).toEqual(['Rara bed'])
  const [row] = await db.select({ document: products.searchDocument }).from(products)
  expect(row!.document).not.toContain('blush')
})

test('the database refuses a color of another product, and one size twice in one color', async ({ db }) => {
  const bed = await givenColoredBed(db)
  const chair = await givenProduct(db, { variants: [] })
  const [color] = await db.select().from(productColors).where(eq(productColors.slug, 'blush'))
  const sold = { price: 100, stock: 1, position: 9, size: '122*200', colorId: color!.id }
  const stranger = db.transaction((tx) => tx.insert(variants).values({ ...sold, sku: 'CHAIR', productId: chair.id }))
  await expect(stranger).rejects.toMatchObject({ cause: { constraint: 'variants_color_of_product' } })
  const twice = db.transaction((tx) => tx.insert(variants).values({ ...sold, sku: 'TWICE', productId: bed.id }))
  await expect(twice).rejects.toMatchObject({ cause: { constraint: 'variants_one_per_choice' } })
})
