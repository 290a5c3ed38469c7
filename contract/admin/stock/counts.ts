import { z } from 'zod'
import { RowId } from '#contract/common.ts'
import { ID_PATTERN } from '#domain/id.ts'
import { countStates } from '#domain/stock/places.ts'
import { MAX_STOCK, MAX_STOCK_NOTE_LENGTH } from '#domain/stock/stock.ts'
import { listOf, listQuery } from '#contract/admin/list.ts'
import { NamedVariant } from '#contract/admin/stock.ts'

const MAX_CODE_LENGTH = 100

export const CountsQuery = listQuery(['startedAt'], {
  placeId: z.string().regex(ID_PATTERN).transform(Number).optional(),
  state: z.enum(countStates).optional(),
})
export type CountsQuery = z.infer<typeof CountsQuery>

/** Starts a count of a place, or of one category there. */
export const CountBody = z.strictObject({ placeId: RowId, categoryId: RowId.nullable().default(null) })
export type CountBody = z.output<typeof CountBody>

/** A scanned or typed SKU. `add` counts pieces on top of those counted before; `set` replaces them. */
export const ScanBody = z.strictObject({
  code: z.string().trim().min(1).max(MAX_CODE_LENGTH),
  pieces: z.int().nonnegative().max(MAX_STOCK).default(1),
  mode: z.enum(['add', 'set']).default('add'),
})
export type ScanBody = z.output<typeof ScanBody>

/** Books the differences, or drops the count. `note` is the reason on every movement. */
export const CountEndBody = z.strictObject({
  action: z.enum(['book', 'drop']),
  note: z.string().max(MAX_STOCK_NOTE_LENGTH).default(''),
})
export type CountEndBody = z.output<typeof CountEndBody>

const countColumns = {
  id: z.uuid(),
  placeId: z.int(),
  place: z.string(),
  categoryId: z.int().nullable(),
  /** Name of the category; null for everything at the place. */
  category: z.string().nullable(),
  state: z.enum(countStates),
  note: z.string(),
  startedAt: z.iso.datetime(),
  startedBy: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.string().nullable(),
  /** Variants counted. */
  counted: z.int(),
  /** Variants whose count differs from what was due. */
  different: z.int(),
}

export const StockCountRow = z.object(countColumns)
export type StockCountRow = z.infer<typeof StockCountRow>
export const CountList = listOf(StockCountRow)

const CountLine = z.object({
  variantId: z.int(),
  ...NamedVariant,
  counted: z.int(),
  /** Pieces due at the last scan: those for sale and those set aside for orders. */
  expected: z.int(),
})
export type CountLine = z.infer<typeof CountLine>

export const StockCount = z.object({
  ...countColumns,
  /** The last counted variant first. */
  lines: z.array(CountLine),
  /** Variants with stock there that nobody has counted yet: the first hundred, and how many in all. */
  missing: z.array(z.object({ variantId: z.int(), ...NamedVariant, pieces: z.int() })),
  missingTotal: z.int(),
})
export type StockCount = z.infer<typeof StockCount>

/** The counted variant alone: a count of a large place is long. */
export const ScanReply = z.object({ line: CountLine, counted: z.int(), different: z.int() })
export type ScanReply = z.infer<typeof ScanReply>
