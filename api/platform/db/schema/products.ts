import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BoughtChoice } from '#domain/catalog/color.ts'
import { users } from './accounts.ts'
import { categories } from './categories.ts'
import { pictures } from './pictures.ts'
import { translations } from './columns.ts'

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
    publishAt: timestamp({ withTimezone: true }),
    unpublishAt: timestamp({ withTimezone: true }),
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
    /** Business days that making one takes once it is sold out; null when the shop promises nothing about that. */
    madeInDays: smallint(),
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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),

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
    index('products_by_words')
      .using('gin', product.searchDocument)
      .where(sql`listed`),
  ],
)

/** Colors and finishes that a product comes in. A product without rows comes in one that has no name. */
export const productColors = pgTable(
  'product_colors',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The color in addresses, such as `forest-green`. */
    slug: text().notNull(),
    name: text().notNull(),
    /** `#2f5d46`. */
    swatch: text().notNull(),
    /** Shown instead of the swatch, for patterns and woods. */
    swatchPictureId: text().references(() => pictures.id),
    translations: translations<'name'>(),
  },
  (color) => [
    // Target of the foreign keys that keep a variant or picture to the colors of its own product.
    primaryKey({ columns: [color.productId, color.id] }),
    unique('product_colors_one_per_slug').on(color.productId, color.slug),
    unique('product_colors_in_order').on(color.productId, color.position),
    check('product_colors_slug_form', sql`${color.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('product_colors_name_not_blank', sql`btrim(${color.name}) <> ''`),
    check('product_colors_swatch_form', sql`${color.swatch} ~ '^#[0-9a-f]{6}$'`),
    index('product_colors_by_picture').on(color.swatchPictureId),
  ],
)

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The color that it shows; null when it suits every color. */
    colorId: integer(),
    pictureId: text()
      .notNull()
      .references(() => pictures.id),
    alt: text().notNull(),
    translations: translations<'alt'>(),
  },
  (row) => [
    primaryKey({ columns: [row.productId, row.position] }),
    foreignKey({
      name: 'product_pictures_color_of_product',
      columns: [row.productId, row.colorId],
      foreignColumns: [productColors.productId, productColors.id],
    }),
    index('product_pictures_by_picture').on(row.pictureId),
  ],
)

/** The 3D model of a product; its file is in the media storage (domain/catalog/model.ts). */
export const productModels = pgTable(
  'product_models',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Hash of the content. */
    mediaId: text().notNull(),
    /** Compressed size, as a browser downloads it. */
    bytes: integer().notNull(),
    /** Dimensions of the whole model in centimeters, including loose cushions and folded bedding. */
    widthCm: integer().notNull(),
    depthCm: integer().notNull(),
    heightCm: integer().notNull(),
    /** The product size that the model shows, such as `153*200`, when there are several. */
    size: text(),
    /** Material variants in the file, named after the slugs of the colors that they show. */
    colors: text().array().notNull().default([]),
  },
  (model) => [
    check('product_models_media_is_hash', sql`${model.mediaId} ~ '^[0-9a-f]{24}$'`),
    check('product_models_have_bytes', sql`${model.bytes} > 0`),
    check('product_models_have_measures', sql`${model.widthCm} > 0 and ${model.depthCm} > 0 and ${model.heightCm} > 0`),
  ],
)

/** The unit that shoppers buy: one size of one type of a product in one color. */
export const variants = pgTable(
  'variants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text().notNull().unique(),
    /** Null when the product's color has no name. */
    colorId: integer(),
    /** For example `153*200`; null when the product comes in one size. */
    size: text(),
    /** `Normal` or `Hydraulics`; null when the product comes in one type. */
    type: text(),
    /** In the shop's order: by color, then by size and type. */
    position: integer().notNull(),
    /** Whole rupees, including VAT. */
    price: integer().notNull(),
    oldPrice: integer(),
    stock: integer().notNull().default(0),
    /** Low-stock threshold in pieces; null means the general one of shop_settings. */
    lowStockAt: integer(),
    weightKg: numeric({ precision: 6, scale: 1, mode: 'number' }),
    /** Dimensions in this size, in centimeters; null means the product's. */
    widthCm: integer(),
    depthCm: integer(),
    heightCm: integer(),
  },
  (variant) => [
    foreignKey({
      name: 'variants_color_of_product',
      columns: [variant.productId, variant.colorId],
      foreignColumns: [productColors.productId, productColors.id],
    }),
    unique('variants_one_per_choice')
      .on(variant.productId, variant.colorId, variant.size, variant.type)
      .nullsNotDistinct(),
    unique('variants_in_order').on(variant.productId, variant.position),
    check('variants_price_positive', sql`${variant.price} > 0`),
    check('variants_old_price_higher', sql`${variant.oldPrice} > ${variant.price}`),
    check('variants_stock_not_negative', sql`${variant.stock} >= 0`),
    check('variants_low_stock', sql`${variant.lowStockAt} >= 0`),
    check('variants_weight_positive', sql`${variant.weightKg} > 0`),
    check(
      'variants_dimensions_all_or_none',
      sql`num_nonnulls(${variant.widthCm}, ${variant.depthCm}, ${variant.heightCm}) in (0, 3)
        and coalesce(${variant.widthCm} > 0 and ${variant.depthCm} > 0 and ${variant.heightCm} > 0, true)`,
    ),
    check('variants_sku_form', sql`${variant.sku} ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'`),
  ],
)

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userName: text().notNull(),
    avatarPictureId: text().references(() => pictures.id),
    /** Null for demo reviews, and once the account is deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    rating: smallint().notNull(),
    comment: text().notNull(),
    /** The store's answer; '' for none. */
    answer: text().notNull().default(''),
    answeredAt: timestamp({ withTimezone: true }),
    hidden: boolean().notNull().default(false),
    /** Members of staff; no foreign key, as in order_events. */
    answeredBy: uuid(),
    hiddenBy: uuid(),
    /** Whether the author had received the product. It stays when the account is deleted. */
    isVerified: boolean().notNull().default(false),
    /** What the author bought, as it was sold; null when that is not known, or there was nothing to choose. */
    bought: jsonb().$type<BoughtChoice>(),
    /** Number of helpful votes; a trigger maintains it. */
    helpfulCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (review) => [
    check('reviews_rating_is_stars', sql`${review.rating} between 1 and 5`),
    check('reviews_answer', sql`(${review.answer} = '') = (${review.answeredAt} is null)`),
    unique('reviews_one_each').on(review.userId, review.productId),
    index('reviews_by_product').on(
      review.productId,
      review.createdAt.desc().nullsFirst(),
      review.id.desc().nullsFirst(),
    ),
  ],
)

/** Every word of the catalog once; the nearest one replaces a misspelled search word. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (row) => [
  index('search_words_trigrams').using('gist', row.word.op('gist_trgm_ops')),
])

/** Synonyms for furniture, mostly Nepali: `palang` means `bed`. */
export const searchSynonyms = pgTable('search_synonyms', { word: text().notNull(), means: text().notNull() }, (row) => [
  primaryKey({ columns: [row.word, row.means] }),
  index('search_synonyms_trigrams').using('gist', row.word.op('gist_trgm_ops')),
])
