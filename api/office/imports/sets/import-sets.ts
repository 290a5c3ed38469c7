import type { SetImport } from '#contract/admin/imports.ts'
import { defined } from '#domain/defined.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { productSets } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { versionOf } from '../../../platform/records/version.ts'
import { sets } from '../../../shop/sets/admin/sets.ts'
import type { Table } from '../read-table.ts'
import { type PlannedSet, planSets, type SetPlan } from './plan-sets.ts'

const MOST_PROBLEMS_SHOWN = 100

/** Returns what a file of sets would change. Changes nothing. */
export async function checkSets(db: Db, table: Table): Promise<SetImport> {
  return summaryOf(await db.transaction((tx) => planSets(tx, table)))
}

/**
 * Writes a file of sets: all of them or none. Nobody else changes a set meanwhile.
 *
 * @param plan  what staff have seen in the check
 * @throws AppError invalid_input for wrong cells; stale, with the new check in `current`, when the file would now do
 *         something else
 */
export function importSets(staffDb: Db, table: Table, plan: string): Promise<SetImport> {
  return staffDb.transaction(async (tx) => {
    await tx.execute(sql`lock table ${productSets} in share row exclusive mode`)
    const planned = await planSets(tx, table, { holds: true })
    const summary = summaryOf(planned)
    if (summary.problemCount > 0) {
      throw new AppError('invalid_input', 'Some cells of the file are wrong. Please check it again.')
    }
    if (summary.plan !== plan) {
      const refusal = new AppError('stale', 'The shop has changed since the check. Nothing was imported.')
      refusal.current = summary
      throw refusal
    }
    for (const set of planned.sets.filter(({ isChanged }) => isChanged)) await write(tx, set)
    return summary
  })
}

async function write(tx: Db, { before, after }: PlannedSet): Promise<void> {
  if (before) await sets.update(tx, before.id, after, before)
  else await defined(sets.insert, 'insert of sets')(tx, after)
}

function summaryOf({ sets: planned, problems }: SetPlan): SetImport {
  const changes = planned.filter(({ isChanged }) => isChanged)
  const count = (isNew: boolean) => changes.filter(({ before }) => (before === undefined) === isNew).length
  return {
    plan: versionOf(planned.map(({ before, after }) => [before?.id, after, before])),
    added: count(true),
    changed: count(false),
    unchanged: planned.length - changes.length,
    changes: changes.map(({ row, before, after }) => ({ row, name: after.name, isNew: before === undefined })),
    problems: problems.slice(0, MOST_PROBLEMS_SHOWN),
    problemCount: problems.length,
  }
}
