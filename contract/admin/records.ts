import { ID_PATTERN } from '#domain/id.ts'
import { RowId } from '#contract/common.ts'
import { z } from 'zod'
import { listQuery, Version } from './list.ts'

/** Far above the number of records in any list that staff arrange by hand. */
const MAX_ORDERED = 1_000

/** A numeric record key in a URL. */
export const NumberKey = z.string().regex(ID_PATTERN, 'Must be a whole number from 1 to 999999999').transform(Number)

/** Query of a list whose records staff arrange; sorted by that arrangement by default. */
export function orderedQuery<Filters extends z.ZodRawShape>(filters: Filters, sorts: readonly string[] = []) {
  const query = listQuery(['position', ...sorts], filters)
  return query.extend({ sort: query.shape.sort.unwrap().default('position') })
}

/** A record in a reply: its editable fields and the read-only fields of its page. */
export function recordOf<Draft extends z.ZodRawShape, Shown extends z.ZodRawShape, Key extends z.ZodType>(
  key: Key,
  draft: z.ZodObject<Draft>,
  shown: Shown,
) {
  return z.object({ id: key, version: Version, ...draft.shape, ...shown })
}

/** Body that saves a record: the whole draft, and the version that was edited. Other fields are ignored. */
export function changeOf<Draft extends z.ZodRawShape>(draft: z.ZodObject<Draft>) {
  return z.object({ ...draft.shape, version: Version })
}

/** Ids of all records of a list or group, in their new order. */
export const OrderBody = z.strictObject({ ids: z.array(RowId).min(1).max(MAX_ORDERED) })
export type OrderBody = z.infer<typeof OrderBody>
