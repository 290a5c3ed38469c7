import { z } from 'zod'
import { Id, Limit, Picture } from '#contract/common.ts'

export const Category = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Name in the sidebar filter, if different from `name`. */
  filterName: z.string(),
  /** One or two sentences above the category's listing. */
  intro: z.string(),
  /** Absent for a top-level category. */
  parentId: z.string().optional(),
  /** URLs; the first is the promo picture. */
  images: z.array(z.string()),
  pictures: z.array(Picture),
})
export type Category = z.infer<typeof Category>

export const CategoriesQuery = z.strictObject({
  flat: z.enum(['true', 'false']).optional(),
  limit: Limit(1000, 1000),
})
export const CategoriesReply = z.object({ success: z.literal(true), message: z.string(), data: z.array(Category) })
export type CategoriesReply = z.infer<typeof CategoriesReply>

export const CategoryParams = z.object({ id: Id })
export const CategoryReply = z.object({ success: z.literal(true), message: z.string(), data: Category })
export type CategoryReply = z.infer<typeof CategoryReply>
