import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { productSetPieces, productSets, variants } from '../../platform/db/schema.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'

type GivenSet = Partial<typeof productSets.$inferInsert> & {
  pieces: (Pick<typeof productSetPieces.$inferInsert, 'productId'> & Partial<typeof productSetPieces.$inferInsert>)[]
}

/** Inserts a set with 10 percent off. */
export async function givenSet(db: Db, { pieces, ...values }: GivenSet) {
  return db.transaction(async (tx) => {
    const set = onlyRow(
      await tx
        .insert(productSets)
        .values({ name: 'Rara bedroom', percent: 10, ...values })
        .returning(),
    )
    await tx.insert(productSetPieces).values(pieces.map((piece, position) => ({ position, ...piece, setId: set.id })))
    return set
  })
}

/**
 * Inserts a set of a bed of Rs. 30,000 in two sizes, its mattress of Rs. 10,000 in the same sizes, and two pillows of
 * Rs. 1,001 each. Each has 5 in stock.
 */
export async function givenBedroom(db: Db, values: Partial<GivenSet> = {}) {
  const sizes = ['122*200', '153*200']
  const bed = await givenProduct(db, { name: 'Rara bed', variants: sizes.map((size) => ({ size, price: 30_000 })) })
  const mattress = await givenProduct(db, {
    name: 'Sukha mattress',
    translations: { ne: { name: 'सुख डसना' } },
    variants: sizes.map((size) => ({ size, price: 10_000 })),
  })
  const pillow = await givenProduct(db, { name: 'Kapas pillow', variants: [{ size: null, price: 1_001 }] })
  const set = await givenSet(db, {
    translations: { ne: { name: 'रारा शयनकक्ष' } },
    pieces: [{ productId: bed.id }, { productId: mattress.id, sameSize: true }, { productId: pillow.id, quantity: 2 }],
    ...values,
  })
  const variantOf = async (productId: number, position: number) => {
    const wanted = and(eq(variants.productId, productId), eq(variants.position, position))
    return String(onlyRow(await db.select({ id: variants.id }).from(variants).where(wanted)).id)
  }
  const ids = {
    bedSmall: await variantOf(bed.id, 0),
    bedLarge: await variantOf(bed.id, 1),
    mattressSmall: await variantOf(mattress.id, 0),
    mattressLarge: await variantOf(mattress.id, 1),
    pillow: await variantOf(pillow.id, 0),
  }
  return { set, products: { bed, mattress, pillow }, ids }
}
