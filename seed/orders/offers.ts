import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#api/platform/db/client.ts'
import { categories, productPictures, products, variants } from '#api/platform/db/schema.ts'
import { translation } from '#api/platform/language/translated.ts'
import { bestForVariant } from '#api/platform/media/picture-rows.ts'
import { variantColor } from '#api/shop/catalog/color-rows.ts'

export type Offer = Awaited<ReturnType<typeof readOffers>>[number]

const subcategory = alias(categories, 'subcategory')

/** Position of the picture that shows the color of each row of `variants`. */
const shownAt = sql`(
  select ${productPictures.position} from ${productPictures} where ${productPictures.productId} = ${products.id}
  order by ${bestForVariant} limit 1)`

/** Reads everything the demo sells, a row per variant, in a stable order. */
export function readOffers(db: Db) {
  return db
    .select({
      productId: products.id,
      slug: products.slug,
      name: products.name,
      categoryId: products.categoryId,
      subcategoryId: products.subcategoryId,
      subcategory: subcategory.slug,
      variantId: variants.id,
      sku: variants.sku,
      color: variantColor,
      size: variants.size,
      type: variants.type,
      price: variants.price,
      stock: variants.stock,
      weightKg: variants.weightKg,
      widthCm: products.widthCm,
      depthCm: products.depthCm,
      heightCm: products.heightCm,
      pictureId: productPictures.pictureId,
      pictureAlt: productPictures.alt,
      translations: sql<{ ne: { name: string; pictureAlt: string } }>`jsonb_build_object('ne', jsonb_build_object(
        'name', ${translation(products.translations, 'name', 'ne')},
        'pictureAlt', ${translation(productPictures.translations, 'alt', 'ne')}))`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(subcategory, eq(subcategory.id, products.subcategoryId))
    .innerJoin(productPictures, and(eq(productPictures.productId, products.id), eq(productPictures.position, shownAt)))
    .where(eq(products.listed, true))
    .orderBy(asc(products.id), asc(variants.position))
}

/** Returns the first variant of a product that is in stock, or else its first one. */
export function offerOf(offers: readonly Offer[], slug: string): Offer {
  const all = offers.filter((offer) => offer.slug === slug)
  const found = all.find(({ stock }) => stock > 0) ?? all[0]
  if (!found) throw new RangeError(`The demo sells no ${slug}`)
  return found
}
