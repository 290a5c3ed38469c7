import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { translations } from './columns.ts'
import { pictures } from './pictures.ts'
import { productColors } from './product-colors.ts'
import { products } from './products.ts'

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
