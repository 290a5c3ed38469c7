import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { TicketsQuery } from '#contract/admin/tickets.ts'
import { ownedBy } from '../../../platform/assignments/owned-by.ts'
import { uuidIds, sayingAny } from '../../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { orders, staff, ticketEvents, tickets } from '../../../platform/db/schema.ts'
import { ticketColumns } from '../ticket-queries.ts'

/** Reads a page of all tickets. Senders and messages are encrypted, so only numbers can be searched. */
export async function readTicketPage(db: Db, query: TicketsQuery) {
  const { q, ids, state, kind, owner } = query
  const wanted = and(
    ids && inArray(tickets.id, uuidIds(ids)),
    sayingAny(q, tickets.number, tickets.orderNumber),
    state && eq(tickets.state, state),
    kind && (kind === 'message' ? ne(tickets.kind, 'complaint') : eq(tickets.kind, kind)),
    ownedBy('ticket', tickets.id, owner),
  )
  const { createdAt, changedAt } = tickets
  const { limit, offset } = pageOf(query)
  const [rows, total] = await Promise.all([
    db
      .select(ticketColumns)
      .from(tickets)
      .where(wanted)
      .orderBy(...orderOf(query.sort, { createdAt, changedAt }, tickets.id))
      .limit(limit)
      .offset(offset),
    db.$count(tickets, wanted),
  ])
  return { rows, total }
}

/** Returns the latest words in each of these tickets, encrypted, by the ticket's id. */
export async function readLastWords(db: Db, ticketIds: readonly string[]): Promise<Map<string, Buffer>> {
  const { ticketId, words, id } = ticketEvents
  const rows = await db
    .selectDistinctOn([ticketId], { ticketId, words })
    .from(ticketEvents)
    .where(and(inArray(ticketId, [...ticketIds]), isNotNull(words)))
    .orderBy(ticketId, desc(id))
  return new Map(rows.map((row) => [row.ticketId, row.words!]))
}

/** Returns the names of the staff who acted, in the order of `readTicketEvents`; null for other actors. */
export async function readActors(db: Db, ticketId: string): Promise<(string | null)[]> {
  const rows = await db
    .select({ name: staff.name })
    .from(ticketEvents)
    .leftJoin(staff, and(eq(staff.id, ticketEvents.actorId), eq(ticketEvents.actor, 'staff')))
    .where(eq(ticketEvents.ticketId, ticketId))
    .orderBy(ticketEvents.id)
  return rows.map(({ name }) => name)
}

export async function findOrderIdByNumber(db: Db, number: string): Promise<string | null> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return order?.id ?? null
}
