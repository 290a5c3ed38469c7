import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import type { SavedViewBody } from '#contract/admin/saved-views.ts'
import type { Db } from '../../platform/db/client.ts'
import { savedViews, staff } from '../../platform/db/schema.ts'

export type StoredView = Awaited<ReturnType<typeof readViews>>[number]

const columns = {
  id: savedViews.id,
  resource: savedViews.resource,
  name: savedViews.name,
  filters: savedViews.filters,
  sort: savedViews.sort,
  isShared: savedViews.isShared,
  staffId: savedViews.staffId,
  madeBy: staff.name,
}

/** Each look at a list reads all of them. */
const MOST_LISTED = 250

/** Returns one's own views by name, then those that active colleagues share; 250 at most. */
export function readViews(db: Db, staffId: string, resource: string | undefined) {
  const isOwn = eq(savedViews.staffId, staffId)
  const isSeen = or(isOwn, and(eq(savedViews.isShared, true), isNull(staff.disabledAt)))
  return db
    .select(columns)
    .from(savedViews)
    .innerJoin(staff, eq(staff.id, savedViews.staffId))
    .where(and(isSeen, resource === undefined ? undefined : eq(savedViews.resource, resource)))
    .orderBy(desc(isOwn), asc(savedViews.name), asc(savedViews.id))
    .limit(MOST_LISTED)
}

export async function findView(db: Db, id: number): Promise<StoredView | undefined> {
  const [view] = await db
    .select(columns)
    .from(savedViews)
    .innerJoin(staff, eq(staff.id, savedViews.staffId))
    .where(eq(savedViews.id, id))
  return view
}

/**
 * Inserts a view.
 *
 * @returns its id; undefined when the same person already has a view of this name for this list
 */
export async function insertView(tx: Db, view: typeof savedViews.$inferInsert): Promise<number | undefined> {
  const { id, staffId, resource, name } = savedViews
  const [inserted] = await tx
    .insert(savedViews)
    .values(view)
    .onConflictDoNothing({ target: [staffId, resource, name] })
    .returning({ id })
  return inserted?.id
}

/**
 * Locks a staff member's views until the end of the transaction. It locks the person too, because another transaction
 * may add a view.
 */
export async function holdViewsOf(tx: Db, staffId: string) {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('no key update')
  return tx
    .select({ id: savedViews.id, resource: savedViews.resource, name: savedViews.name })
    .from(savedViews)
    .where(eq(savedViews.staffId, staffId))
    .orderBy(asc(savedViews.id))
    .for('no key update')
}

export async function updateView(tx: Db, id: number, values: Omit<SavedViewBody, 'version'>): Promise<void> {
  await tx.update(savedViews).set(values).where(eq(savedViews.id, id))
}

export async function deleteView(tx: Db, id: number): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.id, id))
}
