import type { z } from 'zod'
import type { AuditChoices, AuditEntry, AuditList, AuditQuery } from '#contract/admin/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { readNames } from './audit-names.ts'
import { withOwnerNames } from './owner-names.ts'
import { listAudit, listAuditedPeople, listAuditedTables, type StoredEntry } from './audit-queries.ts'

export async function readAudit(db: Db, query: AuditQuery): Promise<z.infer<typeof AuditList>> {
  const { entries: found, ...counted } = await listAudit(db, query)
  const [entries, nameOf] = await Promise.all([withOwnerNames(db, found), readNames(db, found)])
  return { items: entries.map((entry) => presentEntry(entry, nameOf(entry))), ...counted }
}

export async function readAuditChoices(db: Db): Promise<AuditChoices> {
  return { people: await listAuditedPeople(db), tables: await listAuditedTables(db) }
}

function presentEntry({ at, tableName, ...entry }: StoredEntry, name: string | null): AuditEntry {
  return { ...entry, name, at: at.toISOString(), table: tableName }
}
