import type { Language, Translations } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { runNamed } from '../../platform/db/prepared.ts'
import { localized } from '../../platform/language/localized.ts'
import { MAX_SETS } from '#domain/sets/product-set.ts'

export type SetOfProduct = {
  id: string
  name: string
  percent: number
  /** The main piece first. */
  pieces: { productId: number; quantity: number; sameSize: boolean; listed: boolean }[]
}

/** Reads the active sets that a product belongs to, those first of which it is the main piece. */
export async function readSetsOf(db: Db, productId: number, language: Language): Promise<SetOfProduct[]> {
  const text = `
    select id, name, translations, percent, (
      select json_agg(json_build_object('productId', product_id, 'quantity', quantity, 'sameSize', same_size, 'listed', listed)
        order by piece.position)
      from product_set_pieces piece join products on products.id = piece.product_id
      where piece.set_id = product_sets.id) as pieces
    from product_sets join product_set_pieces own on own.set_id = product_sets.id and own.product_id = $1
    where is_active
    order by own.position, created_at, id
    limit ${MAX_SETS}`
  type Row = SetOfProduct & { translations: Translations<'name'> }
  const rows = await runNamed<Row>(db, 'sets_of_product', text, [productId])
  return rows.map((row) => {
    const { id, percent, pieces } = row
    return { id, name: localized(row, 'name', language), percent, pieces }
  })
}
