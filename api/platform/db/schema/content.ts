import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { FinishedPlan } from '#domain/planner/finished-plan.ts'
import { categories } from './categories.ts'
import { pictures } from './pictures.ts'
import { products } from './products.ts'
import { instant, translations } from './columns.ts'

/** Promotional offers in the top strip. */
export const hoardings = pgTable(
  'hoardings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    description: text().notNull(),
    isActive: boolean().notNull().default(true),
    /** Scheduled times to show and hide it; each is null once done. */
    startsAt: instant(),
    endsAt: instant(),
    position: integer().notNull().default(0),
    translations: translations<'description'>(),
    createdAt: instant().notNull().defaultNow(),
  },
  (hoarding) => [
    check('hoardings_not_blank', sql`btrim(${hoarding.description}) <> ''`),
    index('hoardings_in_order').on(hoarding.position, hoarding.id),
  ],
)

/** Slides in the home page's hero. */
export const banners = pgTable(
  'banners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    isActive: boolean().notNull().default(true),
    /** Scheduled times to show and hide it; each is null once done. */
    startsAt: instant(),
    endsAt: instant(),
    position: integer().notNull().default(0),
    linkLabel: text(),
    linkCategoryId: integer().references(() => categories.id),
    translations: translations<'title' | 'linkLabel'>(),
    createdAt: instant().notNull().defaultNow(),
  },
  (banner) => [
    check('banners_title_not_blank', sql`btrim(${banner.title}) <> ''`),
    check('banners_link_whole', sql`num_nonnulls(${banner.linkLabel}, ${banner.linkCategoryId}) <> 1`),
    index('banners_in_order').on(banner.position, banner.id),
  ],
)

export const bannerImages = pgTable(
  'banner_images',
  {
    bannerId: integer()
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    pictureId: text()
      .notNull()
      .references(() => pictures.id),
    alt: text().notNull(),
    /** Up to three lines below the title. */
    descriptions: text().array().notNull().default([]),
    translations: translations<'alt' | 'descriptions'>(),
  },
  (image) => [
    primaryKey({ columns: [image.bannerId, image.position] }),
    check('banner_images_three_lines', sql`cardinality(${image.descriptions}) <= 3`),
    index('banner_images_by_picture').on(image.pictureId),
  ],
)

/** A project category (no parent), or a project in one; nothing deeper. */
export const projects = pgTable(
  'projects',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    parentId: integer(),
    level: smallint()
      .notNull()
      .generatedAlwaysAs(sql`case when parent_id is null then 1 else 2 end`),
    parentLevel: smallint()
      .notNull()
      .generatedAlwaysAs(sql`1`),
    position: integer().notNull().default(0),
    /** Finished rooms to begin one's own with. */
    plans: jsonb().$type<FinishedPlan[]>().notNull().default([]),
    translations: translations<'name' | 'description'>(),
  },
  (project) => [
    unique('projects_id_level').on(project.id, project.level),
    foreignKey({
      name: 'projects_parent_is_top_level',
      columns: [project.parentId, project.parentLevel],
      foreignColumns: [project.id, project.level],
    }),
    index('projects_in_order').on(project.parentId, project.position),
    check('projects_slug_form', sql`${project.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('projects_name_not_blank', sql`btrim(${project.name}) <> ''`),
    check('projects_plans_few', sql`jsonb_array_length(${project.plans}) <= 2`),
  ],
)

export const projectPictures = pgTable(
  'project_pictures',
  {
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    pictureId: text()
      .notNull()
      .references(() => pictures.id),
    alt: text().notNull(),
    translations: translations<'alt'>(),
  },
  (row) => [
    primaryKey({ columns: [row.projectId, row.position] }),
    index('project_pictures_by_picture').on(row.pictureId),
  ],
)

/** Products on sale that a project's pictures show. */
export const projectProducts = pgTable(
  'project_products',
  {
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.projectId, row.productId] }),
    index('project_products_by_product').on(row.productId),
  ],
)

/** Trusted clients. */
export const clients = pgTable(
  'clients',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    sector: text().notNull().default(''),
    logoPictureId: text().references(() => pictures.id),
    position: integer().notNull().default(0),
    translations: translations<'name' | 'sector'>(),
  },
  (client) => [
    check('clients_slug_form', sql`${client.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    index('clients_in_order').on(client.position, client.id),
  ],
)
