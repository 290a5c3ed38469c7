import type { AuditEntry } from '#contract/admin/audit.ts'

/** Groups consecutive entries of the same request and staff member. */
export function groupEntries(entries: readonly AuditEntry[]): AuditEntry[][] {
  const groups: AuditEntry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.[0]?.requestId === entry.requestId && last[0].staffId === entry.staffId) last.push(entry)
    else groups.push([entry])
  }
  return groups
}
