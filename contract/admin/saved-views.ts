import { QueryRowId } from '#contract/common.ts'
import { z } from 'zod'
import { Version } from './list.ts'

const MAX_NAME_LENGTH = 60
const MAX_FILTERS_LENGTH = 4_000

const FilterValue = z.union([z.string(), z.number(), z.boolean()])
/** Values by filter. They do not nest: JSON.stringify throws for 60,000 levels. */
const Filters = z
  .record(z.string().max(MAX_NAME_LENGTH), z.union([FilterValue, z.array(FilterValue)], 'Must be a value or a list'))
  .refine((filters) => JSON.stringify(filters).length <= MAX_FILTERS_LENGTH, 'Too much to be kept')

const viewShape = {
  name: z.string().trim().min(1, 'Please give it a name').max(MAX_NAME_LENGTH),
  filters: Filters,
  /** Sort order, such as `-placedAt`; '' for the default. */
  sort: z
    .string()
    .regex(/^(-?[a-z]\w*)?$/i, 'Is no order')
    .max(MAX_NAME_LENGTH),
  /** Whether all staff members see it. */
  isShared: z.boolean(),
}
/** Name of the list, such as `orders`. */
const Resource = z.string().regex(/^[a-z][a-z-]{0,40}$/, 'Is no list')

/** Views of one list; without `resource`, all views. */
export const SavedViewsQuery = z.strictObject({ resource: Resource.optional() })

/** Filters and sort order of a list, saved under a name. */
export const SavedView = z.object({
  id: z.int(),
  resource: z.string(),
  ...viewShape,
  /** Views saved by older versions may nest. */
  filters: z.record(z.string(), z.unknown()),
  /** Whether the caller created it; only the creator can change it. */
  isMine: z.boolean(),
  madeBy: z.string(),
  version: Version,
})
export type SavedView = z.infer<typeof SavedView>
export const SavedViewList = z.object({ items: z.array(SavedView), total: z.int() })

export const NewSavedViewBody = z.strictObject({ resource: Resource, ...viewShape })
export type NewSavedViewBody = z.infer<typeof NewSavedViewBody>
export const SavedViewBody = z.strictObject({ ...viewShape, version: Version })
export type SavedViewBody = z.infer<typeof SavedViewBody>
export const SavedViewParams = z.strictObject({ id: QueryRowId })
