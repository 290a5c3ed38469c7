import { and, asc, between, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { invoicePrints, invoices, orderEvents, payments, staff } from '../../platform/db/schema.ts'
import type { StoredPaper } from './paper-queries.ts'

/** What the register says of an invoice beyond the paper. Names are '' and times null where nothing happened. */
export type RegisterFacts = { enteredBy: string; printedBy: string; printedAt: Date | null; transactions: string }

type Who = { actor: 'shopper' | 'staff' | 'system'; actorId: string | null }

/**
 * Reads who confirmed the orders of these invoices, who printed them first, and the references of their payments.
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
  const isAmongThem = and(
    eq(invoices.kind, 'invoice'),
    eq(invoices.fiscalYear, first.fiscalYear),
    between(invoices.sequence, first.sequence, last.sequence),
  )
  const { id } = invoices
  const { action, actor, actorId } = orderEvents
  const { reference, receivedAt } = payments
  const [confirmed, prints, references] = await Promise.all([
    db
      .select({ id, actor, actorId })
      .from(invoices)
      .innerJoin(orderEvents, eq(orderEvents.orderId, invoices.orderId))
      .where(and(isAmongThem, eq(action, 'confirm')))
      .orderBy(asc(orderEvents.id)),
    db
      .selectDistinctOn([id], { id, actor: invoicePrints.actor, actorId: invoicePrints.actorId, at: invoicePrints.at })
      .from(invoices)
      .innerJoin(invoicePrints, eq(invoicePrints.invoiceId, id))
      .where(isAmongThem)
      .orderBy(asc(id), asc(invoicePrints.id)),
    db
      .select({ id, all: sql<string>`string_agg(${reference}, ', ' order by ${receivedAt}, ${payments.id})` })
      .from(invoices)
      .innerJoin(payments, eq(payments.orderId, invoices.orderId))
      .where(and(isAmongThem, ne(reference, '')))
      .groupBy(id),
  ])
  const confirmedOf = new Map(confirmed.map((event) => [event.id, event]))
  const printOf = new Map(prints.map((print) => [print.id, print]))
  const referencesOf = new Map(references.map((one) => [one.id, one.all]))
  const nameOf = await readNames(db, [...confirmed, ...prints])
  return (paper) => {
    const print = printOf.get(paper.id)
    return {
      enteredBy: nameOf(confirmedOf.get(paper.id)),
      printedBy: nameOf(print),
      printedAt: print?.at ?? null,
      transactions: referencesOf.get(paper.id) ?? '',
    }
  }
}

/** Staff are named; a shopper is only called so, because this is about who in the shop did it. */
async function readNames(db: Db, whos: readonly Who[]): Promise<(who: Who | undefined) => string> {
  const ids = [...new Set(whos.flatMap(({ actor, actorId }) => (actor === 'staff' && actorId ? [actorId] : [])))]
  const people = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return (who) => {
    if (!who) return ''
    if (who.actor === 'staff') return names.get(who.actorId ?? '') ?? 'Staff'
    return who.actor === 'shopper' ? 'Shopper' : 'Shop'
  }
}
