import { ID_PATTERN } from '#domain/id.ts'
import { RowId } from '#contract/common.ts'
import { z } from 'zod'
import { listQuery, Version } from './list.ts'

/** Far more than the shop has of anything that is put in order by hand. */
const MAX_ORDERED = 1_000

/** The key of a record in its address, where it is a number. */
export const NumberKey = z.string().regex(ID_PATTERN, 'Must be a whole number from 1 to 999999999').transform(Number)

/** Query of a list whose records staff arrange; sorted by that arrangement by default. */
export function orderedQuery<Filters extends z.ZodRawShape>(filters: Filters, sorts: readonly string[] = []) {
  const query = listQuery(['position', ...sorts], filters)
  return query.extend({ sort: query.shape.sort.unwrap().default('position') })
}

/** A record as it is answered: all of it that can be edited, and what else its page shows. */
export function recordOf<Draft extends z.ZodRawShape, Shown extends z.ZodRawShape, Key extends z.ZodType>(
  key: Key,
  draft: z.ZodObject<Draft>,
  shown: Shown,
) {
  return z.object({ id: key, version: Version, ...draft.shape, ...shown })
}

/** What saves a record: the whole draft, and which state of it was edited. What else the record said is not looked at. */
export function changeOf<Draft extends z.ZodRawShape>(draft: z.ZodObject<Draft>) {
  return z.object({ ...draft.shape, version: Version })
}

/** The ids of all records of a list, or of one group of it, as they shall stand. */
export const OrderBody = z.strictObject({ ids: z.array(RowId).min(1).max(MAX_ORDERED) })
export type OrderBody = z.infer<typeof OrderBody>
