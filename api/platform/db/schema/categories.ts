import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { pictures } from './pictures.ts'
import { translations } from './columns.ts'

/** Two levels: a category has no parent, a subcategory has one. The keys below forbid anything deeper. */
export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** Name in the sidebar filter, when it differs. */
    filterName: text(),
    intro: text().notNull().default(''),
    /** Heading of the customs tariff, printed on invoices; furniture is 9401 to 9404. */
    hsCode: text().notNull().default('9403'),
    parentId: integer(),
    level: smallint()
      .notNull()
      .generatedAlwaysAs(sql`case when parent_id is null then 1 else 2 end`),
    /** Level that a parent must have: always 1. */
    parentLevel: smallint()
      .notNull()
      .generatedAlwaysAs(sql`1`),
    position: integer().notNull().default(0),
    translations: translations<'name' | 'filterName' | 'intro'>(),
  },
  (category) => [
    unique('categories_id_level').on(category.id, category.level),
    unique('categories_id_parent').on(category.id, category.parentId),
    foreignKey({
      name: 'categories_parent_is_top_level',
      columns: [category.parentId, category.parentLevel],
      foreignColumns: [category.id, category.level],
    }),
    index('categories_by_parent').on(category.parentId, category.position),
    check('categories_slug_form', sql`${category.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('categories_hs_code', sql`${category.hsCode} ~ '^[0-9]{4,8}$'`),
    check('categories_name_not_blank', sql`btrim(${category.name}) <> ''`),
  ],
)

export const categoryPictures = pgTable(
  'category_pictures',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    pictureId: text()
      .notNull()
      .references(() => pictures.id),
    alt: text().notNull(),
    translations: translations<'alt'>(),
  },
  (row) => [
    primaryKey({ columns: [row.categoryId, row.position] }),
    index('category_pictures_by_picture').on(row.pictureId),
  ],
)
