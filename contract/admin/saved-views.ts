import { QueryRowId } from '#contract/common.ts'
import { z } from 'zod'
import { Version } from './list.ts'

const MAX_NAME_LENGTH = 60
const MAX_FILTERS_LENGTH = 4_000

const Filters = z
  .record(z.string().max(MAX_NAME_LENGTH), z.unknown())
  .refine((filters) => JSON.stringify(filters).length <= MAX_FILTERS_LENGTH, 'Too much to be kept')

const viewShape = {
  name: z.string().trim().min(1, 'Please give it a name').max(MAX_NAME_LENGTH),
  filters: Filters,
  /** Such as `-placedAt`; '' for the usual order. */
  sort: z
    .string()
    .regex(/^(-?[a-z]\w*)?$/i, 'Is no order')
    .max(MAX_NAME_LENGTH),
  /** Everybody of the staff sees it. */
  isShared: z.boolean(),
}
/** Name of the list, such as `orders`. */
const Resource = z.string().regex(/^[a-z][a-z-]{0,40}$/, 'Is no list')

/** Those of one list; all of them where none is named. */
export const SavedViewsQuery = z.strictObject({ resource: Resource.optional() })

/** A list as somebody wants to see it again: filters and order under a name. */
export const SavedView = z.object({
  id: z.int(),
  resource: z.string(),
  ...viewShape,
  /** Its creator; nobody else can change it. */
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
