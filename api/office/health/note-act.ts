import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'

/**
 * Writes an act of staff into the audit log, in their transaction: the queue's tables and those of messages have no trigger
 * that would.
 *
 * @param columns  without personal data, because the log is never rewritten
 */
export async function noteAct(
  staffTx: Db,
  row: { table: string; key: string },
  columns: { before: Record<string, unknown>; after: Record<string, unknown> | null },
): Promise<void> {
  const action = columns.after === null ? 'delete' : 'update'
  await staffTx.execute(sql`
    insert into audit_log (staff_id, staff_name, call, request_id, table_name, row_key, action, before, after)
    values (acting_staff(), current_setting('kastha.staff_name'), current_setting('kastha.call'),
      current_setting('kastha.request'), ${row.table}, ${row.key}, ${action},
      ${json(columns.before)}::jsonb, ${json(columns.after)}::jsonb)`)
}

function json(values: Record<string, unknown> | null): string | null {
  return values === null ? null : JSON.stringify(values)
}
