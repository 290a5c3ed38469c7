import type { RefusedActList } from '#contract/admin/drive.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { countRefusedActs, findAct, readRefusedActs, settleRefusedAct } from './act-queries.ts'
import { presentAct } from './present-act.ts'

/** More than a day brings. */
const MOST_SHOWN = 100

/** Lists the refused acts that wait for the office, oldest first. */
export async function listRefusedActs(db: Db): Promise<RefusedActList> {
  const [rows, total] = await Promise.all([readRefusedActs(db, MOST_SHOWN), countRefusedActs(db)])
  return { items: rows.map((row) => ({ ...presentAct(row), order: row.order })), total }
}

/**
 * Records what the office did about a refused act. The act itself stays as it was.
 *
 * @throws AppError not_found; conflict for an act that was applied or is settled
 */
export async function settleAct(
  db: Db,
  id: string,
  { how, staffId, now = new Date() }: { how: string; staffId: string; now?: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await settleRefusedAct(tx, id, { settledBy: staffId, settlement: how, settledAt: now })) return
    if (!(await findAct(tx, id))) throw new AppError('not_found', 'There is no such act.')
    throw new AppError('conflict', 'Somebody has settled this already.')
  })
}
