import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AssignmentKind } from '#domain/assignments/assignments.ts'
import { staffRoles, mayDo, type Permission } from '#domain/staff/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { assignments, customRequests, deliveries, orders, staff, tickets } from '../../platform/db/schema.ts'

/**
 * Locks records against changes of their state until the transaction ends, always in the same order. A delivery ends with
 * its order too, and every change of it locks the order first.
 *
 * @returns whether each record that exists can have an owner
 */
export async function holdRecords(tx: Db, kind: AssignmentKind, ids: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await holders[kind](tx, [...ids])
  return new Map(rows.map(({ id, isWork }) => [id, isWork]))
}

type Held = { id: string; isWork: boolean }

const isOrderOpen = sql<boolean>`${orders.state} in ('pending', 'confirm')`

const holders: Record<AssignmentKind, (tx: Db, ids: string[]) => Promise<Held[]>> = {
  order: (tx, ids) =>
    tx
      .select({ id: orders.id, isWork: isOrderOpen })
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(asc(orders.id))
      .for('no key update'),
  delivery: async (tx, ids) => {
    const ofOrders = tx.select({ orderId: deliveries.orderId }).from(deliveries).where(inArray(deliveries.id, ids))
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.id, ofOrders))
      .orderBy(asc(orders.id))
      .for('no key update')
    const isWork = sql<boolean>`${deliveries.state} in ('planned', 'out') and ${isOrderOpen}`
    return tx
      .select({ id: deliveries.id, isWork })
      .from(deliveries)
      .innerJoin(orders, eq(orders.id, deliveries.orderId))
      .where(inArray(deliveries.id, ids))
  },
  ticket: (tx, ids) =>
    tx
      .select({ id: tickets.id, isWork: sql<boolean>`${tickets.state} <> 'closed'` })
      .from(tickets)
      .where(inArray(tickets.id, ids))
      .orderBy(asc(tickets.id))
      .for('no key update'),
  'custom-request': (tx, ids) =>
    tx
      .select({ id: customRequests.id, isWork: sql<boolean>`${customRequests.state} in ('requested', 'quoted')` })
      .from(customRequests)
      .where(inArray(customRequests.id, ids))
      .orderBy(asc(customRequests.id))
      .for('no key update'),
}

/** Writes the owner of a held record, and its due time if one is given. */
export async function saveAssignment(
  tx: Db,
  key: { kind: AssignmentKind; recordId: string },
  values: { ownerId: string | null; dueAt?: Date | null },
): Promise<void> {
  await tx
    .insert(assignments)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [assignments.kind, assignments.recordId], set: values })
}

/** Finds an active staff member with a permission, and keeps them so until the transaction ends. */
export async function holdOwner(tx: Db, id: string, needs: Permission): Promise<boolean> {
  const [person] = await tx
    .select({ role: staff.role })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.disabledAt)))
    .for('share')
  return person !== undefined && mayDo(person.role, needs)
}

/** Reads the active staff members with a permission, by name. */
export function readOwners(db: Db, needs: Permission): Promise<{ id: string; name: string }[]> {
  const roles = staffRoles.filter((role) => mayDo(role, needs))
  const { id, name, role, disabledAt } = staff
  return db
    .select({ id, name })
    .from(staff)
    .where(and(isNull(disabledAt), inArray(role, roles)))
    .orderBy(asc(name), asc(id))
}
