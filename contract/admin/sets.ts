import { MAX_PIECE_QUANTITY, MAX_SET_PERCENT, MAX_SET_PIECES, MIN_SET_PIECES } from '#domain/sets/product-set.ts'
import { QueryFlag, QueryRowId, RowId } from '#contract/common.ts'
import { z } from 'zod'
import { listQuery } from './list.ts'
import { recordOf } from './records.ts'
import { Instant, line, translationsOf } from './texts.ts'

const texts = { name: line(80) }

/** A product of a set; the first one is the main piece. */
const SetPieceDraft = z.object({
  productId: RowId,
  /** How many of it belong to one set. */
  quantity: z.int().min(1).max(MAX_PIECE_QUANTITY),
  /** Whether it must have the size of the main piece; false for the main piece itself. */
  sameSize: z.boolean(),
})

/** Products that cost less together. */
export const SetDraft = z.object({
  ...texts,
  /** Percent off the goods of a complete set. */
  percent: z.int().min(1).max(MAX_SET_PERCENT),
  pieces: z
    .array(SetPieceDraft)
    .min(MIN_SET_PIECES, `Must have at least ${MIN_SET_PIECES} products`)
    .max(MAX_SET_PIECES, `Must have at most ${MAX_SET_PIECES} products`),
  isActive: z.boolean(),
  translations: translationsOf(texts),
})
export type SetDraft = z.output<typeof SetDraft>

export const ProductSetRecord = recordOf(z.uuid(), SetDraft, {
  /** Names of the products, the main one first. */
  pieceNames: z.array(z.string()),
  /** Whether shoppers can buy it: active, and every product is shown in the shop. */
  isOffered: z.boolean(),
  createdAt: Instant,
})
export type ProductSetRecord = z.input<typeof ProductSetRecord>

export const SetsQuery = listQuery(['createdAt', 'name', 'percent'], {
  isActive: QueryFlag.optional(),
  /** Sets with this product. */
  productId: QueryRowId.optional(),
})
export type SetsQuery = z.output<typeof SetsQuery>
export const SetKey = z.uuid()
