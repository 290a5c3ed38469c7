import { desc } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { dataKeyPasses, dataKeys } from '../../platform/db/schema.ts'
import type { Env } from '../../platform/env/env.ts'
import { instructionsFor, type CheckedPoint } from './checked-point.ts'

/** How far the replacement of the data key is; done while there are no older keys. */
export async function checkDataKeys(db: Db, { DATA_KEYS_OLD }: Pick<Env, 'DATA_KEYS_OLD'>): Promise<CheckedPoint> {
  const [newest, ...older] = await db.select().from(dataKeys).orderBy(desc(dataKeys.newestSince))
  const needed = older.filter(({ unusedSince }) => unusedSince === null)
  const point = { point: 'dataKey', title: 'One data key', remedy: instructionsFor('dataKey') } as const
  if (!newest || DATA_KEYS_OLD.length === 0) return { ...point, isMissing: false, text: '' }
  if (needed.length === 0) {
    const text = `Nothing needs a key in DATA_KEYS_OLD any more: remove it there, and start every process again.`
    return { ...point, isMissing: true, text }
  }
  const passes = await db.select().from(dataKeyPasses)
  const ours = passes.filter(({ keyId }) => keyId === newest.id)
  const rewritten = ours.reduce((sum, pass) => sum + pass.rewritten, 0)
  const clean = ours.filter(({ cleanSince }) => cleanSince !== null).length
  const progress =
    ours.length === 0
      ? 'the job begins within ten minutes'
      : `${rewritten} texts and photos are encrypted with ${newest.id}, and ${clean} of ${passes.length} stores hold nothing else`
  const keys = needed.map(({ id }) => id).join(', ')
  return {
    ...point,
    isMissing: true,
    text: `The data key is being replaced: ${progress}. Keep ${keys} in DATA_KEYS_OLD.`,
  }
}
