import { ID_PATTERN } from '#domain/id.ts'
import { RowId } from '#contract/common.ts'
import { z } from 'zod'
import { LinkedPicture, Name, Nepali, Line, Paragraphs, Slug } from './parts.ts'
import { listOf, listQuery, Version } from '#contract/admin/list.ts'

const MAX_NAME_LENGTH = 80
const MAX_INTRO_LENGTH = 1_000

export const CategoriesQuery = listQuery(['name', 'position', 'products'], {
  /** Only what lies below this one; `none` for the upper level. */
  parentId: z.union([z.literal('none'), z.string().regex(ID_PATTERN)]).optional(),
})
export type CategoriesQuery = z.infer<typeof CategoriesQuery>

/** What can be edited of a category, or of a subcategory. */
export const CategoryForm = z.strictObject({
  name: Name(MAX_NAME_LENGTH),
  slug: Slug,
  /** In the sidebar filter; null where it is the name. */
  filterName: Line(MAX_NAME_LENGTH).nullable(),
  intro: Paragraphs(MAX_INTRO_LENGTH),
  /** Heading of the customs tariff, for invoices. */
  hsCode: z.string().regex(/^[0-9]{4,8}$/, 'Must be 4 to 8 digits'),
  translations: Nepali({
    name: Line(MAX_NAME_LENGTH),
    filterName: Line(MAX_NAME_LENGTH),
    intro: Paragraphs(MAX_INTRO_LENGTH),
  }),
  pictures: z.array(LinkedPicture).max(10),
})
export type CategoryForm = z.infer<typeof CategoryForm>

/** Where it is made: the category that a subcategory lies in, null for a category. */
export const NewCategory = z.strictObject({ ...CategoryForm.shape, parentId: RowId.nullable() })
export type NewCategory = z.infer<typeof NewCategory>

/** A category as it was read, and changed; what cannot be edited of it is not looked at. */
export const SaveCategory = z.object({ ...CategoryForm.shape, version: Version })
export type SaveCategory = z.infer<typeof SaveCategory>

export const Category = z.object({
  ...CategoryForm.shape,
  id: z.int(),
  parentId: z.int().nullable(),
  /** Among its siblings, from 0 on. */
  position: z.int(),
  /** Products in it, hidden ones too; of a category those of its subcategories among them. */
  products: z.int(),
  subcategories: z.int(),
  version: Version,
})
export type Category = z.infer<typeof Category>

export const CategoryList = listOf(Category)
/** All of them, categories with their subcategories behind them, as the shop shows them. */
export const CategoryTree = z.object({ items: z.array(Category) })

/** Where it shall stand: below which category (null: it is one), and before which of those there (null: last). */
export const PlaceCategory = z.strictObject({
  parentId: RowId.nullable(),
  beforeId: RowId.nullable(),
})
export type PlaceCategory = z.infer<typeof PlaceCategory>
