import { eq, sql } from 'drizzle-orm'
import type { NewProduct, Product, VariantForm } from '#contract/admin/catalog/products.ts'
import type { Db } from '../../../platform/db/client.ts'
import { priceChanges, variants } from '../../../platform/db/schema.ts'
import { givenCategory } from '../catalog.fixture.ts'

const unmeasured = { widthCm: null, depthCm: null, heightCm: null }

export const newVariant: VariantForm = {
  ...unmeasured,
  id: null,
  color: null,
  size: null,
  type: null,
  sku: 'ILAM-CHAIR',
  price: 12_000,
  oldPrice: null,
  cost: null,
  lowStockAt: null,
  weightKg: 7.5,
  packages: [],
}

/** Returns the body of a form for a new product with one size. */
export async function givenForm(db: Db, values: Partial<NewProduct> = {}): Promise<NewProduct> {
  const categoryId = values.categoryId ?? (await givenCategory(db)).id
  return {
    ...unmeasured,
    tableWidthCm: null,
    tableDepthCm: null,
    name: 'Ilam Chair',
    slug: 'ilam-chair',
    categoryId,
    subcategoryId: null,
    published: true,
    publishAt: null,
    unpublishAt: null,
    isLatest: false,
    isFeatured: false,
    shortDescription: 'A chair.',
    description: '',
    detailedDescription: '',
    material: '',
    finishOptions: '',
    assembly: '',
    colorOptions: '',
    weightCapacityKg: null,
    madeInDays: null,
    comesAssembled: null,
    packagesAreEstimates: false,
    warranty: '',
    specialFeatures: '',
    translations: { ne: {} },
    pictures: [],
    colors: [],
    variants: [newVariant],
    ...values,
  }
}

/** Returns the form of a product, as its page would send it back. */
export function formOf(product: Product) {
  const { id: _id, isListed: _isListed, sales: _sales, createdAt: _created, updatedAt: _updated, ...form } = product
  const rows = product.variants.map(({ stock: _stock, sold: _sold, carts: _carts, ...variant }) => variant)
  return { ...form, variants: rows, removes: [] as number[] }
}

/** Backdates the price history, so that the product's current prices have applied for this many days. */
export async function givenAskedFor(db: Db, productId: number, days: number): Promise<void> {
  const own = db.select({ id: variants.id }).from(variants).where(eq(variants.productId, productId))
  await db
    .update(priceChanges)
    .set({ since: sql`now() - make_interval(days => ${days})` })
    .where(sql`${priceChanges.variantId} in ${own}`)
}
