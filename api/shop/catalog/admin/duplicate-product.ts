import { or, sql } from 'drizzle-orm'
import type { Product, ProductForm } from '#contract/admin/catalog/products.ts'
import { freeSku, skuOf } from '#domain/catalog/variant-name.ts'
import { freeSlugIn } from '../../../platform/records/free-slug.ts'
import type { Db } from '../../../platform/db/client.ts'
import { products, variants } from '../../../platform/db/schema.ts'
import { changeCatalog } from './hold-products.ts'
import { readProductRecord } from './product-record.ts'
import { insertProduct } from './write-product.ts'
import { writeVariants } from './write-variants.ts'

const MAX_NAME_LENGTH = 120
/** Leaves room for ' copy' and a number. */
const MAX_MODEL_SLUG_LENGTH = 90

/**
 * Creates a draft copy of a product, with its colors and pictures but its own slug, SKUs and history. The copy has no sales and no
 * stock. It has no old prices either, because none of its prices was ever charged.
 *
 * @throws AppError not_found
 */
export function duplicateProduct(db: Db, id: number): Promise<Product> {
  return changeCatalog(db, async (tx) => {
    const model = await readProductRecord(tx, id)
    const slug = await freeSlugIn(tx, products, `${model.slug.slice(0, MAX_MODEL_SLUG_LENGTH)} copy`, 'copy')
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
    const { id: copy, colorIds } = await insertProduct(tx, form)
    await writeVariants(tx, copy, await copiesOf(tx, slug, model), colorIds)
    return readProductRecord(tx, copy)
  })
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
