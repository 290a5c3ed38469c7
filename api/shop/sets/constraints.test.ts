import { eq } from 'drizzle-orm'
import { productSetPieces, productSets } from '../../platform/db/schema.ts'
import { databaseCause } from '../../platform/db/is-out-of-reach.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { givenBedroom, givenSet } from './sets.fixture.ts'

/** Returns the constraint that refuses a change; undefined for one that is done. */
async function refusalOf(change: Promise<unknown>): Promise<unknown> {
  return change.then(
    () => undefined,
    (error: unknown) => (databaseCause(error) as { constraint?: string }).constraint,
  )
}

test('the database refuses sets that are not whole', async ({ db }) => {
  const { set, products } = await givenBedroom(db)
  const { id: productId } = await givenProduct(db)
  const inSet = eq(productSetPieces.setId, set.id)
  const [bed, other] = [{ productId: products.bed.id }, { productId }]

  expect(await refusalOf(givenSet(db, { pieces: [bed] }))).toBe('product_sets_two_pieces')
  expect(
    await refusalOf(
      givenSet(db, {
        pieces: [
          { ...bed, position: 1 },
          { ...other, position: 2 },
        ],
      }),
    ),
  ).toBe('product_sets_two_pieces')
  expect(await refusalOf(db.delete(productSetPieces).where(inSet))).toBe('product_sets_two_pieces')
  expect(await refusalOf(givenSet(db, { pieces: [bed, bed] }))).toBe('product_set_pieces_one_per_product')
  expect(await refusalOf(givenSet(db, { pieces: [bed, { ...other, position: 8 }] }))).toBe(
    'product_set_pieces_position',
  )
  expect(await refusalOf(givenSet(db, { pieces: [bed, { ...other, quantity: 11 }] }))).toBe(
    'product_set_pieces_quantity',
  )
  expect(await refusalOf(givenSet(db, { pieces: [{ ...bed, sameSize: true }, other] }))).toBe(
    'product_set_pieces_size_of_main',
  )
  expect(await refusalOf(givenSet(db, { percent: 51, pieces: [bed, other] }))).toBe('product_sets_percent')
  expect(await refusalOf(givenSet(db, { name: ' ', pieces: [bed, other] }))).toBe('product_sets_name_not_blank')
  expect(await refusalOf(givenSet(db, { pieces: [bed, other] }))).toBeUndefined()
  expect(await refusalOf(db.delete(productSets))).toBeUndefined()
  expect(await db.$count(productSetPieces)).toBe(0)
})
