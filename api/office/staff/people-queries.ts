import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { StaffQuery } from '#contract/admin/staff.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import { sayingAny } from '../../platform/records/conditions.ts'
import type { Db } from '../../platform/db/client.ts'
import { staff, staffInvitations } from '../../platform/db/schema.ts'
import type { StoredStaff } from './staff-queries.ts'

const sorts = {
  createdAt: staff.createdAt,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  lastSeenAt: staff.lastSeenAt,
}

export async function listPeople(db: Db, query: StaffQuery): Promise<{ people: StoredStaff[]; total: number }> {
  const wanted = whichOf(query)
  const { limit, offset } = pageOf(query)
  const people = await db
    .select()
    .from(staff)
    .where(wanted)
    .orderBy(...orderOf(query.sort, sorts, staff.id))
    .limit(limit)
    .offset(offset)
  return { people, total: await db.$count(staff, wanted) }
}

function whichOf({ q, ids, role, isDisabled }: StaffQuery): SQL | undefined {
  return and(
    sayingAny(q, staff.name, staff.email),
    ids && inArray(sql`${staff.id}::text`, ids),
    role && eq(staff.role, role),
    isDisabled && (isDisabled === 'true' ? isNotNull(staff.disabledAt) : isNull(staff.disabledAt)),
  )
}

/** Returns the names of active staff without a second factor. */
export async function namesWithoutTotp(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: staff.name })
    .from(staff)
    .where(and(isNull(staff.totpSince), isNull(staff.disabledAt)))
    .orderBy(staff.name)
  return rows.map(({ name }) => name)
}

/** Withdraws the open invitations of a staff member who may no longer invite. */
export async function withdrawInvitationsBy(tx: Db, staffId: string): Promise<void> {
  const isOpen = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.withdrawnAt))
  await tx
    .update(staffInvitations)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(staffInvitations.invitedBy, staffId), isOpen))
}
