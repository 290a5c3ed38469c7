import type { Language, Translations } from '#domain/language/languages.ts'
import { MAX_SETS, type ProductSet } from '#domain/sets/product-set.ts'
import { localized } from '../../platform/language/localized.ts'

/** A set that a cart may complete. */
export type OfferedSet = ProductSet & {
  /** In the shopper's language. */
  name: string
  /** Name with translations, for the copy in an order. */
  kept: { name: string; translations: Translations<'name'> }
}

/** Row as PostgreSQL writes it into JSON. */
export type SetRow = {
  id: string
  name: string
  translations: Translations<'name'>
  percent: number
  pieces: { productId: number; quantity: number; sameSize: boolean }[]
}

/** SQL for a JSON list of SetRow: the active sets. domain/sets/reduce-sets.ts decides which of them a cart completes. */
export const setsJson = `(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'translations', translations, 'percent', percent, 'pieces', (
    select json_agg(json_build_object('productId', product_id, 'quantity', quantity, 'sameSize', same_size) order by position)
    from product_set_pieces where set_id = active.id)) order by id), '[]')
  from (select * from product_sets where is_active order by id limit ${MAX_SETS}) active)`

export function asOfferedSet(row: SetRow, language: Language): OfferedSet {
  const { id, name, translations, percent, pieces } = row
  return {
    id,
    name: localized(row, 'name', language),
    kept: { name, translations },
    percent,
    pieces: pieces.map(({ productId, ...piece }) => ({ ...piece, productId: String(productId) })),
  }
}
