import { PgBoss } from 'pg-boss'
import type { PoolClient } from 'pg'
import { jobKinds, PARKED, PARKED_KEPT_S } from './kinds.ts'

/** Brings pg-boss's tables to its newest form and its queues to what `jobKinds` says. One process at a time. */
export async function prepareQueues(client: PoolClient): Promise<void> {
  const executeSql = (text: string, values?: unknown[]) => client.query(text, values)
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false })
  await boss.start()
  try {
    await boss.createQueue(PARKED, { retentionSeconds: PARKED_KEPT_S })
    for (const [kind, options] of Object.entries(jobKinds)) {
      const wanted = { ...options, deadLetter: PARKED, notify: true }
      await boss.createQueue(kind, wanted)
      await boss.updateQueue(kind, wanted)
    }
  } finally {
    await boss.stop()
  }
}
