import { like, or, sql } from 'drizzle-orm'
import type { Product, ProductForm } from '#contract/admin/products.ts'
import { freeSku, skuOf } from '#domain/sku.ts'
import { freeSlug } from '#domain/slug.ts'
import type { Db } from '../../db/client.ts'
import { products, variants } from '../../db/schema.ts'
import { changeCatalogue } from './hold-products.ts'
import { readProductRecord } from './product-record.ts'
import { insertProduct } from './write-product.ts'
import { writeVariants } from './write-variants.ts'

const MAX_NAME_LENGTH = 120

/**
 * A draft like this product, with its pictures, and with an address, SKUs and a history of its own: nothing of it was sold
 * yet, nothing is there, and no price was ever asked, so that no old price is shown.
 *
 * @throws AppError not_found
 */
export function duplicateProduct(db: Db, id: number): Promise<Product> {
  return changeCatalogue(db, async (tx) => {
    const model = await readProductRecord(tx, id)
    const slug = freeSlug(`${model.slug.slice(0, 90).replace(/-$/, '')}-copy`, await takenSlugs(tx, model.slug))
    const form: ProductForm = {
      ...model,
      slug,
      name: `Copy of ${model.name}`.slice(0, MAX_NAME_LENGTH).trim(),
      published: false,
      publishAt: null,
      unpublishAt: null,
      isLatest: false,
      isFeatured: false,
    }
    const copy = await insertProduct(tx, form)
    await writeVariants(tx, copy, await copiesOf(tx, slug, model))
    return readProductRecord(tx, copy)
  })
}

async function takenSlugs(tx: Db, slug: string): Promise<Set<string>> {
  const start = slug.slice(0, 20)
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(like(products.slug, `${start}%`))
  return new Set(rows.map((row) => row.slug))
}

async function copiesOf(tx: Db, slug: string, model: Product) {
  const wanted = model.variants.map((variant) => skuOf(slug, variant))
  const rows = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(or(...wanted.map((sku) => sql`starts_with(${variants.sku}, ${sku.slice(0, -4)})`)))
  const taken = new Set(rows.map(({ sku }) => sku))
  return model.variants.map(({ stock: _stock, sold: _sold, carts: _carts, ...variant }, at) => {
    const sku = freeSku(wanted[at]!, taken)
    taken.add(sku)
    return { ...variant, id: null, sku, oldPrice: null }
  })
}
