import type { ClientBase } from 'pg'
import pgBoss from 'pg-boss/package.json' with { type: 'json' }
import { jobKinds, PARKED, PARKED_KEPT_S } from './kinds.ts'

/** Description of the queues' configuration, stored as the comment of pg-boss's schema. */
const prepared = `Kastha's queues: ${JSON.stringify([pgBoss.version, PARKED_KEPT_S, jobKinds])}`

/**
 * Migrates pg-boss's tables to its newest version, and its queues to `jobKinds`. One process at a time. It costs one
 * query when there is nothing to do.
 */
export async function prepareQueues(client: ClientBase): Promise<void> {
  const { rows } = await client.query(`select obj_description(to_regnamespace('pgboss'), 'pg_namespace') as comment`)
  if (rows[0].comment === prepared) return
  await makeQueues(client)
  await client.query(`comment on schema pgboss is ${client.escapeLiteral(prepared)}`)
}

async function makeQueues(client: ClientBase) {
  const { PgBoss } = await import('pg-boss')
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
