import type { Db } from '../../platform/db/client.ts'
import { categories, pictures, productPictures, products, reviews, variants } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

/**
 * Fixtures: each call inserts one valid row; `values` override what the test is about. Counts the rows for unique names.
 */

let made = 0

export async function givenCategory(db: Db, values: Partial<typeof categories.$inferInsert> = {}) {
  made += 1
  const category = { slug: `category-${made}`, name: 'Beds', position: made }
  return onlyRow(
    await db
      .insert(categories)
      .values({ ...category, ...values })
      .returning(),
  )
}

export async function givenPicture(db: Db, values: Partial<typeof pictures.$inferInsert> = {}) {
  made += 1
  const id = made.toString(16).padStart(24, '0')
  const picture = { id, width: 1000, height: 800, placeholder: 'data:image/webp;base64,AAAA', leftLuminance: 0.5 }
  return onlyRow(
    await db
      .insert(pictures)
      .values({ ...picture, ...values })
      .returning(),
  )
}

type GivenVariant = Omit<Partial<typeof variants.$inferInsert>, 'productId'>
type GivenProduct = Partial<typeof products.$inferInsert> & {
  /** Defaults to one variant at Rs. 10,000 with 5 in stock. */
  variants?: GivenVariant[]
  /** Stars of its reviews, one review each. */
  ratings?: number[]
  pictureIds?: string[]
}

export async function givenProduct(db: Db, values: GivenProduct = {}) {
  const { variants: given = [{}], ratings = [], pictureIds = [], ...columns } = values
  const categoryId = columns.categoryId ?? (await givenCategory(db)).id
  made += 1
  const row = onlyRow(
    await db
      .insert(products)
      .values({ slug: `product-${made}`, name: `Everest ${made}`, ...columns, categoryId })
      .returning(),
  )
  const { id } = row
  const rows = {
    variants: given.map((variant, position) => ({ ...variantOf(id, position), ...variant })),
    reviews: ratings.map((rating) => ({ productId: id, userName: 'Sita', comment: 'Good.', rating })),
    pictures: pictureIds.map((pictureId, position) => ({ productId: id, position, pictureId, alt: 'A bed' })),
  }
  if (rows.variants.length > 0) await db.insert(variants).values(rows.variants)
  if (rows.reviews.length > 0) await db.insert(reviews).values(rows.reviews)
  if (rows.pictures.length > 0) await db.insert(productPictures).values(rows.pictures)
  return { id, name: row.name, categoryId }
}

function variantOf(productId: number, position: number) {
  return { productId, position, sku: `SKU-${productId}-${position}`, price: 10_000, stock: 5, size: `${position}*200` }
}
