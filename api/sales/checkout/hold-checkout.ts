import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { runNamed } from '../../platform/db/prepared.ts'
import { KEPT } from '../../platform/idempotency/key-queries.ts'
import { asCheckoutLine, lineColumns, ownerColumn, type CheckoutLine, type LineRow } from './line-queries.ts'
import { readOutcome, type OnceRequest, type Outcome } from './once.ts'
import { termsColumns, termsOf, type CheckoutTerms, type TermsRow } from '../terms/shop-queries.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

type OpenedRow = TermsRow & {
  isNew: boolean
  cartId: string | null
  /** `addedAt` in seconds. */
  lines: (LineRow & { addedAt: number })[]
}

/**
 * Everything that an order depends on, locked until the transaction ends; `lines` in the order in which they were added.
 */
export type HeldCheckout = { hasCart: boolean; lines: CheckoutLine[]; terms: CheckoutTerms }

/**
 * Claims the key of a request, and locks and reads cart, prices and promotions. A concurrent request with the same key
 * waits until this transaction has ended.
 *
 * @returns what was locked; or how the request ended before
 * @throws AppError key_reused when the key came with another body; unavailable before the shop was set up; Conflict when
 *                  the stored key was deleted meanwhile
 */
export async function holdCheckout(
  tx: Db,
  dataKey: DataKey,
  once: OnceRequest,
  { district, code, language }: { district: string; code: string; language: Language },
): Promise<HeldCheckout | { before: Outcome }> {
  const opened = await openCheckout(tx, once, district, code)
  if (!opened.isNew) return { before: await readOutcome(tx, dataKey, once) }
  const lines = opened.lines.toSorted((one, other) => one.addedAt - other.addedAt || (one.id < other.id ? -1 : 1))
  return {
    hasCart: opened.cartId !== null,
    lines: lines.map((line) => asCheckoutLine(line, language)),
    terms: termsOf(opened, language),
  }
}

/**
 * Inserts the key and locks cart, lines, products and variants, in one statement. It waits for a concurrent, uncommitted
 * insert of the same key, and replaces an expired one. It returns only lines whose variants exist. Every transaction
 * locks a product before its variants and lower ids before higher ones, so no two wait for each other.
 *
 * The caller announces changes of stock (0001_catalog.sql).
 */
async function openCheckout(
  tx: Db,
  { shopper, owner, key, request }: OnceRequest,
  district: string,
  code: string,
): Promise<OpenedRow> {
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
  return onlyRow(await runNamed<OpenedRow>(tx, `key_open_${shopper.kind}`, text, values))
}
