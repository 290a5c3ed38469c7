import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { pictures, productPictures } from '../../platform/db/schema.ts'

export type FirstPicture = { id: string; alt: string; width: number }

/** Returns the first picture of each product that has one. */
export async function readFirstPictures(db: Db, productIds: readonly number[]): Promise<Map<number, FirstPicture>> {
  const { productId, position, alt } = productPictures
  const rows = await db
    .selectDistinctOn([productId], { productId, id: pictures.id, alt, width: pictures.width })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(inArray(productId, [...new Set(productIds)]))
    .orderBy(productId, position)
  return new Map(rows.map(({ productId: product, ...picture }) => [product, picture]))
}
