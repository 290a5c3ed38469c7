import type { z } from 'zod'
import type { AuditChoices, AuditEntry, AuditList, AuditQuery } from '#contract/admin/audit.ts'
import type { Db } from '../db/client.ts'
import { listAudit, listAuditedPeople, listAuditedTables, type StoredEntry } from './audit-queries.ts'

export async function readAudit(db: Db, query: AuditQuery): Promise<z.infer<typeof AuditList>> {
  const { entries, total } = await listAudit(db, query)
  return { items: entries.map(presentEntry), total }
}

export async function readAuditChoices(db: Db): Promise<AuditChoices> {
  return { people: await listAuditedPeople(db), tables: await listAuditedTables(db) }
}

function presentEntry({ at, tableName, ...entry }: StoredEntry): AuditEntry {
  return { ...entry, at: at.toISOString(), table: tableName }
}
