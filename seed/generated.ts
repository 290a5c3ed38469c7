import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { generateProduct, type GeneratedProduct } from './generated-product.ts'
import { demoProducts } from './demo-products.ts'
import { type Catalog, idOf } from './insert-catalog.ts'
import { demoPicture } from './pictures.ts'

const BATCH_PRODUCTS = 2_000

/**
 * Adds generated products to the demo's, always the same ones for the same number. Inserts each kind of row of a batch in
 * one statement, so that triggers run once per batch.
 *
 * @param products  number of products
 */
export async function insertGenerated(
  db: Db,
  { products, catalog, log }: { products: number; catalog: Catalog; log: (message: string) => void },
): Promise<void> {
  for (let first = 0; first < products; first += BATCH_PRODUCTS) {
    const count = Math.min(BATCH_PRODUCTS, products - first)
    const batch = Array.from({ length: count }, (_, index) =>
      generateProduct(first + index, catalog.products, demoProducts),
    )
    await insertBatch(db, batch, catalog)
    log(`Generated products: ${first + count} of ${products}`)
  }
}

async function insertBatch(db: Db, batch: readonly GeneratedProduct[], { categoryIds }: Catalog) {
  const ids = await insertProducts(db, batch, categoryIds)
  const rowsOf = <Row extends object>(rows: (product: GeneratedProduct) => readonly Row[]) =>
    asJson(batch.flatMap((product) => rows(product).map((row) => ({ ...row, product_id: idOf(ids, product.slug) }))))
  // Reviews and pictures before variants, because a product enters the listing indexes only with a price.
  await db.execute(sql`
    insert into reviews (product_id, user_name, rating, comment, created_at)
    select product_id, "userName", rating, comment, "createdAt" from json_to_recordset(${rowsOf((product) => product.reviews)})
      as given (product_id int, "userName" text, rating int, comment text, "createdAt" timestamptz)`)
  await db.execute(sql`
    insert into product_pictures (product_id, position, picture_id, alt)
    select product_id, position, picture_id, alt from json_to_recordset(${rowsOf(pictureRows)})
      as given (product_id int, position int, picture_id text, alt text)`)
  await db.execute(sql`
    insert into variants (product_id, sku, size, type, position, price, old_price, stock, weight_kg, packages,
      width_cm, depth_cm, height_cm)
    select product_id, sku, size, type, position, price, "oldPrice", stock, "weightKg", packages,
      (overall->>'width')::int, (overall->>'depth')::int, (overall->>'height')::int
    from json_to_recordset(${rowsOf((product) => product.variants)})
      as given (product_id int, sku text, size text, type text, position int, price int, "oldPrice" int, stock int,
        "weightKg" numeric, packages jsonb, overall jsonb)`)
}

/** @returns ids by slug */
async function insertProducts(db: Db, batch: readonly GeneratedProduct[], categoryIds: ReadonlyMap<string, number>) {
  const rows = batch.map(({ category, subcategory, ...product }) => {
    return { ...product, category_id: idOf(categoryIds, category), subcategory_id: idOf(categoryIds, subcategory) }
  })
  const inserted = await db.execute<{ id: number; slug: string }>(sql`
    insert into products (slug, name, category_id, subcategory_id, is_latest, is_featured, short_description, description,
      detailed_description, material, finish_options, assembly, color_options, weight_capacity_kg, warranty,
      width_cm, depth_cm, height_cm, table_width_cm, table_depth_cm, comes_assembled, packages_are_estimates,
      sales_count, created_at)
    select slug, name, category_id, subcategory_id, "isLatest", "isFeatured", "shortDescription", description,
      "detailedDescription", material, "finishOptions", assembly, "colorOptions", "weightCapacityKg", warranty,
      "widthCm", "depthCm", "heightCm", "tableWidthCm", "tableDepthCm", "comesAssembled", true, "salesCount", "createdAt"
    from json_to_recordset(${asJson(rows)}) as given (slug text, name text, category_id int, subcategory_id int,
      "isLatest" boolean, "isFeatured" boolean, "shortDescription" text, description text, "detailedDescription" text,
      material text, "finishOptions" text, assembly text, "colorOptions" text, "weightCapacityKg" int, warranty text,
      "widthCm" int, "depthCm" int, "heightCm" int, "tableWidthCm" int, "tableDepthCm" int, "comesAssembled" boolean, "salesCount" int,
      "createdAt" timestamptz)
    returning id, slug`)
  return new Map(inserted.rows.map(({ slug, id }) => [slug, id]))
}

function pictureRows({ pictureFiles, name }: GeneratedProduct) {
  return pictureFiles.map((file, position) => {
    return { position, picture_id: demoPicture(file).id, alt: position === 0 ? name : `${name}, second picture` }
  })
}

function asJson(rows: readonly object[]): SQL {
  return sql`${JSON.stringify(rows)}::json`
}
