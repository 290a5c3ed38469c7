import type { Db } from '../../platform/db/client.ts'
import { runNamed } from '../../platform/db/prepared.ts'
import { KEPT } from '../../platform/idempotency/key-queries.ts'
import type { OnceRequest } from './once.ts'
import { lineColumns, ownerColumn, type LineRow } from './line-queries.ts'
import { termsColumns, type TermsRow } from '../terms/shop-queries.ts'

type OpenedRow = TermsRow & {
  isNew: boolean
  cartId: string | null
  /** `addedAt` in seconds. */
  lines: (LineRow & { addedAt: number })[]
}

/**
 * Puts a key down, and takes hold of all that an order goes by, in one statement. A key that somebody else has put down and
 * not yet committed is waited for; one that is too old counts as none. Of the cart's lines those are here whose variants
 * exist; nobody changes or removes these, their variants and products before the transaction ends. Each product is taken
 * before its variants and lower ids before higher ones, by everybody: so nobody waits for somebody who waits for them.
 *
 * What the transaction changes of stock is for its caller to announce (migration 0012).
 */
export async function holdCheckout(
  tx: Db,
  { shopper, owner, key, request }: OnceRequest,
  district: string,
  code: string,
) {
  const text = `
    with opened as (
      insert into idempotency_keys as kept (owner, key, request, status, answer) values ($1, $2, $3, 0, '')
      on conflict (owner, key) do update set request = excluded.request, status = 0, answer = '', created_at = now()
        where kept.created_at < now() - ${KEPT}
      returning 1),
    held as (
      update carts set touched_at = now()
      where ${ownerColumn[shopper.kind]} = $4 and exists (select from opened) returning id),
    bought as (
      select ${lineColumns}, extract(epoch from line.added_at)::float8 as "addedAt"
      from held join cart_lines line on line.cart_id = held.id join variants variant on variant.id = line.variant_id
        join products product on product.id = variant.product_id
      where not line.is_saved
      order by product.id, variant.id
      for no key update of product, variant, line)
    select exists (select from opened) as "isNew", (select id from held) as "cartId",
      (select coalesce(json_agg(bought), '[]') from bought) as lines, ${termsColumns({ district: '$5', code: '$6' })},
      set_config('kastha.placing', 'on', true)`
  const values = [owner, key, request, shopper.key, district, code]
  const [row] = await runNamed<OpenedRow>(tx, `key_open_${shopper.kind}`, text, values)
  return row!
}
