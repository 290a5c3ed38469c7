import type { AuditEntry } from '#contract/admin/audit.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
/** As many signs of a long id as tell two records apart. */
const SHOWN_SIGNS = 8

/** What people call a record that the log names: by its own name where the entry has it, else by its key. */
export function recordName({ before, after, rowKey }: AuditEntry): string {
  const columns = after ?? before ?? {}
  const name = columns['name'] ?? columns['title'] ?? columns['number']
  if (typeof name === 'string' && name !== '') return `“${name}”`
  return rowKey
    .split(',')
    .map((key) => (UUID.test(key) ? key.slice(0, SHOWN_SIGNS) : key))
    .join(', ')
}
