import { sql } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'

/** Counts orders whose figures, payments or refunds do not add up. */
export async function wrongFigures(db: Db) {
  return rowOf(
    db,
    sql`
    with sums as (
      select order_id, sum(subtotal) as subtotal, sum(total) as total, sum(vat) as vat from order_lines group by 1),
    money as (select order_id, sum(amount) as paid from payments group by 1),
    back as (select order_id, sum(amount) as back from refunds group by 1)
    select count(*) filter (where o.subtotal <> s.subtotal or o.total <> s.total + o.shipping or o.vat <> s.vat + o.shipping_vat)::int as totals,
      count(*) filter (where o.state in ('delivered', 'returned') and o.deposit is null and m.paid is distinct from o.total)::int as unpaid,
      count(*) filter (where o.state in ('cancelled', 'returned') and coalesce(m.paid, 0) <> coalesce(b.back, 0))::int as kept,
      count(*) filter (where s.order_id is null)::int as empty
    from orders o left join sums s on s.order_id = o.id left join money m on m.order_id = o.id left join back b on b.order_id = o.id`,
  )
}

/** Counts stock movements, those with a wrong stock, and stocks that are not the sum of theirs. */
export async function wrongStock(db: Db) {
  return rowOf(
    db,
    sql`
    with moved as (
      select variant_id, change, stock, sum(change) over (partition by variant_id order by id) as ought,
        lead(id) over (partition by variant_id order by id) is null as is_last from stock_movements)
    select count(*)::int as moves, count(*) filter (where moved.stock <> ought)::int as wrong,
      count(*) filter (where is_last and moved.stock <> variants.stock)::int as other,
      (select sum(stock) from products)::int - (select sum(stock) from variants)::int as "ofProducts"
    from moved join variants on variants.id = variant_id`,
  )
}

/** Counts gaps and disorder in the numbers of invoices, and missing documents. */
export async function wrongPapers(db: Db) {
  return rowOf(
    db,
    sql`
    with papers as (
      select kind, fiscal_year, sequence, issued_at, lag(sequence, 1, 0) over series as before,
        lag(issued_at) over series as earlier from invoices
      window series as (partition by kind, fiscal_year order by sequence))
    select count(*) filter (where sequence <> before + 1)::int as gaps, count(*) filter (where earlier > issued_at)::int as dates,
      (select count(*) from invoice_counters c where last <>
        (select max(sequence) from invoices i where i.kind = c.kind and i.fiscal_year = c.fiscal_year))::int as counters,
      (select count(*) from order_events e where action = 'confirm' and not exists (
        select from invoices i join orders o on o.id = i.order_id
        where i.order_id = e.order_id and i.kind = 'invoice' and i.total = o.total and i.vat = o.vat))::int as missing,
      (select count(*) from invoices i join orders o on o.id = i.order_id
        where i.kind = 'invoice' and o.state in ('cancelled', 'returned') and not exists (
          select from invoices n where n.credits_id = i.id and n.total = i.total))::int as uncredited
    from papers`,
  )
}

/** Counts cash payments, those that were counted or wait, and wrong handovers. */
export async function cashOf(db: Db) {
  return rowOf(
    db,
    sql`
    select (select count(*) from payments where method = 'cod')::int as paid,
      (select count(*) from waiting_cash)::int + (select count(*) from cash_handover_lines)::int as known,
      (select count(*) from waiting_cash)::int as waits,
      (select count(*) from cash_handovers h where expected <> (
        select sum(amount) from cash_handover_lines l join payments p on p.id = l.payment_id where l.handover_id = h.id))::int as wrong`,
  )
}

async function rowOf(db: Db, query: ReturnType<typeof sql>) {
  return onlyRow((await db.execute(query)).rows)
}
