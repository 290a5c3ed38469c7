import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { assignmentKinds } from '#domain/assignments/assignments.ts'
import { staff } from './staff.ts'
import { orderNotes } from './back-office.ts'
import { instant } from './columns.ts'

/**
 * Owners and due times of orders, tickets, custom requests and deliveries. Triggers on their tables
 * (0062_assignments.sql) add a row for each open record and write `is_open`. When a record is finished, its row goes,
 * or stays closed if it had an owner or a due time.
 */
export const assignments = pgTable(
  'assignments',
  {
    kind: text({ enum: assignmentKinds }).notNull(),
    /** No foreign key, as the record is in one of four tables. */
    recordId: uuid().notNull(),
    /** Null: nobody's. */
    ownerId: uuid().references(() => staff.id),
    dueAt: instant(),
    isOpen: boolean().notNull().default(true),
    /** When the record became work. */
    since: instant().notNull().defaultNow(),
    /** When the owner got it; a trigger writes it (0073_driver_rounds.sql). Null for nobody, and for owners from before. */
    ownedSince: instant(),
  },
  (assignment) => [
    primaryKey({ columns: [assignment.kind, assignment.recordId] }),
    // The three lists of open work, in order of due time.
    index('assignments_of_owner')
      .on(assignment.ownerId, assignment.dueAt, assignment.since, assignment.recordId)
      .where(sql`is_open and owner_id is not null`),
    index('assignments_of_nobody')
      .on(assignment.dueAt, assignment.since, assignment.recordId)
      .where(sql`is_open and owner_id is null`),
    index('assignments_open')
      .on(assignment.dueAt, assignment.since, assignment.recordId)
      .where(sql`is_open`),
    // For the filter by owner in the lists of the four kinds.
    index('assignments_by_owner')
      .on(assignment.kind, assignment.ownerId, assignment.recordId)
      .where(sql`owner_id is not null`),
  ],
)

/** Staff members whom a note about an order mentions. It is in their work until they have seen it. */
export const mentions = pgTable(
  'mentions',
  {
    noteId: uuid()
      .notNull()
      .references(() => orderNotes.id, { onDelete: 'cascade' }),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    at: instant().notNull().defaultNow(),
    seenAt: instant(),
  },
  (mention) => [
    primaryKey({ columns: [mention.noteId, mention.staffId] }),
    index('mentions_unseen')
      .on(mention.staffId, mention.at)
      .where(sql`seen_at is null`),
  ],
)
