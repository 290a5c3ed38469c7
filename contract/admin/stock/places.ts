import { z } from 'zod'
import { provinces } from '#domain/addresses/provinces.ts'
import { placeKinds } from '#domain/stock/places.ts'
import { MAX_STOCK } from '#domain/stock/stock.ts'
import { RowId } from '#contract/common.ts'
import { orderedQuery, recordOf } from '#contract/admin/records.ts'
import { line, translationsOf } from '#contract/admin/texts.ts'

const districts = provinces.flatMap((province) => province.districts.map(({ name }) => name as string))
const texts = { name: line(120) }

/** A warehouse or showroom with stock. */
export const StockPlaceDraft = z.object({
  name: texts.name,
  kind: z.enum(placeKinds),
  /** Showroom page of this place; null for none. */
  storeId: RowId.nullable().default(null),
  /** English names of districts whose orders are taken from here first. */
  districts: z.array(z.enum(districts, 'Must be a district of Nepal')).max(districts.length).default([]),
  /** Low-stock threshold here; null means that of the variant. */
  lowStockAt: z.int().nonnegative().max(MAX_STOCK).nullable().default(null),
  /** A place with stock or pieces set aside, or with pieces on their way from or to it, cannot be closed. */
  isOpen: z.boolean().default(true),
  translations: translationsOf(texts),
})
export type StockPlaceDraft = z.output<typeof StockPlaceDraft>

export const StockPlace = recordOf(z.int(), StockPlaceDraft, {
  position: z.int(),
  /** The place that every shop has, which gets pieces that come in without the name of a place. */
  isMain: z.boolean(),
  /** Pieces for sale here; null for the main place, which has what the others do not have. */
  pieces: z.int().nullable(),
})
export type StockPlace = z.input<typeof StockPlace>
export const StockPlacesQuery = orderedQuery({ isOpen: z.literal('true').optional() }, ['name'])
