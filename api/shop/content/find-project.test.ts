import { eq } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import { givenCategory, givenPicture, givenProduct } from '../catalog/catalog.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { products, projectPictures, projectProducts, projects, variants } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'

/** Creates a hotel project with one picture and two of our products, the chair before the bed. */
async function givenHotel(db: Db) {
  const [hotels] = await db
    .insert(projects)
    .values({ slug: 'hotels', name: 'Hotels', translations: { ne: { name: 'होटल' } } })
    .returning()
  const [yak] = await db
    .insert(projects)
    .values({
      slug: 'hotel-yak',
      name: 'Hotel Yak, Mustang',
      description: 'Twelve rooms.',
      parentId: hotels!.id,
      translations: { ne: { name: 'होटल याक, मुस्ताङ' } },
    })
    .returning()
  const picture = await givenPicture(db)
  await db.insert(projectPictures).values({ projectId: yak!.id, position: 0, pictureId: picture.id, alt: 'A lobby' })
  const { id: categoryId } = await givenCategory(db, { name: 'Bedroom' })
  const [bed, chair] = [await givenProduct(db, { categoryId }), await givenProduct(db, { categoryId })]
  await db.insert(projectProducts).values([
    { projectId: yak!.id, productId: bed.id, position: 1 },
    { projectId: yak!.id, productId: chair.id, position: 0 },
  ])
  return { id: yak!.id, bed, chair }
}

test('a project is found by id and slug, with the cards of its products in order', async ({ app, db }) => {
  const { id, bed, chair } = await givenHotel(db)
  const bySlug = await app.inject('/api/project/hotel-yak')
  expect(bySlug.json()).toMatchObject({
    success: true,
    data: {
      _id: String(id),
      slug: 'hotel-yak',
      name: 'Hotel Yak, Mustang',
      description: 'Twelve rooms.',
      parentId: { name: 'Hotels' },
      pictures: [{ alt: 'A lobby' }],
      products: [
        { _id: String(chair.id), name: chair.name, catName: 'Bedroom', price: 10_000 },
        { _id: String(bed.id) },
      ],
    },
  })
  expect((await app.inject(`/api/project/${id}`)).json()).toEqual(bySlug.json())
})

test('a project is in Nepali, and falls back to English', async ({ app, db }) => {
  await givenHotel(db)
  expect((await app.inject('/api/project/hotel-yak?lang=ne')).json().data).toMatchObject({
    name: 'होटल याक, मुस्ताङ',
    parentId: { name: 'होटल' },
    description: 'Twelve rooms.',
  })
})

test('an unlisted product is absent from the project, and its change invalidates the cached answer', async ({
  app,
  db,
}) => {
  const { bed, chair } = await givenHotel(db)
  await db.update(products).set({ published: false }).where(eq(products.id, bed.id))
  const answer = await app.inject('/api/project/hotel-yak')
  expect(answer.json().data.products).toMatchObject([{ _id: String(chair.id) }])
  const tags = String(answer.headers['cache-tag']).split(',')
  expect(tags.map((tag) => tag.trim())).toEqual(
    expect.arrayContaining(['projects', `product:${bed.id}`, `product:${chair.id}`]),
  )
})

test('an unknown project is a 404, an invalid name a 400', async ({ app }) => {
  const unknown = await app.inject('/api/project/hotel-yeti')
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Project not found'])
  expect((await app.inject('/api/project/999999999')).statusCode).toBe(404)
  expect((await app.inject('/api/project/Hotel%20Yak')).statusCode).toBe(400)
})

test('a finished room has the current price of the furniture that is on sale', async ({ app, db }) => {
  const { id, bed, chair } = await givenHotel(db)
  const [bedVariant, chairVariant] = await Promise.all(
    [bed, chair].map(async ({ id: productId }) => {
      const rows = await db.select().from(variants).where(eq(variants.productId, productId))
      return defined(rows[0], 'a variant')
    }),
  )
  const piece = defined(bedroom.pieces[0], 'a piece')
  const ours = (productId: number, variant: { id: number } | undefined) => {
    return { ...piece, own: false, productId: String(productId), variantId: String(variant!.id) } as const
  }
  const own = { ...piece, own: true } as const
  const pieces = [ours(bed.id, bedVariant), ours(bed.id, bedVariant), ours(chair.id, chairVariant), own]
  const plans = [pieces, [own]].map((some) => ({ plan: { ...bedroom, pieces: some }, nepaliName: '' }))
  await db.update(projects).set({ plans }).where(eq(projects.id, id))
  await db.update(variants).set({ price: 40_000 }).where(eq(variants.productId, bed.id))
  await db.update(products).set({ published: false }).where(eq(products.id, chair.id))
  expect((await app.inject('/api/project/hotel-yak')).json().data.planPrices).toEqual([80_000, null])
})

test('finished rooms are named in the language, and their furniture as the shop names it now', async ({ app, db }) => {
  const { id, bed } = await givenHotel(db)
  const planned = {
    ...defined(bedroom.pieces[0], 'a piece'),
    own: false,
    productId: String(bed.id),
    variantId: '1',
  } as const
  const own = defined(bedroom.pieces[1], 'another piece')
  const plans = [{ plan: { ...bedroom, pieces: [planned, own] }, nepaliName: 'सुत्ने कोठा' }]
  await db.update(projects).set({ plans }).where(eq(projects.id, id))
  await db
    .update(products)
    .set({ name: 'New <bed>', translations: { ne: { name: 'नयाँ पलङ' } } })
    .where(eq(products.id, bed.id))
  const { data } = (await app.inject('/api/project/hotel-yak?lang=ne')).json()
  expect(data.plans).toEqual([{ ...bedroom, name: 'सुत्ने कोठा', pieces: [{ ...planned, name: 'नयाँ पलङ' }, own] }])
  const english = (await app.inject('/api/project/hotel-yak')).json().data.plans
  expect(english).toMatchObject([{ name: bedroom.name, pieces: [{ name: 'New bed' }, { name: own.name }] }])
})
