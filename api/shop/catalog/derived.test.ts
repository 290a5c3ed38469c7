import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { products, reviews, searchWords, variants } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'

test('price and old price come from the first variant, stock is the sum of all', async ({ db }) => {
  const { id } = await givenProduct(db, {
    variants: [
      { price: 80, oldPrice: 100, stock: 2 },
      { price: 50, stock: 0 },
    ],
  })
  expect(await derived(db, id)).toMatchObject({
    price: 80,
    oldPrice: 100,
    stock: 2,
    stockBand: 1,
    discountBand: 20,
    listed: true,
  })

  await db.update(variants).set({ price: 95, stock: 7 }).where(eq(variants.productId, id))
  expect(await derived(db, id)).toMatchObject({ price: 95, oldPrice: 100, stock: 14, stockBand: 2, discountBand: 0 })

  await db.delete(variants).where(eq(variants.position, 0))
  expect(await derived(db, id)).toMatchObject({ price: 95, oldPrice: null, stock: 7, discountBand: null })

  await db.delete(variants).where(eq(variants.productId, id))
  expect(await derived(db, id)).toMatchObject({ price: 0, stock: 0, stockBand: 0, listed: false })
})

test('moving a variant to another product updates both products', async ({ db }) => {
  const from = await givenProduct(db, {
    variants: [
      { price: 10, stock: 1 },
      { price: 20, stock: 2 },
    ],
  })
  const to = await givenProduct(db, { variants: [{ price: 30, stock: 3 }] })
  await db.update(variants).set({ productId: to.id, position: 9, size: null }).where(eq(variants.price, 10))
  expect(await derived(db, from.id)).toMatchObject({ price: 20, stock: 2 })
  expect(await derived(db, to.id)).toMatchObject({ price: 30, stock: 4 })
})

test('ratings count only visible reviews', async ({ db }) => {
  const { id } = await givenProduct(db, { ratings: [5, 5, 1] })
  expect(await derived(db, id)).toMatchObject({ ratingSum: 11, ratingCount: 3, ratingBand: 4 })
  await db.update(reviews).set({ hidden: true }).where(eq(reviews.rating, 1))
  expect(await derived(db, id)).toMatchObject({ ratingSum: 10, ratingCount: 2, ratingBand: 5 })
  await db.delete(reviews).where(eq(reviews.productId, id))
  expect(await derived(db, id)).toMatchObject({ ratingSum: 0, ratingCount: 0, ratingBand: null })
})

test('the vocabulary includes the words of names, materials, colors and categories', async ({ db }) => {
  const { id: categoryId } = await givenCategory(db, { name: 'Lounges' })
  await givenProduct(db, {
    categoryId,
    name: 'Annapurna sofa-bed',
    material: 'Sheesham',
    colorOptions: 'Walnut, white',
  })
  const words = (await db.select().from(searchWords)).map(({ word }) => word)
  expect(words).toEqual(expect.arrayContaining(['annapurna', 'sofa', 'bed', 'sheesham', 'walnut', 'white', 'lounges']))
})

ownDatabaseTest('variants of one product that change at the same time all count', async ({ db }) => {
  const sizes = Array.from({ length: 10 }, (_, position) => position)
  const { id } = await givenProduct(db, { variants: sizes.map(() => ({ stock: 100 })) })
  const rows = await db.select({ id: variants.id }).from(variants).orderBy(variants.position)

  const sold = rows.flatMap((variant) => [1, 2, 3].map((pieces) => sell(db, variant.id, pieces)))
  const rated = sizes.map(() =>
    db.insert(reviews).values({ productId: id, userName: 'Ram', comment: 'Good.', rating: 4 }),
  )
  await Promise.all([...sold, ...rated])

  expect(await derived(db, id)).toMatchObject({ stock: 1_000 - 10 * 6, ratingSum: 40, ratingCount: 10 })
})

function sell(db: Db, variantId: number, pieces: number) {
  return db.transaction(async (tx) => {
    const [variant] = await tx.select().from(variants).where(eq(variants.id, variantId)).for('update')
    await tx
      .update(variants)
      .set({ stock: variant!.stock - pieces })
      .where(eq(variants.id, variantId))
  })
}

async function derived(db: Db, id: number) {
  const [row] = await db.select().from(products).where(eq(products.id, id))
  return row!
}
