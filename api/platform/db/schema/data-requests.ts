import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dataRequestStates } from '#domain/personal-data/data-requests.ts'
import type { HoldingCounts } from '#domain/personal-data/holdings.ts'
import { bytea, instant } from './columns.ts'

/**
 * IDs of guests' records whose contacts are encrypted. `withOtherEmail` counts those with the person's phone number and
 * another email address, which are not the person's.
 */
export type GuestRecords = {
  tickets: string[]
  customRequests: string[]
  questions: number[]
  withOtherEmail: number
}

/** Requests of persons to have their data exported or deleted. Once a request has ended it names nobody. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid().primaryKey(),
    state: text({ enum: dataRequestStates }).notNull().default('searching'),
    /** Keyed hashes of the person's email address (personOf) and phone number (phoneIndex); null for unknown. */
    emailHash: bytea(),
    phoneHash: bytea(),
    /** Email address and phone number, encrypted. Null once the request has ended. */
    contact: bytea(),
    /** What the person asked for, how staff made sure who it is, and which contacts they proved; encrypted. */
    words: bytea().notNull(),
    /** Found by the search; null before, and once the request has ended. */
    found: jsonb().$type<GuestRecords>(),
    staffId: uuid().notNull(),
    staffName: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    exportedAt: instant(),
    /** The member of staff, by name as it was then; the ID is null before, and in requests of earlier versions. */
    exportedBy: text().notNull().default(''),
    exportedById: uuid(),
    /** When a member of staff started the deletion, and likewise who. */
    deletionAt: instant(),
    deletionBy: text().notNull().default(''),
    deletionById: uuid(),
    /** What the shop held when the deletion began. */
    held: jsonb().$type<HoldingCounts>(),
    endedAt: instant(),
    /** Why the last attempt did not come to its end, for staff; '' for none. */
    problem: text().notNull().default(''),
  },
  (request) => [
    check('data_requests_of_somebody', sql`num_nonnulls(${request.emailHash}, ${request.phoneHash}) > 0`),
    check(
      'data_requests_ended',
      sql`(${request.state} in ('deleted', 'closed')) = (${request.endedAt} is not null)
        and (${request.endedAt} is not null) = (${request.contact} is null)`,
    ),
    index('data_requests_by_time').on(request.createdAt.desc().nullsFirst(), request.id),
    index('data_requests_by_email').on(request.emailHash),
    index('data_requests_by_phone').on(request.phoneHash),
    index('data_requests_open')
      .on(request.createdAt)
      .where(sql`ended_at is null`),
  ],
)
