import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Plan } from '#domain/planner/plan.ts'
import { COMPLAINT_KEPT_YEARS, TICKET_KEPT_MONTHS, type TicketState } from '#domain/tickets/tickets.ts'
import type { Db } from '../../platform/db/client.ts'
import { ticketEvents, tickets } from '../../platform/db/schema.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { deleteInPortions } from '../../platform/jobs/delete-in-portions.ts'

/** A plan is large and read only for a ticket's page. */
export type StoredTicket = Omit<typeof tickets.$inferSelect, 'plan'>
export type StoredTicketEvent = typeof ticketEvents.$inferSelect

const { plan, ...withoutPlan } = getTableColumns(tickets)
/** The columns of a `StoredTicket`. */
export const ticketColumns = withoutPlan

export async function findTicket(db: Db, number: string): Promise<StoredTicket | undefined> {
  const [ticket] = await db.select(ticketColumns).from(tickets).where(eq(tickets.number, number))
  return ticket
}

export async function findTicketById(db: Db, id: string): Promise<StoredTicket | undefined> {
  const [ticket] = await db.select(ticketColumns).from(tickets).where(eq(tickets.id, id))
  return ticket
}

/** Returns the newest room plan that came with a ticket's messages; null without one. */
export async function readTicketPlan(db: Db, id: string): Promise<Plan | null> {
  const [ticket] = await db.select({ plan }).from(tickets).where(eq(tickets.id, id))
  return ticket?.plan ?? null
}

/** Locks a ticket until the transaction ends. */
export async function lockTicket(tx: Db, id: string): Promise<StoredTicket | undefined> {
  const [ticket] = await tx.select(ticketColumns).from(tickets).where(eq(tickets.id, id)).for('update')
  return ticket
}

/**
 * Inserts a ticket.
 *
 * @returns false when its id already exists
 */
export async function insertTicket(tx: Db, ticket: StoredTicket & { plan: Plan | null }): Promise<boolean> {
  const inserted = await tx.insert(tickets).values(ticket).onConflictDoNothing({ target: tickets.id })
  return inserted.rowCount === 1
}

export async function insertTicketEvent(tx: Db, event: typeof ticketEvents.$inferInsert): Promise<void> {
  await tx.insert(ticketEvents).values(event)
}

/** Counts the messages that its sender has written since it was opened, or the answers of staff. */
export function countEvents(tx: Db, ticketId: string, action: 'written' | 'answered'): Promise<number> {
  return tx.$count(ticketEvents, and(eq(ticketEvents.ticketId, ticketId), eq(ticketEvents.action, action)))
}

/** Returns the encrypted messages that its sender has written since it was opened, newest first. */
export async function readWrittenWords(tx: Db, ticketId: string): Promise<Buffer[]> {
  const { action, words, id } = ticketEvents
  const rows = await tx
    .select({ words: sql<Buffer>`${words}` })
    .from(ticketEvents)
    .where(and(eq(ticketEvents.ticketId, ticketId), eq(action, 'written'), isNotNull(words)))
    .orderBy(desc(id))
  return rows.map((row) => row.words)
}

export async function updateTicketState(tx: Db, id: string, state: TicketState, changedAt: Date): Promise<void> {
  await tx.update(tickets).set({ state, changedAt }).where(eq(tickets.id, id))
}

/** The plan of the message before is lost: staff and sender speak of the newest one. */
export async function updateTicketPlan(tx: Db, id: string, newest: Plan): Promise<void> {
  await tx.update(tickets).set({ plan: newest }).where(eq(tickets.id, id))
}

/** Returns the events of a ticket, oldest first. */
export function readTicketEvents(db: Db, ticketId: string): Promise<StoredTicketEvent[]> {
  return db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticketId)).orderBy(asc(ticketEvents.id))
}

export function readTicketsOf(db: Db, userId: string): Promise<StoredTicket[]> {
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(asc(tickets.createdAt), asc(tickets.id))
}

/**
 * Deletes the tickets of an account except complaints, which the law requires us to keep. It requires no room plan.
 *
 * @returns the ids of all of them
 */
export async function deleteTicketsOf(tx: Db, userId: string): Promise<string[]> {
  const all = await readTicketsOf(tx, userId)
  await deleteAllButComplaints(tx, eq(tickets.userId, userId))
  return all.map(({ id }) => id)
}

/** Does the same with these tickets of guests. */
export async function deleteGuestTickets(tx: Db, ids: readonly string[]): Promise<void> {
  await deleteAllButComplaints(tx, and(inArray(tickets.id, [...ids]), isNull(tickets.userId)))
}

async function deleteAllButComplaints(tx: Db, wanted: SQL | undefined): Promise<void> {
  await tx.delete(tickets).where(and(wanted, ne(tickets.kind, 'complaint')))
  await tx
    .update(tickets)
    .set({ plan: null })
    .where(and(wanted, isNotNull(tickets.plan)))
}

/** Deletes tickets, with all their events, when their retention time is over. */
async function deleteOldTickets(db: Db, signal: AbortSignal | undefined): Promise<void> {
  const keptFor = sql`case when ${tickets.kind} = 'complaint' then make_interval(years => ${COMPLAINT_KEPT_YEARS}::int)
    else make_interval(months => ${TICKET_KEPT_MONTHS}::int) end`
  await deleteInPortions(db, tickets, sql`${tickets.changedAt} < now() - ${keptFor}`, signal)
}

/** The daily job that deletes tickets after the time that the privacy policy states. */
export async function cleanTickets(
  _data: JobData['clean-tickets'],
  { db }: { db: Db },
  signal?: AbortSignal,
): Promise<void> {
  await deleteOldTickets(db, signal)
}
