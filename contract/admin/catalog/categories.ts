import { ID_PATTERN } from '#domain/id.ts'
import { RowId } from '#contract/common.ts'
import { z } from 'zod'
import { LinkedPicture, Name, Nepali, Line, Paragraphs, Slug } from './parts.ts'
import { listOf, listQuery, Version } from '#contract/admin/list.ts'

const MAX_NAME_LENGTH = 80
const MAX_INTRO_LENGTH = 1_000

export const CategoriesQuery = listQuery(['name', 'position', 'products'], {
  /** Only children of this category; `none` for the top level. */
  parentId: z.union([z.literal('none'), z.string().regex(ID_PATTERN)]).optional(),
})
export type CategoriesQuery = z.infer<typeof CategoriesQuery>

/** Editable fields of a category or subcategory. */
export const CategoryForm = z.strictObject({
  name: Name(MAX_NAME_LENGTH),
  slug: Slug,
  /** Name in the sidebar filter; null if it is the same as `name`. */
  filterName: Line(MAX_NAME_LENGTH).nullable(),
  intro: Paragraphs(MAX_INTRO_LENGTH),
  /** HS code of the customs tariff, printed on invoices. */
  hsCode: z.string().regex(/^[0-9]{4,8}$/, 'Must be 4 to 8 digits'),
  translations: Nepali({
    name: Line(MAX_NAME_LENGTH),
    filterName: Line(MAX_NAME_LENGTH),
    intro: Paragraphs(MAX_INTRO_LENGTH),
  }),
  pictures: z.array(LinkedPicture).max(10),
})
export type CategoryForm = z.infer<typeof CategoryForm>

/** `parentId` is the parent of a subcategory; null for a top-level category. */
export const NewCategory = z.strictObject({ ...CategoryForm.shape, parentId: RowId.nullable() })
export type NewCategory = z.infer<typeof NewCategory>

/** The category as read, with changes; extra fields are ignored. */
export const SaveCategory = z.object({ ...CategoryForm.shape, version: Version })
export type SaveCategory = z.infer<typeof SaveCategory>

export const Category = z.object({
  ...CategoryForm.shape,
  id: z.int(),
  parentId: z.int().nullable(),
  /** Position among siblings, from 0. */
  position: z.int(),
  /** Number of products, including hidden ones; a category also counts its subcategories' products. */
  products: z.int(),
  subcategories: z.int(),
  version: Version,
})
export type Category = z.infer<typeof Category>

export const CategoryList = listOf(Category)
/** All categories in the shop's order, each followed by its subcategories. */
export const CategoryTree = z.object({ items: z.array(Category) })

/** The target position: the parent category (null: top level), and the sibling to insert before (null: last). */
export const PlaceCategory = z.strictObject({
  parentId: RowId.nullable(),
  beforeId: RowId.nullable(),
})
export type PlaceCategory = z.infer<typeof PlaceCategory>
