import type { AssignedSeveral, Assignment, AssignmentBody, AssignSeveralBody } from '#contract/admin/assignments.ts'
import { assignmentRules, dueProblem, type AssignmentKind } from '#domain/assignments/assignments.ts'
import type { Language } from '#domain/language/languages.ts'
import { readAssignments } from '../../platform/assignments/present-assignment.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../platform/language/sentence.ts'
import { translateMessage } from '../../platform/language/translate-message.ts'
import { refuseFields } from '../../platform/records/refuse-fields.ts'
import { holdOwner, holdRecords, saveAssignment } from './assignment-queries.ts'

/** Names of the kinds in refusals. */
const nouns: Record<AssignmentKind, string> = {
  order: 'order',
  ticket: 'conversation',
  'custom-request': 'request',
  delivery: 'delivery',
}

/**
 * Changes the owner and due time of a record. A change that is made already succeeds again, so that a retry does no harm.
 *
 * @throws AppError not_found; conflict for a finished record; stale, with the present assignment; invalid_input for an
 *         owner who is not active staff with access to the record, or a due time that is not to come
 */
export function assign(
  db: Db,
  { kind, id }: { kind: AssignmentKind; id: string },
  { ownerId, dueAt, version }: AssignmentBody,
): Promise<Assignment> {
  return retryConflicts(() =>
    db.transaction(async (tx) => {
      if (ownerId !== null) await refuseOwner(tx, kind, ownerId)
      const isWork = (await holdRecords(tx, kind, [id])).get(id)
      if (isWork === undefined) throw new AppError('not_found', say('records.no-such', { name: [nouns[kind]] }))
      const before = (await readAssignments(tx, kind, [id]))(id)
      if (isSame(before, { ownerId, dueAt })) return before
      if (!isWork) throw new AppError('conflict', finished(kind))
      refuseChanged(before, version)
      refuseDue(before, dueAt)
      await saveAssignment(tx, { kind, recordId: id }, { ownerId, dueAt: dueAt === null ? null : new Date(dueAt) })
      return (await readAssignments(tx, kind, [id]))(id)
    }),
  )
}

/**
 * Gives several records to one owner, or to nobody. Those that somebody else has assigned since, and finished ones, keep
 * their owner.
 *
 * @throws AppError invalid_input for an owner who is not active staff with access to the records
 */
export function assignSeveral(
  db: Db,
  kind: AssignmentKind,
  { ownerId, records }: AssignSeveralBody,
  language: Language,
): Promise<AssignedSeveral> {
  return retryConflicts(() =>
    db.transaction(async (tx) => {
      if (ownerId !== null) await refuseOwner(tx, kind, ownerId)
      const versions = new Map(records.map(({ id, version }) => [id, version]))
      // Calls that share records lock them in the same order.
      const ids = [...versions.keys()].toSorted()
      const held = await holdRecords(tx, kind, ids)
      const assignmentOf = await readAssignments(tx, kind, ids)
      const refused: AssignedSeveral['refused'] = []
      for (const id of ids) {
        const before = assignmentOf(id)
        if (before.owner?.id === (ownerId ?? undefined) && held.has(id)) continue
        const why = refusalOf(kind, held.get(id)) ?? (before.version === versions.get(id) ? undefined : changed(before))
        if (why !== undefined) refused.push({ id, why: translateMessage(language, why) })
        else await saveAssignment(tx, { kind, recordId: id }, { ownerId })
      }
      return { assigned: ids.length - refused.length, refused }
    }),
  )
}

async function refuseOwner(tx: Db, kind: AssignmentKind, ownerId: string): Promise<void> {
  if (await holdOwner(tx, ownerId, assignmentRules[kind].own)) return
  refuseFields({ ownerId: 'Choose an active colleague who may open this record' })
}

function refusalOf(kind: AssignmentKind, isWork: boolean | undefined): Sentence | undefined {
  if (isWork === undefined) return say('records.no-such', { name: [nouns[kind]] })
  return isWork ? undefined : finished(kind)
}

function finished(kind: AssignmentKind): Sentence {
  return say('assignments.finished', { name: [nouns[kind]] })
}

/** Two people may take the same record at once: the second reads who was faster. */
function refuseChanged(before: Assignment, version: string): void {
  if (before.version === version) return
  const refusal = new AppError('stale', say('assignments.nothing-saved', { reason: [changed(before)] }))
  refusal.current = before
  throw refusal
}

function changed({ owner }: Assignment): Sentence {
  return owner === null
    ? 'Somebody else has changed the owner or due time meanwhile: now it is nobody’s.'
    : say('assignments.changed', { name: owner.name })
}

/** A due time that has passed may stay. */
function refuseDue(before: Assignment, dueAt: string | null): void {
  if (dueAt === null || isSameTime(before.dueAt, dueAt)) return
  refuseFields({ dueAt: dueProblem(new Date(dueAt), new Date()) })
}

function isSame({ owner, dueAt }: Assignment, wanted: Pick<AssignmentBody, 'ownerId' | 'dueAt'>): boolean {
  return (owner?.id ?? null) === wanted.ownerId && isSameTime(dueAt, wanted.dueAt)
}

function isSameTime(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other)
}
