import { and, eq, ne, sql } from 'drizzle-orm'
import type { EditingBody, EditingOthers } from '#contract/admin/live.ts'
import { EDITING_ENDS_AFTER_S, liveTopics } from '#domain/live/live-topics.ts'
import { mayDo } from '#domain/staff/staff.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { liveEditors, staff } from '../../platform/db/schema.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import type { StaffSession } from '../staff/read-staff-session.ts'

/** Far more than anybody has open. */
const MOST_TABS = 50

const isOpen = sql`${liveEditors.until} > now()`

/**
 * Records for a minute and a half that a tab has a record open for editing. The open pages of others hear of it at once.
 *
 * @returns the colleagues who have it open, too
 * @throws AppError forbidden; too_many_requests beyond fifty tabs, or where records are opened too fast
 */
export async function noteEditing(
  { db, limits }: { db: Db; limits: Pick<AddressLimits, 'editingChangesBy' | 'editingChanges'> },
  me: Pick<StaffSession, 'id' | 'role'>,
  tab: string,
  { topic, id: record }: EditingBody,
): Promise<EditingOthers> {
  if (!mayDo(me.role, liveTopics[topic])) throw new AppError('forbidden', 'Your role does not allow this.')
  return db.transaction(async (tx) => {
    const until = sql`now() + make_interval(secs => ${EDITING_ENDS_AFTER_S})`
    const isSame = sql<boolean>`${eq(liveEditors.topic, topic)} and ${eq(liveEditors.record, record)} and ${isOpen}`
    const [before] = await tx
      .select({ isSame, isOwn: sql<boolean>`${eq(liveEditors.staffId, me.id)}` })
      .from(liveEditors)
      .where(eq(liveEditors.tab, tab))
    if (before?.isOwn === false) throw new AppError('forbidden', 'This tab is of somebody else.')
    if (!before) await refuseTooMany(tx, me.id)
    await tx
      .insert(liveEditors)
      .values({ tab, staffId: me.id, topic, record, until })
      .onConflictDoUpdate({
        target: liveEditors.tab,
        set: { topic, record, until },
        setWhere: eq(liveEditors.staffId, me.id),
      })
    if (!before?.isSame) {
      await limits.editingChangesBy.take(me.id)
      await limits.editingChanges.take('')
      await tell(tx, topic, record, 'edit')
    }
    return { others: await othersAt(tx, me.id, topic, record) }
  })
}

async function refuseTooMany(tx: Db, staffId: string): Promise<void> {
  const open = await tx.$count(liveEditors, and(eq(liveEditors.staffId, staffId), isOpen))
  if (open >= MOST_TABS) throw new AppError('too_many_requests', 'You have too many records open.')
}

function othersAt(tx: Db, me: string, topic: string, record: string) {
  return tx
    .selectDistinct({ id: staff.id, name: staff.name })
    .from(liveEditors)
    .innerJoin(staff, eq(staff.id, liveEditors.staffId))
    .where(and(eq(liveEditors.topic, topic), eq(liveEditors.record, record), ne(liveEditors.staffId, me), isOpen))
    .orderBy(staff.name)
}

/** Ends what `noteEditing` has recorded for a tab of this member of staff. */
export async function endEditing(db: Db, staffId: string, tab: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(liveEditors)
      .where(and(eq(liveEditors.tab, tab), eq(liveEditors.staffId, staffId)))
      .returning({ topic: liveEditors.topic, record: liveEditors.record })
    if (ended) await tell(tx, ended.topic, ended.record, 'leave')
  })
}

async function tell(tx: Db, topic: string, record: string, act: 'edit' | 'leave'): Promise<void> {
  await tx.execute(sql`select note_live(${topic}, ${record}, ${act})`)
}
