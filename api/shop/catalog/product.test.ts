import { productModels, reviews } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenPicture, givenProduct } from './catalog.fixture.ts'

test('a product has everything its page needs', async ({ app, db }) => {
  const beds = await givenCategory(db, { name: 'Beds' })
  const avatar = await givenPicture(db, { width: 90 })
  const wide = { weightKg: 70, widthCm: 191, depthCm: 210, heightCm: 95 }
  const { id } = await givenProduct(db, {
    categoryId: beds.id,
    name: 'Lotus bed',
    description: 'A bed.',
    material: 'Sal wood',
    widthCm: 160,
    depthCm: 210,
    heightCm: 95,
    weightCapacityKg: 300,
    variants: [
      { size: '122*200', type: 'Normal', sku: 'LB-1', price: 100, stock: 1, weightKg: 62.5 },
      { size: '122*200', type: 'Hydraulics', sku: 'LB-2', price: 120, stock: 0, weightKg: 68 },
      { size: '153*200', type: 'Normal', sku: 'LB-3', price: 130, oldPrice: 150, stock: 4, ...wide },
    ],
  })
  const createdAt = new Date('2026-03-04T05:06:07.000Z')
  const review = {
    productId: id,
    userName: 'Sita',
    comment: 'Lovely.',
    rating: 5,
    avatarPictureId: avatar.id,
    createdAt,
  }
  await db.insert(reviews).values(review)

  const answer = await app.inject(`/api/product/${id}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    success: true,
    message: 'Product found',
    product: {
      _id: String(id),
      name: 'Lotus bed',
      description: 'A bed.',
      material: 'Sal wood',
      finishOptions: null,
      weightCapacity: 300,
      dimensionsCm: { width: 160, depth: 210, height: 95 },
      productType: ['Normal', 'Hydraulics'],
      size: ['122*200', '153*200'],
      productWeight: ['62.5 kg', '70 kg'],
      price: 100,
      oldPrice: null,
      salePrice: null,
      isDiscounted: false,
      countInStock: 5,
      rating: 5,
      variants: [
        { sku: 'LB-1', size: '122*200', type: 'Normal', price: 100, oldPrice: null, countInStock: 1, weightKg: 62.5 },
        { sku: 'LB-2', type: 'Hydraulics', countInStock: 0, dimensionsCm: null },
        { sku: 'LB-3', size: '153*200', dimensionsCm: { width: 191, depth: 210, height: 95 } },
      ],
      reviews: [
        {
          user: 'Sita',
          comment: 'Lovely.',
          rating: 5,
          date: '2026-03-04T05:06:07.000Z',
          avatar: `/media/${avatar.id}/90.webp`,
        },
      ],
    },
  })
})

test('a product with a 3D model shows it', async ({ app, db }) => {
  const { id } = await givenProduct(db)
  const other = await givenProduct(db)
  const measures = { bytes: 32_000, widthCm: 176, depthCm: 220, heightCm: 124, size: '153*200' }
  await db.insert(productModels).values({ productId: id, mediaId: 'a'.repeat(24), ...measures })
  const model = async (of: number) => (await app.inject(`/api/product/${of}`)).json().product.model
  expect(await model(id)).toEqual({ url: `/media/${'a'.repeat(24)}/model.glb`, ...measures, colors: [] })
  expect(await model(other.id)).toBeNull()
})

test('a product with one size and one type has neither list', async ({ app, db }) => {
  const { id } = await givenProduct(db, { variants: [{ size: null, type: null, weightKg: null }] })
  expect((await app.inject(`/api/product/${id}`)).json().product).toMatchObject({
    size: [],
    productType: [],
    productWeight: [],
    dimensionsCm: null,
    tableCm: null,
    variants: [{ size: null, type: null }],
  })
})

test('the newest hundred reviews are shown and all are counted, except hidden ones', async ({ app, db }) => {
  const { id } = await givenProduct(db, { ratings: Array(101).fill(4) })
  const review = { productId: id, userName: 'Hari', rating: 1, createdAt: new Date('2030-01-01') }
  await db.insert(reviews).values([
    { ...review, comment: 'Newest', rating: 4 },
    { ...review, comment: 'Spam', hidden: true },
  ])
  const { product } = (await app.inject(`/api/product/${id}`)).json()
  expect(product.reviews).toHaveLength(100)
  expect(product.reviews[0].comment).toBe('Newest')
  expect(product).toMatchObject({ reviewCount: 102, rating: 4 })
  expect(JSON.stringify(product)).not.toContain('Spam')
})

test('an unknown product is a 404 in the common error format', async ({ app }) => {
  const answer = await app.inject('/api/product/999999999')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ success: false, error: true, message: 'Product not found', code: 'not_found' })
})

test('categories are one flat list in catalog order, top-level ones first', async ({ app, db }) => {
  const second = await givenCategory(db, { name: 'Dining', position: 2, filterName: 'Dining room' })
  const child = await givenCategory(db, { name: 'Chairs', parentId: second.id, position: 1 })
  const first = await givenCategory(db, { name: 'Bedroom', position: 1, intro: 'For the night.' })

  const { data, ...rest } = (await app.inject('/api/category?flat=true&limit=1000')).json()
  expect(rest).toEqual({ success: true, message: 'Categories found' })
  expect(data).toEqual([
    expect.objectContaining({ _id: String(first.id), filterName: 'Bedroom', intro: 'For the night.', images: [] }),
    expect.objectContaining({ _id: String(second.id), filterName: 'Dining room' }),
    expect.objectContaining({ _id: String(child.id), parentId: String(second.id) }),
  ])
  expect(data[0]).not.toHaveProperty('parentId')
  expect((await app.inject('/api/category?limit=2')).json().data).toHaveLength(2)
  expect((await app.inject(`/api/category/${child.id}`)).json().data).toEqual(data[2])
})

test('an unknown category is a 404', async ({ app }) => {
  const answer = await app.inject('/api/category/12345')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, message: 'Category not found', code: 'not_found' })
})

test('the API description has every catalog call, with its errors', async ({ app }) => {
  const { paths } = (await app.inject('/api/docs/openapi.json')).json()
  for (const path of [
    'product/getAllProducts',
    'product/getAllProductsByCatId/{categoryId}',
    'product/search',
    'product/ids',
    'product/{id}',
    'category',
    'hoarding',
    'settings',
  ]) {
    const { get } = paths[`/api/${path}`]
    expect(get, path).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] })
    expect(Object.keys(get.responses), path).toEqual(expect.arrayContaining(['200', '4XX']))
  }
  const parameters = paths['/api/product/getAllProducts'].get.parameters
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['page', 'sort', 'minPrice', 'rating']),
  )
})

test('each variant, and each offer of a card, says whether it is large', async ({ app, db }) => {
  const small = { widthCm: 40, depthCm: 40, heightCm: 50 }
  const { id } = await givenProduct(db, {
    ...small,
    madeInDays: 15,
    variants: [
      { size: 'S', weightKg: 9 },
      { size: 'M', weightKg: 31 },
      { size: 'L', weightKg: 12, ...small, heightCm: 150 },
    ],
  })
  const { product } = (await app.inject(`/api/product/${id}`)).json()
  expect(product.madeInDays).toBe(15)
  for (const listed of [product.variants, product.offers]) {
    expect(listed.map(({ size, isLarge }: { size: string; isLarge: boolean }) => [size, isLarge])).toEqual([
      ['S', false],
      ['M', true],
      ['L', true],
    ])
  }
})
