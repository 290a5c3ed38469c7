import { ID_PATTERN } from '#domain/id.ts'
import { handReasons, MAX_STOCK, MAX_STOCK_NOTE_LENGTH, stockReasons } from '#domain/stock/stock.ts'
import { ChosenColor } from '#contract/catalog/colors.ts'
import { Day, RowId } from '#contract/common.ts'
import { z } from 'zod'
import { listOf, listQuery, longListOf } from './list.ts'

const QueryId = z.string().regex(ID_PATTERN).transform(Number).optional()
const QueryYes = z.literal('true').optional()
const Note = z.string().max(MAX_STOCK_NOTE_LENGTH).default('')
const Pieces = z.int().positive().max(MAX_STOCK)

/** Fields that identify a variant in the stock lists. */
export const NamedVariant = {
  productId: z.int(),
  name: z.string(),
  sku: z.string(),
  color: ChosenColor.nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
}

export const StockQuery = listQuery(['stock', 'name', 'sold', 'daysLeft', 'waiting'], {
  categoryId: QueryId,
  productId: QueryId,
  /** Only variants that this place has or has had; stock, sorting by it and `low` are then about this place. */
  placeId: QueryId,
  /** Only variants at or below their low-stock threshold. */
  low: QueryYes,
})
export type StockQuery = z.infer<typeof StockQuery>

/** Stock of one variant. */
export const StockRow = z.object({
  /** Variant id. */
  id: z.int(),
  ...NamedVariant,
  isPublished: z.boolean(),
  /** Pieces for sale: at the place asked for, or at all places. */
  stock: z.int(),
  /** Pieces at each place, in the order of places, where the shop has several. */
  places: z.array(z.object({ placeId: z.int(), name: z.string(), pieces: z.int() })),
  /** Low-stock threshold: that of the place asked for, the variant's own, or the shop's default. */
  lowStockAt: z.int(),
  isLow: z.boolean(),
  /** Pieces sold in the last 30 days. */
  sold: z.int(),
  /** Days until it sells out at that rate; null if none were sold. */
  daysLeft: z.int().nullable(),
  /** People who wait for a mail when it is back in stock. */
  waiting: z.int(),
})
export type StockRow = z.infer<typeof StockRow>
export const StockList = listOf(StockRow)

export const MovementsQuery = listQuery(['id'], {
  variantId: QueryId,
  productId: QueryId,
  reason: z.enum(stockReasons).optional(),
  placeId: QueryId,
  orderNumber: z.string().max(40).optional(),
  /** Dates in Nepal. */
  from: Day.optional(),
  to: Day.optional(),
})
export type MovementsQuery = z.infer<typeof MovementsQuery>

export const StockMovement = z.object({
  id: z.int(),
  variantId: z.int(),
  ...NamedVariant,
  /** Pieces added; negative if removed. */
  change: z.int(),
  /** Stock after the movement. */
  stock: z.int(),
  reason: z.enum(stockReasons),
  placeId: z.int(),
  /** Name of the place. */
  place: z.string(),
  orderNumber: z.string().nullable(),
  /** Null if no staff member made it. */
  staffName: z.string().nullable(),
  note: z.string(),
  at: z.iso.datetime(),
})
export type StockMovement = z.infer<typeof StockMovement>
export const MovementList = longListOf(StockMovement)

const [received, counted, damaged] = handReasons

/** A stock movement entered by a staff member. */
export const HandMovement = z.discriminatedUnion('reason', [
  z.strictObject({ variantId: RowId, reason: z.literal(received), pieces: Pieces, note: Note }),
  z.strictObject({
    variantId: RowId,
    reason: z.literal(counted),
    counted: z.int().nonnegative().max(MAX_STOCK),
    /** Stock that the page showed. If the stock has changed since, the count is refused. */
    seen: z.int32().nonnegative(),
    note: Note,
  }),
  z.strictObject({ variantId: RowId, reason: z.literal(damaged), pieces: Pieces, note: Note }),
])
export type HandMovement = z.infer<typeof HandMovement>

/** All movements are recorded, or none. Each variant may appear once. */
export const MoveStockBody = z.strictObject({
  movements: z.array(HandMovement).min(1).max(500),
  /**
   * Place of the pieces; `counted` and `seen` are then the stock there. Without it new pieces come to the main place, others go
   * from there first, and a count is one of all places.
   */
  placeId: RowId.optional(),
})
export const MoveStockReply = z.object({ items: z.array(StockRow) })
