import { and, eq, gt, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { InvitationQuery, StaffInvitation } from '#contract/admin/staff.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import { sayingAny } from '../../platform/records/conditions.ts'
import type { Db } from '../../platform/db/client.ts'
import { staff, staffInvitations } from '../../platform/db/schema.ts'

const sorts = {
  createdAt: staffInvitations.createdAt,
  email: staffInvitations.email,
  name: staffInvitations.name,
  expiresAt: staffInvitations.expiresAt,
}

const isUnanswered = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.withdrawnAt))
const isOpen = and(isUnanswered, gt(staffInvitations.expiresAt, sql`now()`))

const inState: Record<StaffInvitation['state'], SQL | undefined> = {
  open: isOpen,
  expired: and(isUnanswered, lte(staffInvitations.expiresAt, sql`now()`)),
  accepted: isNotNull(staffInvitations.acceptedAt),
  withdrawn: isNotNull(staffInvitations.withdrawnAt),
}

function invitations(db: Db) {
  return db
    .select({ invitation: staffInvitations, invitedBy: staff.name })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .$dynamic()
}

export type StoredInvitation = Awaited<ReturnType<typeof invitations>>[number]

export async function listInvitations(db: Db, query: InvitationQuery) {
  const { q, ids, state } = query
  const wanted = and(
    sayingAny(q, staffInvitations.name, staffInvitations.email),
    ids && inArray(sql`${staffInvitations.id}::text`, ids),
    state && inState[state],
  )
  const { limit, offset } = pageOf(query)
  const found = await invitations(db)
    .where(wanted)
    .orderBy(...orderOf(query.sort, sorts, staffInvitations.id))
    .limit(limit)
    .offset(offset)
  return { found, total: await db.$count(staffInvitations, wanted) }
}

export async function findInvitation(db: Db, id: string): Promise<StoredInvitation | undefined> {
  const [found] = await invitations(db).where(eq(staffInvitations.id, id))
  return found
}

/** Locks an invitation, so that nobody else accepts or withdraws it until the transaction ends. */
export async function lockInvitation(tx: Db, id: string): Promise<StoredInvitation | undefined> {
  await tx.select({ id: staffInvitations.id }).from(staffInvitations).where(eq(staffInvitations.id, id)).for('update')
  return findInvitation(tx, id)
}

/** Returns the invitation of a link if it can still be accepted. */
export async function findOpenInvitation(db: Db, tokenHash: Buffer): Promise<StoredInvitation | undefined> {
  const [found] = await invitations(db).where(and(eq(staffInvitations.tokenHash, tokenHash), isOpen))
  return found
}

/** Whether an address has an open invitation. */
export async function isInvited(db: Db, email: string): Promise<boolean> {
  const isTheirs = sql`lower(${staffInvitations.email}) = lower(${email})`
  return (await db.$count(staffInvitations, and(isTheirs, isOpen))) > 0
}

/** Locks the table of invitations, because two owners may invite the same person concurrently. */
export async function lockInvitations(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${staffInvitations} in share row exclusive mode`)
}

export async function insertInvitation(tx: Db, invitation: typeof staffInvitations.$inferInsert): Promise<void> {
  await tx.insert(staffInvitations).values(invitation)
}

export async function updateInvitation(
  tx: Db,
  id: string,
  change: Partial<typeof staffInvitations.$inferInsert>,
): Promise<void> {
  await tx.update(staffInvitations).set(change).where(eq(staffInvitations.id, id))
}

/**
 * Accepts an invitation.
 *
 * @returns false when it could no longer be accepted
 */
export async function acceptInvitation(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(staffInvitations)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(staffInvitations.id, id), isOpen))
    .returning({ id: staffInvitations.id })
  return rows.length > 0
}
