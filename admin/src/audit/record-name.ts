import type { AuditEntry } from '#contract/admin/audit.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
/** As many signs of a long id as tell two records apart. */
const SHOWN_SIGNS = 8

/** Of the settings there is one row. */
const ONLY_ROW = 'true'

/** What people call a record that the log names: its name then, else now, else its key. */
export function recordName({ before, after, rowKey, name: nameNow }: AuditEntry): string {
  const columns = after ?? before ?? {}
  const name = columns['number'] ?? columns['title'] ?? columns['name'] ?? nameNow
  if (typeof name === 'string' && name !== '') return `“${name}”`
  if (rowKey === ONLY_ROW) return ''
  return rowKey
    .split(',')
    .map((key) => (UUID.test(key) ? key.slice(0, SHOWN_SIGNS) : key))
    .join(', ')
}
