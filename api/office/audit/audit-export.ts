import { actionWords, changesIn, thingOf, type FieldChange } from '#domain/staff/admin-audit-words.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Column } from '#domain/imports/table-files.ts'
import { withOwnerNames } from './owner-names.ts'
import { readAuditBatch, type AuditFilters, type StoredEntry } from './audit-queries.ts'

const ROWS_A_BATCH = 1_000

type AuditLine = StoredEntry & { change: FieldChange }

/** The columns of the exported log. */
export const auditColumns: Column<AuditLine>[] = [
  { heading: 'When (Nepal)', value: ({ at }) => at },
  { heading: 'Who', value: ({ staffName }) => staffName },
  { heading: 'What', value: ({ tableName }) => thingOf(tableName) },
  { heading: 'Record', value: ({ rowKey }) => rowKey },
  { heading: 'Happened', value: ({ action }) => actionWords[action] },
  { heading: 'Field', value: ({ change }) => change.field },
  { heading: 'Before', value: ({ change }) => change.before },
  { heading: 'After', value: ({ change }) => change.after },
  { heading: 'Call', value: ({ call }) => call },
  { heading: 'Request', value: ({ requestId }) => requestId },
]

/**
 * Yields one line per changed field, for any number of entries. Each batch starts after the last id of the previous
 * one, so entries written meanwhile shift nothing.
 */
export async function* auditLines(db: Db, filters: AuditFilters): AsyncGenerator<AuditLine> {
  let last: number | undefined
  for (;;) {
    const entries = await withOwnerNames(db, await readAuditBatch(db, filters, { last, most: ROWS_A_BATCH }))
    if (entries.length === 0) return
    for (const entry of entries) {
      const changes = changesIn(entry)
      const told = changes.length > 0 ? changes : [{ field: '', before: '', after: '' }]
      yield* told.map((change) => ({ ...entry, change }))
    }
    last = entries.at(-1)?.id ?? last
  }
}
