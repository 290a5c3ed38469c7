import type { ProductsReply } from '#contract/catalog/products.ts'
import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { products } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenPicture, givenProduct } from './catalog.fixture.ts'

test('a list has what a card needs, in the format of the specification', async ({ app, db }) => {
  const beds = await givenCategory(db, { name: 'Bedroom' })
  const queen = await givenCategory(db, { name: 'Queen', parentId: beds.id })
  const picture = await givenPicture(db, { width: 1000 })
  const { id } = await givenProduct(db, {
    name: 'Lotus bed',
    categoryId: beds.id,
    subcategoryId: queen.id,
    isFeatured: true,
    pictureIds: [picture.id],
    ratings: [5, 4, 4],
    variants: [
      { size: '122*200', type: 'Normal', price: 40_000, oldPrice: 50_000, stock: 1 },
      { size: '122*200', type: 'Hydraulics', price: 45_000, stock: 2 },
      { size: '153*200', type: 'Normal', price: 60_000, stock: 0 },
    ],
  })

  const { products: cards, ...rest } = await list(app, '')
  expect(rest).toEqual({ success: true, message: 'Products found', totalProducts: 1 })
  expect(cards).toEqual([
    {
      _id: String(id),
      slug: expect.any(String),
      name: 'Lotus bed',
      images: [`/media/${picture.id}/960.webp`],
      pictures: [
        { id: picture.id, alt: 'A bed', width: 1000, height: 800, placeholder: picture.placeholder, color: null },
      ],
      colors: [],
      catId: String(beds.id),
      catName: 'Bedroom',
      category: { _id: String(beds.id), name: 'Bedroom' },
      subCatId: String(queen.id),
      subCatName: 'Queen',
      subCategory: { _id: String(queen.id), name: 'Queen' },
      rating: 4.3,
      reviewCount: 3,
      sizePricing: [
        { size: '122*200', price: 40_000, oldPrice: 50_000, isDiscounted: true },
        { size: '153*200', price: 60_000, oldPrice: null, isDiscounted: false },
      ],
      offers: [
        { color: null, size: '122*200', price: 40_000, oldPrice: 50_000, countInStock: 1, isLarge: false },
        { color: null, size: '153*200', price: 60_000, oldPrice: null, countInStock: 0, isLarge: false },
      ],
      countInStock: 3,
      madeInDays: null,
      isLatest: false,
      isFeatured: true,
      isDiscounted: true,
      shortDescription: '',
      price: 40_000,
      oldPrice: 50_000,
      salePrice: 40_000,
    },
  ])
})

test('a product with one size has no prices per size', async ({ app, db }) => {
  await givenProduct(db, { variants: [{ size: null }] })
  const [card] = (await list(app, '')).products
  expect(card).toMatchObject({ sizePricing: [], subCatId: null, subCatName: null, subCategory: null, rating: 0 })
})

test('drafts and products without variants are absent everywhere', async ({ app, db }) => {
  const draft = await givenProduct(db, { name: 'Secret bed', published: false })
  await givenProduct(db, { name: 'Empty bed', variants: [], categoryId: draft.categoryId })

  expect(await list(app, '?facets=true')).toMatchObject({
    products: [],
    totalProducts: 0,
    facets: { priceRange: null },
  })
  expect((await app.inject(`/api/product/${draft.id}`)).statusCode).toBe(404)
  expect((await app.inject('/api/product/search?q=bed')).json()).toMatchObject({ totalProducts: 0 })
})

test('each sort order is correct, with ties sorted by id', async ({ app, db }) => {
  const { id: categoryId } = await givenCategory(db)
  const make = (name: string, price: number, salesCount: number, isFeatured = false) =>
    givenProduct(db, { name, categoryId, salesCount, isFeatured, variants: [{ price }] })
  await make('B', 200, 9)
  await make('A', 300, 1, true)
  await make('C', 200, 9)
  await make('D', 100, 5)

  expect(await namesBy(app, '-sales')).toBe('BCDA')
  expect(await namesBy(app, 'relevance')).toBe('ABCD')
  expect(await namesBy(app, 'name')).toBe('ABCD')
  expect(await namesBy(app, '-name')).toBe('DCBA')
  expect(await namesBy(app, 'price')).toBe('DBCA')
  expect(await namesBy(app, '-price')).toBe('ACBD')
  expect((await list(app, '')).products.map(({ name }) => name).join('')).toBe('BCDA')
})

test('in each order, the pages together show every product once', async ({ app, db }) => {
  const { id: categoryId } = await givenCategory(db)
  for (let index = 0; index < 23; index += 1) {
    await givenProduct(db, {
      categoryId,
      name: `N${index % 3}`,
      salesCount: index % 2,
      variants: [{ price: 100 + (index % 4) }],
    })
  }
  for (const sort of ['-sales', 'relevance', 'name', '-name', 'price', '-price']) {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list(app, `?limit=5&page=${page}&sort=${sort}`)))
    expect(pages.map(({ products: page }) => page.length)).toEqual([5, 5, 5, 5, 3, 0])
    expect(pages.map(({ totalProducts }) => totalProducts)).toEqual([23, 23, 23, 23, 23, 23])
    expect(new Set(pages.flatMap((page) => page.products.map(({ slug }) => slug))).size).toBe(23)
  }
})

test('a category lists its products and those of its subcategories, a subcategory only its own', async ({
  app,
  db,
}) => {
  const beds = await givenCategory(db)
  const queen = await givenCategory(db, { parentId: beds.id })
  const empty = await givenCategory(db, { parentId: beds.id })
  const loose = await givenProduct(db, { categoryId: beds.id })
  const inside = await givenProduct(db, { categoryId: beds.id, subcategoryId: queen.id })
  const elsewhere = await givenProduct(db)

  const ids = async (path: string) => (await inject(app, path)).products.map((card) => Number(card['_id']))
  expect(await ids(`/api/product/getAllProducts`)).toEqual([loose.id, inside.id, elsewhere.id])
  for (const path of [`getAllProductsByCatId/${beds.id}`, `getAllProducts?catId=${beds.id}`]) {
    expect(await ids(`/api/product/${path}`)).toEqual([loose.id, inside.id])
  }
  for (const path of [`getAllProductsBySubCatId/${queen.id}`, `getAllProducts?subCatId=${queen.id}`]) {
    expect(await ids(`/api/product/${path}`)).toEqual([inside.id])
  }
  expect(await inject(app, `/api/product/getAllProductsBySubCatId/${empty.id}?limit=10`)).toEqual({
    success: true,
    message: 'Products found',
    products: [],
    totalProducts: 0,
  })
})

test('an unknown category, or one of the other level, is a 404', async ({ app, db }) => {
  const beds = await givenCategory(db)
  const queen = await givenCategory(db, { parentId: beds.id })
  for (const path of [
    'getAllProductsByCatId/99999',
    `getAllProductsByCatId/${queen.id}`,
    'getAllProducts?catId=99999',
  ]) {
    const answer = await app.inject(`/api/product/${path}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ success: false, error: true, message: 'Category not found', code: 'not_found' })
  }
  for (const path of ['getAllProductsBySubCatId/99999', `getAllProducts?subCatId=${beds.id}`]) {
    const answer = await app.inject(`/api/product/${path}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ message: 'Subcategory not found', code: 'not_found' })
  }
})

test('lists can be limited to featured, latest or discounted products', async ({ app, db }) => {
  await givenProduct(db, { name: 'F', isFeatured: true })
  await givenProduct(db, { name: 'L', isLatest: true })
  await givenProduct(db, { name: 'D', variants: [{ price: 90, oldPrice: 100 }] })
  const names = async (query: string) => (await list(app, query)).products.map(({ name }) => name).join('')
  expect(await names('?featured=true&limit=3')).toBe('F')
  expect(await names('?latest=true&limit=3')).toBe('L')
  expect(await names('?discounted=true&limit=3')).toBe('D')
  expect(await names('?discounted=false')).toBe('FL')
})

test('a list by ids keeps the requested order, without drafts and deleted products', async ({ app, db }) => {
  const [one, two, draft] = [
    await givenProduct(db, { salesCount: 9 }),
    await givenProduct(db),
    await givenProduct(db, { published: false }),
  ]
  const ask = async (...ids: number[]) => {
    const { products: cards, totalProducts } = await list(app, `?ids=${ids.join(',')}`)
    expect(totalProducts).toBe(cards.length)
    return cards.map(({ _id }) => Number(_id))
  }
  expect(await ask(two.id, 999_999_999, one.id, draft.id, two.id)).toEqual([two.id, one.id])
  expect(await ask(one.id, two.id)).toEqual([one.id, two.id])
  expect(await ask(999_999_999)).toEqual([])
  expect((await list(app, `?ids=${one.id}`)).products).toEqual((await list(app, '?limit=1')).products)
})

test('a page far past the end is empty but has the total', async ({ app, db }) => {
  await givenProduct(db)
  expect(await list(app, '?page=100000&limit=100')).toMatchObject({ products: [], totalProducts: 1 })
})

test('sales move a product up', async ({ app, db }) => {
  const one = await givenProduct(db, { name: 'A', salesCount: 2 })
  const other = await givenProduct(db, { name: 'B', salesCount: 1 })
  expect((await list(app, '')).products[0]?.name).toBe('A')
  await db.update(products).set({ salesCount: 3 }).where(eq(products.id, other.id))
  expect((await list(app, '')).products[0]?.name).toBe('B')
  expect(one.id).toBeLessThan(other.id)
})

async function namesBy(app: App, sort: string): Promise<string> {
  const { products: cards } = await list(app, `?sort=${sort}`)
  return cards.map(({ name }) => name).join('')
}

function list(app: App, query: string) {
  return inject(app, `/api/product/getAllProducts${query}`)
}

async function inject(app: App, url: string): Promise<ProductsReply> {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
