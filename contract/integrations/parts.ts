import { z } from 'zod'
import { Day, Limit } from '#contract/common.ts'

/** Largest page of a list. */
const MAX_LIMIT = 200
const USUAL_LIMIT = 50
const MAX_CURSOR_LENGTH = 200

/** A point in time; answers give it in UTC. */
export const Instant = z.iso.datetime()

/** Like `Day`: PostgreSQL cannot store each year of the form. */
const EARLIEST = new Date('1900-01-01T00:00:00Z')
const LATEST = new Date('3000-01-01T00:00:00Z')

/** A point in time in a query, with any offset, such as `2026-11-26T09:00:00+05:45`. */
const GivenInstant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at >= EARLIEST && at < LATEST, 'Must be from 1900 to 2999')

/** Query of every list: oldest first, from one page to the next by the cursor. */
export const PageQuery = z.strictObject({
  limit: Limit(USUAL_LIMIT, MAX_LIMIT).describe('Most items of the page'),
  cursor: z.string().max(MAX_CURSOR_LENGTH).optional().describe('`nextCursor` of the page before'),
})
export type PageQuery = z.output<typeof PageQuery>

/** Only what changed since then. */
export const updatedSince = {
  updatedSince: GivenInstant.optional().describe('Only what changed since then: send `asOf` of the last first page'),
}

/** Days in Nepal, both included. */
export const days = {
  from: Day.optional().describe('First day, in Nepal'),
  until: Day.optional().describe('Last day, in Nepal'),
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    nextCursor: z.string().nullable().describe('Null on the last page'),
    asOf: Instant.describe('Everything that changed before it can be in the answer'),
  })
}

/** The answer of a call that changes several things at once. */
export function changedOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item) })
}

/** Required where a call adds something. */
export const OnceHeaders = z.looseObject({
  'idempotency-key': z
    .string('Must be given: a new one for each act, the same one for each try of it')
    .regex(/^[\x21-\x7e]{1,200}$/, 'Must be 1 to 200 visible ASCII characters')
    .describe('A new one for each act, such as a UUID, and the same one for each try of it'),
})

/** A color, size and type, in English; null where the product has none. */
export const choice = { color: z.string().nullable(), size: z.string().nullable(), type: z.string().nullable() }
