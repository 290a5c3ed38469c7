import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { isAmong } from '../../platform/db/is-among.ts'
import { invoicePrints, orderEvents, staff } from '../../platform/db/schema.ts'
import { readPaymentsOf } from '../../sales/payments/money-rows.ts'
import type { StoredPaper } from './paper-queries.ts'

/** What the register says of an invoice beyond the paper. Names are '' and times null where nothing happened. */
export type RegisterFacts = { enteredBy: string; printedBy: string; printedAt: Date | null; transactions: string }

type Who = { actor: 'shopper' | 'staff' | 'system'; actorId: string | null }

/** Reads who confirmed the orders of these invoices, who printed them first, and the references of their payments. */
export async function readRegisterFacts(
  db: Db,
  papers: readonly StoredPaper[],
): Promise<(paper: StoredPaper) => RegisterFacts> {
  const orderIds = papers.map(({ orderId }) => orderId)
  const { orderId, action, actor, actorId } = orderEvents
  const [confirmed, prints, payments] = await Promise.all([
    db
      .select({ orderId, actor, actorId })
      .from(orderEvents)
      .where(and(isAmong(orderId, orderIds), eq(action, 'confirm')))
      .orderBy(asc(orderEvents.id)),
    db
      .selectDistinctOn([invoicePrints.invoiceId])
      .from(invoicePrints)
      .where(
        isAmong(
          invoicePrints.invoiceId,
          papers.map(({ id }) => id),
        ),
      )
      .orderBy(asc(invoicePrints.invoiceId), asc(invoicePrints.id)),
    readPaymentsOf(db, orderIds),
  ])
  const confirmedOf = new Map(confirmed.map((event) => [event.orderId, event]))
  const printOf = new Map(prints.map((print) => [print.invoiceId, print]))
  const nameOf = await readNames(db, [...confirmed, ...prints])
  return (paper) => {
    const print = printOf.get(paper.id)
    const references = (payments.get(paper.orderId) ?? []).map(({ reference }) => reference)
    return {
      enteredBy: nameOf(confirmedOf.get(paper.orderId)),
      printedBy: nameOf(print),
      printedAt: print?.at ?? null,
      transactions: references.filter((reference) => reference !== '').join(', '),
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
