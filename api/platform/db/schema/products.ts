import { sql } from 'drizzle-orm'
import { boolean, check, customType, foreignKey, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { categories } from './categories.ts'
import { instant, translations } from './columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Triggers (0001_catalog.sql) maintain the columns under "Derived" from the product's variants, colors, reviews and texts;
 * nothing else writes them.
 */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    categoryId: integer().notNull(),
    categoryLevel: smallint()
      .notNull()
      .generatedAlwaysAs(sql`1`),
    subcategoryId: integer(),
    published: boolean().notNull().default(true),
    /** Scheduled times to publish and unpublish; each is null once done. */
    publishAt: instant(),
    unpublishAt: instant(),
    isLatest: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    shortDescription: text().notNull().default(''),
    description: text().notNull().default(''),
    /** One paragraph per line. */
    detailedDescription: text().notNull().default(''),
    material: text(),
    finishOptions: text(),
    assembly: text(),
    colorOptions: text(),
    weightCapacityKg: integer(),
    warranty: text(),
    specialFeatures: text(),
    /** Dimensions of the furniture itself, in centimeters. */
    widthCm: integer(),
    depthCm: integer(),
    heightCm: integer(),
    /** The table alone, of a set whose dimensions count its chairs pulled out. */
    tableWidthCm: integer(),
    tableDepthCm: integer(),
    /** Business days that making one takes once it is sold out; null when the shop promises nothing about that. */
    madeInDays: smallint(),
    /** False when it comes in parts and is built in the room; null while nobody has entered it. */
    comesAssembled: boolean(),
    /** Whether the packages of its variants are guesses, which nobody has measured. */
    packagesAreEstimates: boolean().notNull().default(false),
    translations: translations<
      | 'name'
      | 'shortDescription'
      | 'description'
      | 'detailedDescription'
      | 'material'
      | 'finishOptions'
      | 'assembly'
      | 'colorOptions'
      | 'warranty'
      | 'specialFeatures'
    >(),
    /** Pieces sold; every listing sorts by it by default. */
    salesCount: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),

    // Derived. Price and old price are those of the first variant, which the product card shows.
    price: integer().notNull().default(0),
    oldPrice: integer(),
    stock: integer().notNull().default(0),
    /** How many variants are in stock: 0 none, 1 some, 2 all. */
    stockBand: smallint().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** Families of the colors, one bit each in the order of `colorFamilies` (domain/catalog/color-families.ts). */
    colorFamilies: smallint().notNull().default(0),
    searchDocument: tsvector().notNull().default(''),

    /** Whether shoppers see it: published, with at least one variant. */
    listed: boolean()
      .notNull()
      .generatedAlwaysAs(sql`published and price > 0`),
    /** Percent off, rounded down to 0, 10, 20 or 30; null without a discount. */
    discountBand: smallint().generatedAlwaysAs(
      sql`case when old_price > price then least(30, (old_price - price)::bigint * 10 / old_price * 10) end`,
    ),
    /** Mean rating rounded to stars; null without reviews. */
    ratingBand: smallint().generatedAlwaysAs(
      sql`case when rating_count > 0 then round(rating_sum::numeric / rating_count) end`,
    ),
  },
  (product) => [
    foreignKey({
      name: 'products_category_is_top_level',
      columns: [product.categoryId, product.categoryLevel],
      foreignColumns: [categories.id, categories.level],
    }),
    foreignKey({
      name: 'products_subcategory_of_category',
      columns: [product.subcategoryId, product.categoryId],
      foreignColumns: [categories.id, categories.parentId],
    }),
    check('products_slug_form', sql`${product.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('products_name_not_blank', sql`btrim(${product.name}) <> ''`),
    check('products_sales_not_negative', sql`${product.salesCount} >= 0`),
    check(
      'products_dimensions_all_or_none',
      sql`num_nonnulls(${product.widthCm}, ${product.depthCm}, ${product.heightCm}) in (0, 3)
        and coalesce(${product.widthCm} > 0 and ${product.depthCm} > 0 and ${product.heightCm} > 0, true)`,
    ),
    check(
      'products_table_both_or_none',
      sql`num_nonnulls(${product.tableWidthCm}, ${product.tableDepthCm}) in (0, 2)
        and coalesce(${product.tableWidthCm} > 0 and ${product.tableDepthCm} > 0, true)`,
    ),
    check('products_weight_capacity_positive', sql`${product.weightCapacityKg} > 0`),
    check('products_made_in_days', sql`${product.madeInDays} between 1 and 90`),
    index('products_to_publish')
      .on(product.publishAt)
      .where(sql`publish_at is not null`),
    index('products_to_unpublish')
      .on(product.unpublishAt)
      .where(sql`unpublish_at is not null`),
    index('products_by_sales')
      .on(product.salesCount.desc().nullsFirst(), product.id)
      .where(sql`listed`),
    index('products_by_relevance')
      .on(product.isFeatured.desc().nullsFirst(), product.salesCount.desc().nullsFirst(), product.id)
      .where(sql`listed`),
    index('products_by_price')
      .on(product.price, product.id)
      .where(sql`listed`),
    index('products_by_name')
      .on(product.name, product.id)
      .where(sql`listed`),
    // Must match the sort expression of listing-shape.ts exactly.
    index('products_by_nepali_name')
      .on(sql`(coalesce(${product.translations} #>> '{ne,name}', ${product.name}))`, product.id)
      .where(sql`listed`),
    // Covers every column of filters, facets and sort orders, so that none of them reads the wide rows.
    index('products_by_filters')
      .on(
        product.categoryId,
        product.subcategoryId,
        product.price,
        product.stockBand,
        product.discountBand,
        product.ratingBand,
        product.colorFamilies,
        product.isLatest,
        product.isFeatured,
        product.salesCount,
        product.name,
        product.id,
      )
      .where(sql`listed`),
    index('products_by_category')
      .on(product.categoryId, product.salesCount.desc().nullsFirst(), product.id)
      .where(sql`listed`),
    index('products_by_subcategory')
      .on(product.subcategoryId, product.salesCount.desc().nullsFirst(), product.id)
      .where(sql`listed`),
    // Also drafts: the back office finds them by a part of a name in either language.
    index('products_by_name_part').using(
      'gin',
      sql`${product.name} gin_trgm_ops`,
      sql`as_typed(${product.translations} #>> '{ne,name}') gin_trgm_ops`,
    ),
    index('products_by_words')
      .using('gin', product.searchDocument)
      .where(sql`listed`),
  ],
)
