import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { StoredPaper } from './paper-queries.ts'

/** What the register says of an invoice beyond the paper. Names are '' and times null where nothing happened. */
export type RegisterFacts = { enteredBy: string; printedBy: string; printedAt: Date | null; transactions: string }

/**
 * Reads who confirmed the orders of these invoices, who printed them first, and the references of their payments. Like the
 * papers, they come in one row.
 *
 * @param papers  invoices of one fiscal year in the order of their numbers, without gaps: the database finds them by their
 *   range, since a list of IDs costs more time here than everything else
 */
export async function readRegisterFacts(
  db: Db,
  papers: readonly StoredPaper[],
): Promise<(paper: StoredPaper) => RegisterFacts> {
  const [first, last] = [papers[0], papers.at(-1)]
  if (!first || !last) return () => ({ enteredBy: '', printedBy: '', printedAt: null, transactions: '' })
  // An order is confirmed once, soon after it was placed: the first event that fits ends the search.
  const { rows } = await db.execute<{ facts: GatheredFacts[] }>(sql`
    select json_agg(json_build_array(sequence, ${nameIn('confirmed')}, ${nameIn('print')}, print.at,
      coalesce(paid.transactions, ''))) as facts
    from invoices
    left join lateral (
      select actor, actor_id from order_events
      where order_id = invoices.order_id and action = 'confirm' order by id limit 1
    ) confirmed on true
    left join lateral (
      select actor, actor_id, at from invoice_prints where invoice_id = invoices.id order by id limit 1
    ) print on true
    left join lateral (
      select string_agg(reference, ', ' order by received_at, id) as transactions from payments
      where order_id = invoices.order_id and reference <> ''
    ) paid on true
    where kind = 'invoice' and fiscal_year = ${first.fiscalYear} and sequence between ${first.sequence} and ${last.sequence}`)
  const factsOf = new Map(onlyRow(rows).facts.map(([sequence, ...facts]) => [sequence, facts]))
  return ({ sequence }) => {
    const [enteredBy, printedBy, printedAt, transactions] = factsOf.get(sequence)!
    return { enteredBy, printedBy, printedAt: printedAt === null ? null : new Date(printedAt), transactions }
  }
}

type GatheredFacts = [
  sequence: number,
  enteredBy: string,
  printedBy: string,
  printedAt: string | null,
  transactions: string,
]

/** Staff are named; a shopper is only called so, because this is about who in the shop did it. */
function nameIn(act: 'confirmed' | 'print'): SQL {
  const { actor, id } = { actor: sql.raw(`${act}.actor`), id: sql.raw(`${act}.actor_id`) }
  return sql`case ${actor}
    when 'staff' then coalesce((select name from staff where staff.id = ${id}), 'Staff')
    when 'shopper' then 'Shopper' when 'system' then 'Shop' else '' end`
}
