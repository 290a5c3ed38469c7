import { ID_PATTERN } from '#domain/id.ts'
import { handReasons, MAX_STOCK, MAX_STOCK_NOTE_LENGTH, stockReasons } from '#domain/stock/stock.ts'
import { Day, RowId } from '#contract/common.ts'
import { z } from 'zod'
import { listOf, listQuery } from './list.ts'

const QueryId = z.string().regex(ID_PATTERN).transform(Number).optional()
const QueryYes = z.literal('true').optional()
const Note = z.string().max(MAX_STOCK_NOTE_LENGTH).default('')
const Pieces = z.int().positive().max(MAX_STOCK)

/** A size and type as the lists of the stock name it. */
const NamedVariant = {
  productId: z.int(),
  name: z.string(),
  sku: z.string(),
  size: z.string().nullable(),
  type: z.string().nullable(),
}

export const StockQuery = listQuery(['stock', 'name', 'sold', 'daysLeft'], {
  categoryId: QueryId,
  productId: QueryId,
  /** Just what is at or below its warning. */
  low: QueryYes,
})
export type StockQuery = z.infer<typeof StockQuery>

/** What there is of one variant. */
export const StockRow = z.object({
  /** Id of the variant. */
  id: z.int(),
  ...NamedVariant,
  isPublished: z.boolean(),
  stock: z.int(),
  /** At which staff are warned: its own, or the shop's. */
  lowStockAt: z.int(),
  isLow: z.boolean(),
  /** Pieces, in the last 30 days. */
  sold: z.int(),
  /** How long it lasts at that; null where none was sold. */
  daysLeft: z.int().nullable(),
})
export type StockRow = z.infer<typeof StockRow>
export const StockList = listOf(StockRow)

export const MovementsQuery = listQuery(['id'], {
  variantId: QueryId,
  productId: QueryId,
  reason: z.enum(stockReasons).optional(),
  orderNumber: z.string().max(40).optional(),
  /** Days in Nepal. */
  from: Day.optional(),
  to: Day.optional(),
})
export type MovementsQuery = z.infer<typeof MovementsQuery>

export const StockMovement = z.object({
  id: z.int(),
  variantId: z.int(),
  ...NamedVariant,
  /** Pieces that came, or went (below 0). */
  change: z.int(),
  /** What there was after it. */
  stock: z.int(),
  reason: z.enum(stockReasons),
  orderNumber: z.string().nullable(),
  /** Null where it was no one of the staff. */
  staffName: z.string().nullable(),
  note: z.string(),
  at: z.iso.datetime(),
})
export type StockMovement = z.infer<typeof StockMovement>
export const MovementList = listOf(StockMovement)

const [received, counted, damaged] = handReasons

/** What somebody of the staff says has come or gone. */
export const HandMovement = z.discriminatedUnion('reason', [
  z.strictObject({ variantId: RowId, reason: z.literal(received), pieces: Pieces, note: Note }),
  z.strictObject({
    variantId: RowId,
    reason: z.literal(counted),
    counted: z.int().nonnegative().max(MAX_STOCK),
    /** What the page showed: it is not put right if something was sold or came since. */
    seen: z.int32().nonnegative(),
    note: Note,
  }),
  z.strictObject({ variantId: RowId, reason: z.literal(damaged), pieces: Pieces, note: Note }),
])
export type HandMovement = z.infer<typeof HandMovement>

/** All of it is written down, or nothing; each variant once. */
export const MoveStockBody = z.strictObject({ movements: z.array(HandMovement).min(1).max(500) })
export const MoveStockReply = z.object({ items: z.array(StockRow) })
